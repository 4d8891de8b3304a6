import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Views on hosting pages and in cells appear, disappear and end with them.
@MainActor @Suite(.serialized) struct HostingTests {
  private final class Token {}

  @MainActor private final class Handle {
    var bump: () -> Void = {}
    weak var token: Token?
  }

  private struct Logged: View {
    let log: CallLog
    let handle: Handle
    var label = "count"
    @State private var count = 0
    @State private var token = Token()
    var body: some View {
      handle.bump = { count += 1 }
      handle.token = token
      return Caption("\(label) \(count)").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
    }
  }

  private let log = CallLog()
  private let handle = Handle()

  @Test func aCoveredPageAppearsAgain() {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Logged(log: log, handle: handle)))
    let window = UIWindow(rootViewController: navigation)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    #expect(log.take() == ["appear"])
    navigation.pushViewController(UIViewController(), animated: false)
    Turn.shared.flush()
    #expect(log.take() == ["disappear"])
    navigation.popViewController(animated: false)
    Turn.shared.flush()
    #expect(log.take() == ["appear"])
    window.close()
    Turn.shared.flush()
    #expect(log.take() == ["disappear"])
  }

  @Test func stateEndsWithItsPage() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(rootViewController: navigation)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    for leave in 0..<2 {
      let page = { UIHostingController(rootView: Logged(log: log, handle: handle)) }
      if leave == 0 {
        navigation.pushViewController(page(), animated: false)
      } else {
        navigation.present(page(), animated: false)
      }
      Turn.shared.flush()
      #expect(handle.token != nil)
      if leave == 0 { navigation.popViewController(animated: false) } else { navigation.dismiss(animated: false) }
      handle.bump = {}
      Turn.shared.flush()
      #expect(handle.token == nil)
      #expect(log.take() == ["appear", "disappear"])
    }
    window.close()
  }

  @Test func anotherRootViewKeepsItsState() throws {
    let stage = ViewStage(Logged(log: log, handle: handle))
    stage.change { handle.bump() }
    stage.change { stage.controller?.rootView = Logged(log: log, handle: handle, label: "number") }
    #expect(stage.texts == ["number 1"])
    #expect(log.take() == ["appear"])
  }

  @Test func viewsOfADetachedControllerAppearAndDisappearWithItsView() {
    let outer = UIViewController()
    let window = UIWindow(rootViewController: outer)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let hosting = UIHostingController(rootView: Logged(log: log, handle: handle))
    outer.view.addSubview(hosting.view)
    Turn.shared.flush()
    #expect(log.take() == ["appear"])
    hosting.view.removeFromSuperview()
    Turn.shared.flush()
    #expect(log.take() == ["disappear"])
    window.close()
  }

  /// Views that are a stack of pages while the count is even, and a text otherwise.
  private struct StackOrText: View {
    let model: BorderModel
    var body: some View {
      if model.count.isMultiple(of: 2) {
        NavigationStack { Caption("page").navigationTitle("Page") }
      } else {
        Caption("text")
      }
    }
  }

  @Test func aPaneShowsTheStackThatItsViewsBecomeAndTheTextAfterIt() {
    let model = BorderModel()
    model.count = 1
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIHostingController(rootView: StackOrText(model: model)), for: .secondary)
    let window = UIWindow(rootViewController: split)
    SceneTree.checksInvariants = true
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    /// What represents the last pane: the stack itself, or a page with the text.
    func pane() -> String? {
      let tree = frontEnd.tree
      let split = tree.inReadingOrder().first { if case .split = $0.element { true } else { false } }
      return switch split?.children.last.flatMap({ tree[$0]?.element }) {
      case .navigation: "stack"
      case .screen: "page"
      default: nil
      }
    }
    #expect(pane() == "page" && texts(frontEnd) == ["text"])
    for (count, expected) in [(2, ("stack", "page")), (3, ("page", "text")), (4, ("stack", "page"))] {
      model.count = count
      Turn.shared.flush()
      #expect(pane() == expected.0 && texts(frontEnd) == [expected.1], "\(count)")
      #expect(frontEnd.tree.root.flatMap { frontEnd.tree.subtree($0) } == window.freshSubtree(), "\(count)")
      #expect(frontEnd.faults == [], "\(count)")
    }
    window.close()
  }

  @Test func hiddenPagesDoNotLookForTheirEnvironmentAtAPush() {
    func lookups(atLevel level: Int) -> Int {
      let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Caption("root")))
      let window = UIWindow(rootViewController: navigation)
      window.show(on: HeadlessFrontEnd())
      defer { window.close() }
      func push(_ number: Int) {
        navigation.pushViewController(UIHostingController(rootView: Caption("page \(number)")), animated: false)
        Turn.shared.flush()
      }
      for number in 1..<level { push(number) }
      let before = OuterEnvironment.lookupCount
      push(level)
      return OuterEnvironment.lookupCount - before
    }
    let few = lookups(atLevel: 2)
    #expect(few > 0 && lookups(atLevel: 30) == few)
  }

  // MARK: Cells

  @MainActor private final class List: UIViewController {
    let models: [BorderModel]
    let log: CallLog
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    init(_ models: [BorderModel], _ log: CallLog) {
      self.models = models
      self.log = log
      super.init()
    }
    override func viewDidLoad() {
      let list = UICollectionView(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      view.addSubview(list)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        [models, log] cell, _, index in
        cell.contentConfiguration = UIHostingConfiguration { Row(model: models[index], log: log) }
          .margins(.horizontal, 8)
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, index in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: index)
      }
      show(Array(models.indices))
    }
    func show(_ indices: [Int], reconfiguring: [Int] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(indices)
      snapshot.reconfigureItems(reconfiguring)
      source?.apply(snapshot, animatingDifferences: false)
    }
  }

  private struct Row: View {
    let model: BorderModel
    let log: CallLog
    @State private var marks = 0
    var body: some View {
      Caption("\(model.text) \(model.count)").onAppear { log.add("+") }.onDisappear { log.add("-") }
    }
  }

  private func show(_ list: List) -> (UIWindow, HeadlessFrontEnd) {
    SceneTree.checksInvariants = true
    let window = UIWindow(rootViewController: list)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    return (window, frontEnd)
  }

  private func texts(_ frontEnd: HeadlessFrontEnd) -> [String] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label.text } else { nil }
    }
  }

  @Test func aRowOfViewsFollowsItsModel() {
    let models = (0..<5).map { _ in BorderModel() }
    let list = List(models, log)
    let (window, frontEnd) = show(list)
    #expect(texts(frontEnd) == Array(repeating: "text 0", count: 5))
    #expect(log.take() == Array(repeating: "+", count: 5))
    frontEnd.clearLog()
    let before = BodyPass.shared.evaluationCount
    models[2].count = 4
    Turn.shared.flush()
    #expect(BodyPass.shared.evaluationCount - before == 2)
    #expect(frontEnd.log.operations.count == 1)
    #expect(texts(frontEnd)[2] == "text 4")
    window.close()
  }

  @Test func aRowThatLeavesEndsItsViews() {
    let list = List((0..<3).map { _ in BorderModel() }, log)
    let (window, frontEnd) = show(list)
    _ = log.take()
    list.show([0, 2])
    Turn.shared.flush()
    #expect(texts(frontEnd).count == 2)
    Turn.shared.flush()
    #expect(log.take() == ["-"])
    list.show([2, 0], reconfiguring: [0])
    Turn.shared.flush()
    #expect(log.take() == [])
    window.close()
    Turn.shared.flush()
    #expect(log.take() == ["-", "-"])
  }

  @Test func rowsAreInsertedAndRemovedWithTheirPage() {
    let list = List((0..<2).map { _ in BorderModel() }, log)
    let (window, _) = show(list)
    _ = log.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    list.present(cover, animated: false)
    Turn.shared.flush()
    #expect(log.take() == ["-", "-"])
    cover.dismiss(animated: false)
    Turn.shared.flush()
    #expect(log.take() == ["+", "+"])
    window.close()
  }
}
