import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// At the end of the turn, all objects of a removed page are released: model, controller, views and captured values.
@MainActor @Suite(.serialized) struct LeakTests {
  /// Weak references to all objects of a page.
  @MainActor final class Traces {
    struct Trace {
      weak var object: AnyObject?
      var name: String
    }
    private var traces: [Trace] = []
    func follow(_ name: String, _ object: AnyObject) { traces.append(Trace(object: object, name: name)) }
    var count: Int { traces.count }
    var alive: [String] { traces.filter { $0.object != nil }.map(\.name) }
  }

  /// A page with one control of each kind, bound to its own model.
  static func fullPage(_ name: String, _ traces: Traces) -> UIViewController {
    let model = TestModel()
    let marker = Journal()
    let page = Page(name) { page in
      let bindable = UIBindable(model)
      let field = UITextField(text: bindable.text)
      field.placeholder = "Field of \(name)"
      field.bind(focus: bindable.isFocused)
      let toggle = UISwitch(isOn: bindable.isOn)
      let button = UIButton(
        configuration: .plain(),
        primaryAction: UIAction(title: "Button of \(name)") { _ in marker.write("\(model.text)") })
      let label = UILabel()
      label.observe { [weak label] in label?.text = model.title }
      let stack = UIStackView(arrangedSubviews: [field, toggle, button, label])
      page.view.addSubview(stack)
      page.observe { [weak page] in page?.navigationItem.prompt = model.title }
      page.present(item: bindable.item, onDismiss: { marker.write("left") }) { _ in Page("never") }
      page.navigationDestination(item: bindable.other) { _ in Page("never") }
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Item", primaryAction: UIAction { _ in marker.write("tap") })
      for (name, object) in [
        ("field", field), ("toggle", toggle), ("button", button), ("label", label), ("stack", stack),
      ] as [(String, AnyObject)] { traces.follow(name, object) }

      let list = UICollectionView(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(item)"
        cell.contentConfiguration = content
        cell.accessories = [.detail { marker.write("detail") }]
        cell.observe { [weak cell] in cell?.accessibilityValue = model.title }
        traces.follow("cell", cell)
      }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      source.apply(snapshot)
      page.observe { _ = source }
      page.view.addSubview(list)
      traces.follow("list", list)
      traces.follow("source", source)
    }
    traces.follow("page", page)
    traces.follow("model", model)
    traces.follow("marker", marker)
    return page
  }

  enum Way: String, CaseIterable { case person, program, state, identity, parent, close }

  @Test(arguments: Way.allCases) func aSheetLeavesNothingBehind(way: Way) throws {
    let model = TestModel()
    let traces = Traces()
    var stage: Stage?
    let root = Page("A") { page in
      page.present(item: UIBindable(model).item) { item in
        item.id == 1
          ? UINavigationController(rootViewController: LeakTests.fullPage("S", traces)) : Page("other")
      }
    }
    let navigation = UINavigationController(rootViewController: Page("R"))
    let shown = Stage(navigation)
    stage = shown
    shown.change { navigation.pushViewController(root, animated: false) }
    shown.change { model.item = Item(id: 1) }
    try shown.driver.type("typed", into: "Field of S")
    try shown.driver.tap("Button of S")
    #expect(traces.count == 13)
    #expect(traces.alive.count == traces.count)
    switch way {
    case .person: shown.dismissTop()
    case .program: shown.change { root.dismiss(animated: true) }
    case .state: shown.change { model.item = nil }
    case .identity: shown.change { model.item = Item(id: 2) }
    case .parent: shown.change { navigation.popToRootViewController(animated: false) }
    case .close:
      shown.window.close()
      // The program releases its root page together with the window.
      stage = nil
    }
    #expect(traces.alive == [])
    #expect(stage == nil || shown.frontEnd.faults == [])
  }

  @Test(arguments: [Way.person, .program, .state, .identity, .close])
  func aPushedPageLeavesNothingBehind(way: Way) throws {
    let model = TestModel()
    let traces = Traces()
    weak var weakNavigation: UINavigationController?
    func start() -> Stage {
      let root = Page("A") { page in
        page.navigationDestination(item: UIBindable(model).item) { item in
          item.id == 1 ? LeakTests.fullPage("S", traces) : Page("other")
        }
      }
      let navigation = UINavigationController(rootViewController: root)
      weakNavigation = navigation
      return Stage(navigation)
    }
    let stage = start()
    stage.change { model.item = Item(id: 1) }
    try stage.driver.type("typed", into: "Field of S")
    #expect(traces.alive.count == 13)
    switch way {
    case .person: stage.pop(to: 0)
    case .program: stage.change { weakNavigation?.popViewController(animated: true) }
    case .state: stage.change { model.item = nil }
    case .identity: stage.change { model.item = Item(id: 2) }
    case .parent, .close: stage.window.close()
    }
    #expect(traces.alive == [])
    #expect((weakNavigation == nil) == (way == .close))
  }

  @Test(arguments: [Way.person, .program, .state, .identity, .close])
  func aPageOfAPathLeavesNothingBehind(way: Way) throws {
    let model = TestModel()
    let traces = Traces()
    weak var weakStack: NavigationStackController?
    func start() -> Stage {
      let stack = NavigationStackController(path: UIBindable(model).path) {
        Page("A") { page in
          page.navigationDestination(for: String.self) { name in
            name == "S" ? LeakTests.fullPage("S", traces) : Page(name)
          }
        }
      }
      weakStack = stack
      return Stage(stack)
    }
    let stage = start()
    stage.change { model.path = ["before", "S", "after"] }
    stage.change { model.path = ["before", "S"] }
    try stage.driver.type("typed", into: "Field of S")
    #expect(traces.alive.count == 13)
    switch way {
    case .person: stage.pop(to: 0)
    case .program: stage.change { weakStack?.popViewController(animated: true) }
    case .state: stage.change { model.path = [] }
    case .identity: stage.change { model.path[1] = "T" }
    case .parent, .close: stage.window.close()
    }
    #expect(traces.alive == [])
  }

  @Test func aStackThatIsNeverShownLeavesNothingBehind() {
    weak var weakModel: TestModel?
    do {
      let model = TestModel()
      weakModel = model
      let stack = NavigationStackController(path: UIBindable(model).path) { UIViewController() }
      #expect(stack.view.subviews.isEmpty)
    }
    Turn.shared.flush()
    #expect(weakModel == nil)
  }

  @Test func aClosedWindowIsReleasedWithItsContent() {
    let traces = Traces()
    do {
      let model = TestModel()
      model.item = Item(id: 1)
      let root = LeakTests.fullPage("R", traces)
      root.present(item: UIBindable(model).item) { _ in LeakTests.fullPage("S", traces) }
      let stage = Stage(UINavigationController(rootViewController: root))
      traces.follow("window", stage.window)
      traces.follow("front end", stage.frontEnd)
      traces.follow("model of the app", model)
      #expect(stage.pages == "R [S]")
      #expect(traces.alive.count == traces.count)
      stage.window.close()
      #expect(model.item != nil)
    }
    #expect(traces.alive == [])
  }

  @Test func anAlertLeavesNothingBehind() throws {
    let model = TestModel()
    let traces = Traces()
    let root = Page("A") { page in
      page.present(item: UIBindable(model).item) { item in
        let marker = Journal()
        let alert = UIAlertController(title: "Q", message: nil)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "OK") { _ in marker.write("ok") })
        traces.follow("alert", alert)
        traces.follow("marker", marker)
        return alert
      }
    }
    let stage = Stage(root)
    for round in 1...3 {
      stage.change { model.item = Item(id: round) }
      #expect(traces.alive.count == 2)
      if round == 1 { try stage.driver.tap("OK") }
      if round == 2 { stage.dismissTop() }
      if round == 3 { stage.change { model.item = nil } }
      #expect(traces.alive == [])
    }
  }

  @Test func viewsAddedAndRemovedInOneTurnAreReleased() {
    let root = Page("A")
    let stage = Stage(root)
    let traces = Traces()
    let sheet = Page("S")
    stage.change { root.present(sheet, animated: true) }
    stage.change {
      let label = UILabel(text: "new")
      traces.follow("label", label)
      sheet.view.addSubview(label)
      root.dismiss(animated: true)
    }
    #expect(stage.frontEnd.tree.count == stage.window.tree.count)
    stage.change { sheet.view = UIView() }
    #expect(traces.alive == [])
  }

  @Test func removedRowsAreReleased() {
    let traces = Traces()
    let list = ListPage(items: Array(0..<10), follow: { traces.follow("cell", $0) })
    let stage = Stage(list)
    #expect(traces.alive.count == 10)
    stage.change { list.apply([1, 2]) }
    #expect(traces.alive.count == 2)
    stage.change { list.apply([Int]()) }
    #expect(traces.alive == [])
    stage.window.close()
  }

  @Test func rebindingAndUnbindingReleaseTheOldBinding() {
    let toggle = UISwitch()
    weak var first: TestModel?
    weak var second: TestModel?
    do {
      let model = TestModel()
      first = model
      toggle.bind(isOn: UIBindable(model).isOn)
    }
    #expect(first != nil)
    do {
      let model = TestModel()
      second = model
      toggle.bind(isOn: UIBindable(model).isOn)
    }
    #expect(first == nil)
    toggle.unbind(\.isOn)
    #expect(second == nil)
  }
}
