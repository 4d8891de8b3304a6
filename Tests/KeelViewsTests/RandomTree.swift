import KeelControls
import KeelModel
import KeelViews
import Observation
import Walks

/// A tree of models that determines the views: each node has a kind, which can change.
@MainActor @Observable final class Twig: Identifiable {
  enum Kind: CaseIterable {
    case text, column, line, branch, optional, any, tuple, padded, marked, setting, reading, identified, group, section
    case hosted, control, toggle, field, composed, equatable, list
  }

  nonisolated let id: Int
  var kind: Kind
  var text: String
  var isOn = false
  var children: [Twig]
  /// A list contains no other list.
  @ObservationIgnored let isInList: Bool

  @ObservationIgnored private static var lastID = 0

  init(kind: Kind, text: String, children: [Twig] = [], isInList: Bool) {
    Twig.lastID += 1
    id = Twig.lastID
    self.kind = kind
    self.text = text
    self.children = children
    self.isInList = isInList
  }

  /// A random tree with that many levels at most.
  static func random(levels: Int, isInList: Bool = false, using generator: inout SeededRandom) -> Twig {
    let kind = randomKind(isInList: isInList, using: &generator)
    let count = levels > 0 ? Int.random(in: levels / 2...3, using: &generator) : 0
    let children = (0..<count).map { _ in
      random(levels: levels - 1, isInList: isInList || kind == .list, using: &generator)
    }
    return Twig(kind: kind, text: randomText(using: &generator), children: children, isInList: isInList)
  }

  static func randomKind(isInList: Bool, using generator: inout SeededRandom) -> Kind {
    let kind = Kind.allCases.randomElement(using: &generator) ?? .text
    return kind == .list && isInList ? .column : kind
  }

  static func randomText(using generator: inout SeededRandom) -> String {
    "t\(Int.random(in: 0..<50, using: &generator))"
  }

  /// The node and its descendants.
  var all: [Twig] { [self] + children.flatMap(\.all) }

  func change(using generator: inout SeededRandom) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1, 2: text = Twig.randomText(using: &generator)
    case 3, 4: isOn.toggle()
    case 5: children.shuffle(using: &generator)
    case 6: if let index = children.indices.randomElement(using: &generator) { children.remove(at: index) }
    case 7, 8:
      let child = Twig.random(levels: 1, isInList: isInList || kind == .list, using: &generator)
      children.insert(child, at: Int.random(in: 0...children.count, using: &generator))
    case 9: if children.count > 1 { children.swapAt(0, children.count - 1) }
    case 10:
      // Never a list: descendants of a list must be marked as such when they are created.
      let kind = Twig.randomKind(isInList: true, using: &generator)
      if self.kind != .list { self.kind = kind }
    default: children = []
    }
  }
}

/// The state of a random screen.
@MainActor @Observable final class Twigs {
  var root: Twig
  var sheet: Twig?

  init(root: Twig) { self.root = root }
}

struct TwigsScreen: View {
  @Bindable var twigs: Twigs
  var body: some View {
    VStack { TwigView(twig: twigs.root) }
      .sheet(item: $twigs.sheet) { TwigView(twig: $0) }
  }
}

struct TwigView: View {
  let twig: Twig

  private var first: Twig? { twig.children.first }

  var body: some View {
    switch twig.kind {
    case .text: Text(twig.text)
    case .column: VStack { Several(twig.children) }
    case .line: HStack { Several(twig.children) }
    case .branch:
      if twig.isOn {
        Text(twig.text)
        Several(twig.children)
      } else {
        Several(twig.children)
      }
    case .optional:
      if let first { TwigView(twig: first) }
      if twig.isOn { Text("on") }
    case .any: twig.isOn ? AnyView(Text(twig.text)) : AnyView(Several(twig.children))
    case .tuple:
      Text("before")
      Several(twig.children)
      Text(twig.text)
    case .padded: Several(twig.children).padding(twig.isOn ? 16 : 8).disabled(twig.isOn)
    case .marked: VStack { Several(twig.children) }.font(twig.isOn ? .headline : nil).accessibilityLabel(twig.text)
    case .setting: VStack { Several(twig.children) }.environment(\.mood, twig.text)
    case .reading: Mood()
    case .identified: VStack { Several(twig.children) }.id(twig.text)
    case .group: Group { Several(twig.children) }.foregroundStyle(twig.isOn ? .secondary : .primary)
    case .section: GroupBox(twig.text) { Several(twig.children) }
    case .hosted: HostedTwig(twig: twig)
    case .control: Caption(twig.text)
    case .toggle: Toggle(twig.text, isOn: Bindable(twig).isOn)
    case .field: TextField("Field", text: Bindable(twig).text)
    case .composed: VStack { Several(twig.children) }.modifier(Boxed(title: twig.text, isTwice: twig.isOn))
    case .equatable: Same(text: twig.text).equatable()
    case .list:
      List {
        if twig.isOn { Section(twig.text) { Several(twig.children) } } else { Several(twig.children) }
        Text(twig.text)
      }
    }
  }

  /// A view for each model.
  private struct Several: View {
    let twigs: [Twig]
    init(_ twigs: [Twig]) { self.twigs = twigs }
    var body: some View { ForEach(twigs) { TwigView(twig: $0) } }
  }

  private struct Boxed: ViewModifier {
    let title: String
    let isTwice: Bool
    func body(content: Content) -> some View {
      VStack {
        Text(title)
        if isTwice { Text(title) }
        content
      }
    }
  }

  private struct Same: View, Equatable {
    let text: String
    var body: some View { Text(text) }
  }

  private struct Mood: View {
    @Environment(\.mood) private var mood
    var body: some View { Text("mood \(mood)") }
  }
}

/// Views in a controller, inside views.
private struct HostedTwig: UIViewControllerRepresentable {
  let twig: Twig

  func makeUIViewController(context: Context) -> UIHostingController<Page> {
    UIHostingController(rootView: Page(twigs: twig.children, isOn: false))
  }

  func updateUIViewController(_ controller: UIHostingController<Page>, context: Context) {
    controller.rootView = Page(twigs: twig.children, isOn: twig.isOn)
  }

  struct Page: View {
    let twigs: [Twig]
    let isOn: Bool
    var body: some View {
      VStack {
        if isOn { Text("hosted") }
        ForEach(twigs) { TwigView(twig: $0) }
      }
    }
  }
}

private struct MoodKey: EnvironmentKey { static let defaultValue = "calm" }
extension EnvironmentValues {
  fileprivate var mood: String {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}
