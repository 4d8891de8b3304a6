import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

private struct ThemeKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "none"
  static func read(from traitCollection: UITraitCollection) -> String { traitCollection[ThemeTrait.self] }
  static func write(to mutableTraits: inout any UIMutableTraits, value: String) { mutableTraits.theme = value }
}

/// A key that is read from a trait and never written, as in Apple's sample code.
private struct IsNarrowKey: EnvironmentKey {
  static let defaultValue = false
}

extension IsNarrowKey: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool { traitCollection.horizontalSizeClass == .compact }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
  fileprivate var isNarrow: Bool {
    get { self[IsNarrowKey.self] }
    set { self[IsNarrowKey.self] = newValue }
  }
}

private struct ThemeReader: View {
  @Environment(\.theme) private var theme
  @Environment(\.isNarrow) private var isNarrow
  @Environment(\.colorScheme) private var colorScheme
  /// The number of evaluations. Windows of other tests may follow a change of the screen's size as well.
  @MainActor static var bodies = 0

  var body: some View {
    let _ = Self.bodies += 1
    Caption("\(theme) \(isNarrow ? "narrow" : "wide") \(colorScheme == .dark ? "dark" : "light")")
  }
}

private final class ThemeLabel: UILabel {}

private struct ThemeControl: UIViewRepresentable {
  func makeUIView(context: Context) -> ThemeLabel { ThemeLabel() }
  func updateUIView(_ label: ThemeLabel, context: Context) {
    label.text = "view: \(label.traitCollection[ThemeTrait.self])"
  }
}

/// A controller that shows what it reads of its traits, and hosts views again.
private final class ThemeController: UIViewController {
  let label = UILabel()
  let inner = UIHostingController(rootView: ThemeReader())
  var seen = 0

  override func viewDidLoad() {
    view.addSubview(label)
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
    observe { [weak self] in
      guard let self else { return }
      let traits = traitCollection
      label.text = "page: \(traits[ThemeTrait.self]) \(traits.horizontalSizeClass) \(traits.userInterfaceStyle)"
      seen += 1
    }
  }
}

private struct ThemePage: UIViewControllerRepresentable {
  let keep: (ThemeController) -> Void
  func makeUIViewController(context: Context) -> ThemeController {
    let controller = ThemeController()
    keep(controller)
    return controller
  }
  func updateUIViewController(_ controller: ThemeController, context: Context) {}
}

/// Traits of the program reach hosted views, and values of views reach the controls and controllers that they wrap.
@MainActor @Suite(.serialized) struct TraitTests {
  private final class Shown { weak var controller: ThemeController? }

  @Observable @MainActor final class Model {
    var theme: String?
    var isCompact = false
  }

  private struct Outer: View {
    let model: Model
    let shown: Shown
    var body: some View {
      Group {
        if let theme = model.theme {
          VStack {
            ThemePage { shown.controller = $0 }
            ThemeControl()
          }
          .environment(\.theme, theme).environment(\.isNarrow, true)
          .environment(\.horizontalSizeClass, model.isCompact ? .compact : .regular)
        } else {
          ThemeReader()
        }
      }
    }
  }

  private func window(_ controller: UIViewController) -> (UIWindow, HeadlessFrontEnd) {
    let window = UIWindow(rootViewController: controller)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    return (window, frontEnd)
  }

  private func texts(_ frontEnd: HeadlessFrontEnd) -> [String] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label.text } else { nil }
    }
  }

  private func change(_ work: () -> Void) {
    work()
    Turn.shared.flush()
  }

  @Test func traitsOfTheWindowAreReadByABridgedKey() {
    let stage = ViewStage(ThemeReader())
    #expect(stage.texts == ["plain wide light"])
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(stage.texts == ["plain narrow light"])
    // A change that the key does not read evaluates no body: the caption shows no size.
    let before = ThemeReader.bodies
    let cost = stage.change { stage.frontEnd.changeEnvironment { $0.verticalSizeClass = .compact } }
    #expect(ThemeReader.bodies == before && cost.operations.isEmpty)
    stage.expectFresh()
  }

  @Test func overridesReachHostedViewsFromWhereTheyAreSet() {
    let hosting = UIHostingController(rootView: ThemeReader())
    let outer = UIViewController()
    outer.addChild(hosting)
    outer.view.addSubview(hosting.view)
    hosting.didMove(toParent: outer)
    let (window, frontEnd) = window(outer)
    #expect(texts(frontEnd) == ["plain wide light"])
    change { outer.traitOverrides[ThemeTrait.self] = "festive" }
    #expect(texts(frontEnd) == ["festive wide light"])
    #expect(hosting.traitCollection[ThemeTrait.self] == "festive")
    change { outer.view.traitOverrides[ThemeTrait.self] = "of the view" }
    #expect(texts(frontEnd) == ["of the view wide light"])
    change { outer.view.traitOverrides.remove(ThemeTrait.self) }
    change { hosting.traitOverrides.theme = "own" }
    #expect(texts(frontEnd) == ["own wide light"])
    #expect(outer.traitCollection[ThemeTrait.self] == "festive")
    change {
      hosting.traitOverrides.remove(ThemeTrait.self)
      outer.traitOverrides.horizontalSizeClass = .compact
      outer.traitOverrides.userInterfaceStyle = .dark
    }
    #expect(texts(frontEnd) == ["festive narrow dark"])
    #expect(window.rootViewController?.traitCollection.horizontalSizeClass == .compact)
    change { outer.traitOverrides = UITraitOverrides() }
    #expect(texts(frontEnd) == ["plain wide light"])
    change { window.traitOverrides.theme = "of the window" }
    #expect(texts(frontEnd) == ["of the window wide light"])
    #expect(frontEnd.faults == [])
  }

  @Test func valuesOfViewsReachWrappedControlsAndTheViewsThatTheseHost() throws {
    let model = Model()
    let shown = Shown()
    let stage = ViewStage(Outer(model: model, shown: shown))
    #expect(stage.texts == ["plain wide light"])
    stage.change { model.theme = "blue" }
    // The width that the views have set is read through the trait, and the value that is never written passes through.
    #expect(stage.texts == ["page: blue regular light", "blue narrow light", "view: blue"])
    stage.change { model.theme = "red" }
    #expect(stage.texts == ["page: red regular light", "red narrow light", "view: red"])
    stage.change { model.isCompact = true }
    #expect(stage.texts == ["page: red compact light", "red narrow light", "view: red"])
    var controller: ThemeController? = shown.controller
    stage.change {
      controller?.traitOverrides.theme = "green"
      controller?.traitOverrides.userInterfaceStyle = .dark
    }
    #expect(stage.texts == ["page: green compact dark", "green narrow dark", "view: red"])
    let seen = try #require(controller?.seen)
    stage.change { model.isCompact = false }
    #expect(stage.texts == ["page: green regular dark", "green narrow dark", "view: red"])
    #expect(controller?.seen == seen + 1)
    stage.change { controller?.traitOverrides = UITraitOverrides() }
    #expect(stage.texts == ["page: red regular light", "red narrow light", "view: red"])
    stage.change { model.theme = nil }
    controller = nil
    #expect(shown.controller == nil)
    #expect(stage.texts == ["plain wide light"])
    stage.expectFresh()
  }

  @Test func anOverrideChoosesBetweenTabsAndASidebar() {
    let tabs = UITabBarController()
    tabs.mode = .tabSidebar
    tabs.viewControllers = [UIHostingController(rootView: ThemeReader()), UIViewController()]
    let (_, frontEnd) = window(tabs)
    func isSidebar() -> Bool? {
      frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        if case .tabs(let tabs) = node.element { tabs.isSidebar } else { nil }
      }.first
    }
    #expect(isSidebar() == true)
    change { tabs.traitOverrides.prefersTabNavigation = true }
    #expect(isSidebar() == false)
    change { tabs.traitOverrides.remove(UITraitPrefersTabNavigation.self) }
    #expect(isSidebar() == true)
  }

  @Test func aCollectionIsMadeAndComparedByItsValues() {
    let dark = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[ThemeTrait.self] = "dim"
    }
    #expect(dark.userInterfaceStyle == .dark && dark[ThemeTrait.self] == "dim")
    let same = UITraitCollection().modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.theme = "dim"
    }
    #expect(dark == same)
    #expect(dark != dark.modifyingTraits { $0.theme = "other" })
    #expect(UITraitCollection()[ThemeTrait.self] == "plain")
    var overrides = UITraitOverrides()
    #expect(!overrides.contains(ThemeTrait.self))
    overrides.theme = "set"
    #expect(overrides.contains(ThemeTrait.self) && !overrides.contains(UITraitUserInterfaceStyle.self))
  }
}
