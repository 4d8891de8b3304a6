import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// A window on a headless front end.
@MainActor final class Stage {
  let window: UIWindow
  let frontEnd: HeadlessFrontEnd
  let driver: Driver

  init(_ root: UIViewController, visibleRows: Int = 40, shows: Bool = true) {
    SceneTree.checksInvariants = true
    window = UIWindow(rootViewController: root)
    frontEnd = HeadlessFrontEnd(visibleRows: visibleRows)
    driver = Driver(frontEnd)
    if shows { show() }
  }

  func show() { window.show(on: frontEnd) }

  /// Makes a change, runs the turn, and returns the operations sent to the front end.
  @discardableResult
  func change(_ work: () -> Void) -> [Patch.Operation] {
    frontEnd.clearLog()
    work()
    Turn.shared.flush()
    return frontEnd.log.operations
  }

  /// Sends an event and returns the operations sent to the front end before `send` returned.
  @discardableResult
  func send(_ event: Event) -> [Patch.Operation] {
    frontEnd.clearLog()
    window.send(event)
    return frontEnd.log.operations
  }

  /// Expects that the front end shows the same as a new description, and that no patch was invalid.
  func expectFresh(_ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
      frontEnd.tree.root.flatMap { frontEnd.tree.subtree($0) } == window.freshSubtree(), comment,
      sourceLocation: sourceLocation)
    #expect(frontEnd.faults == [], comment, sourceLocation: sourceLocation)
  }

  /// The content of the window, one word each: the titles of pages and alerts, with sheets in brackets.
  var pages: String {
    func describe(_ id: NodeID) -> String? {
      guard let node = frontEnd.tree[id] else { return nil }
      let inside = node.children.compactMap(describe).joined(separator: " ")
      switch node.element {
      case .screen(let screen): return screen.title
      case .alert(let alert): return "!" + alert.title
      case .sheet: return "[\(inside)]"
      default: return inside.isEmpty ? nil : inside
      }
    }
    return frontEnd.tree.root.flatMap(describe) ?? ""
  }

  /// The last node in reading order that matches.
  func id(where matches: (Node) -> Bool) -> NodeID? { frontEnd.tree.inReadingOrder().last(where: matches)?.id }

  var navigation: NodeID? { id { if case .navigation = $0.element { true } else { false } } }
  var topSheet: NodeID? { id { if case .sheet = $0.element { true } else { false } } }
  var topAlert: NodeID? { id { if case .alert = $0.element { true } else { false } } }

  func button(_ title: String) -> NodeID? {
    id { if case .button(let button) = $0.element { button.title == title } else { false } }
  }

  @discardableResult
  func dismissTop() -> [Patch.Operation] {
    guard let root = frontEnd.tree.root, let top = frontEnd.tree[root]?.children.last else { return [] }
    return send(.dismiss(top))
  }

  @discardableResult
  func pop(to level: Int) -> [Patch.Operation] {
    navigation.map { send(.pop($0, toLevel: level)) } ?? []
  }
}

/// Recorded calls, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that records its lifecycle callbacks.
@MainActor class Page: UIViewController {
  let journal: Journal?
  var onLoad: ((Page) -> Void)?
  let name: String

  init(_ name: String, _ journal: Journal? = nil, onLoad: ((Page) -> Void)? = nil) {
    self.journal = journal
    self.name = name
    self.onLoad = onLoad
    super.init()
    title = name
  }

  func note(_ what: String) { journal?.write("\(name) \(what)") }
  override func viewDidLoad() {
    note("didLoad")
    onLoad?(self)
    onLoad = nil
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willMoveOut" : "willMoveIn") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didMoveOut" : "didMoveIn") }
}
