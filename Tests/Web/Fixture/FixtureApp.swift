import KeelScene
import KeelWeb

/// The state that all tabs share: a number, and a text that a clock can change.
@MainActor final class FixtureApp {
  private(set) var shared = 0
  private(set) var stamp = ""
  private(set) var ticks = 0
  private var scenes: [ObjectIdentifier: FixtureScene] = [:]

  var sceneCount: Int { scenes.count }

  func add(_ scene: FixtureScene) { scenes[ObjectIdentifier(scene)] = scene }
  func remove(_ scene: FixtureScene) { scenes[ObjectIdentifier(scene)] = nil }

  func countUp() {
    shared += 1
    for scene in Array(scenes.values) { scene.sharedChanged() }
  }

  func tick(bytes: Int) {
    ticks += 1
    stamp = "tick \(ticks) " + String(repeating: "x", count: bytes)
    for scene in Array(scenes.values) { scene.stampChanged() }
  }
}

/// One tab: its own number, a field and its text, and a path.
@MainActor final class FixtureScene: WebScene, EventSink {
  private let app: FixtureApp
  private weak var frontEnd: (any FrontEnd)?
  private var own = 0
  private var text = ""
  private var path = ""
  private let window = NodeID.next()
  private let page = NodeID.next()
  private let sharedLabel = NodeID.next()
  private let ownLabel = NodeID.next()
  private let stampLabel = NodeID.next()
  private let placeLabel = NodeID.next()
  private let echoLabel = NodeID.next()
  private let sharedButton = NodeID.next()
  private let ownButton = NodeID.next()
  private let disabledButton = NodeID.next()
  private let field = NodeID.next()

  init(_ app: FixtureApp, _ frontEnd: any FrontEnd, _ request: SceneRequest) {
    self.app = app
    self.frontEnd = frontEnd
    if let lines = request.snapshot.map({ String(decoding: $0, as: UTF8.self).split(separator: "\n") }),
      lines.count == 2
    {
      own = Int(lines[0]) ?? 0
      text = String(lines[1].dropFirst())
      path = request.path
    }
    app.add(self)
    frontEnd.apply(Patch(operations: [.root(root())]))
    frontEnd.attach(events: self)
  }

  private func root() -> Subtree {
    func leaf(_ id: NodeID, _ element: Element) -> Subtree { Subtree(id: id, element: element) }
    let disabled = Subtree(
      id: disabledButton, element: .button(ButtonElement(title: "Never")), attributes: Attributes(isEnabled: false))
    let content = Subtree(
      id: NodeID.next(), element: .stack(StackElement()),
      children: [
        leaf(sharedLabel, label("shared \(app.shared)")), leaf(ownLabel, label("own \(own)")),
        leaf(stampLabel, label(app.stamp)), leaf(placeLabel, label("place \(path)")),
        leaf(echoLabel, label("echo \(text)")),
        leaf(sharedButton, .button(ButtonElement(title: "Shared"))),
        leaf(ownButton, .button(ButtonElement(title: "Own"))),
        disabled, leaf(field, .textField(TextFieldElement(text: text, placeholder: "Text"))),
      ])
    let screen = Subtree(id: page, element: .screen(ScreenElement(title: "Fixture")), children: [content])
    return Subtree(
      id: window, element: .window(WindowElement(title: "Fixture")),
      children: [Subtree(id: NodeID.next(), element: .navigation(NavigationElement()), children: [screen])])
  }

  private func label(_ text: String) -> Element { .label(LabelElement(text: text)) }

  private func show(_ id: NodeID, _ element: Element) {
    frontEnd?.apply(Patch(operations: [.update(id, element)]))
  }

  func sharedChanged() { show(sharedLabel, label("shared \(app.shared)")) }
  func stampChanged() { show(stampLabel, label(app.stamp)) }

  func send(_ event: Event) {
    switch event {
    case .activate(sharedButton): app.countUp()
    case .activate(ownButton):
      own += 1
      show(ownLabel, label("own \(own)"))
    case .edit(field, let text):
      self.text = text
      show(echoLabel, label("echo \(text)"))
    default: break
    }
  }

  func open(path: String) -> Bool {
    guard path.isEmpty || path.hasPrefix("detail/") else { return false }
    self.path = path
    show(placeLabel, label("place \(path)"))
    return true
  }

  func snapshot() -> [UInt8]? { Array("\(own)\n=\(text.filter { $0 != "\n" })".utf8) }

  func close() { app.remove(self) }
}
