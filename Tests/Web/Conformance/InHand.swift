import Conformance
import KeelScene
import KeelWeb

/// Fields and rows for input tests: typing in any script, swiping and dragging. A label shows the received events.
@MainActor final class InHand: WebScene, EventSink {
  private weak var frontEnd: (any FrontEnd)?
  private let list = NodeID.next()
  private let section = NodeID.next()
  private let said = NodeID.next()
  private let holds = NodeID.next()
  private let field = NodeID.next()
  private let editor = NodeID.next()
  private let stack = NodeID.next()
  private let change = NodeID.next()
  private let set = NodeID.next()
  private var rows: [(id: NodeID, name: String)] = ["Ant", "Bee", "Cat", "Dog", "Elk"].map { (.next(), $0) }
  /// Elements that only display something, and offer the actions of rows.
  private let offering: [(id: NodeID, name: String)] = ["Words", "Star", "Card"].map { (.next(), $0) }
  private var text = ""
  private var lines = ""
  private var changes = 0

  private let isEditing: Bool

  init(_ frontEnd: any FrontEnd, isEditing: Bool = true) {
    self.frontEnd = frontEnd
    self.isEditing = isEditing
    frontEnd.apply(Patch(operations: [.root(root())]))
    frontEnd.attach(events: self)
  }

  private func root() -> Subtree {
    func button(_ title: String, _ id: NodeID) -> Subtree { Sketch.node(.button(ButtonElement(title: title)), id: id) }
    func secret(_ name: String, _ type: TextFieldElement.ContentType) -> Subtree {
      Sketch.node(.textField(TextFieldElement(placeholder: name, isSecure: true, contentType: type)))
    }
    let fields = Sketch.node(
      .stack(StackElement(axis: .vertical)), id: stack,
      [
        Sketch.node(label("said nothing"), id: said), Sketch.node(label("holds nothing"), id: holds),
        offer(0, label("Words")), offer(1, .image(ImageElement(source: .symbol(Symbol("star")), label: "Star"))),
        offer(2, .box(BoxElement()), [Sketch.node(label("Card"))]), button("Change", change), button("Set", set),
        Sketch.node(fieldElement, id: field), Sketch.node(editorElement, id: editor),
        Sketch.node(.textField(TextFieldElement(placeholder: "Who", contentType: .username))),
        secret("Secret", .password), secret("New secret", .newPassword),
      ])
    let rows = self.rows.map { Sketch.node(row($0.name), id: $0.id) }
    let tree = Sketch.node(
      .list(ListElement(rowCount: rows.count, refresh: .available, isEditing: isEditing)), id: list,
      [Sketch.node(.section(SectionElement(rowCount: rows.count)), id: section, rows)])
    return Sketch.window(
      "In hand", Sketch.navigation(Sketch.screen("In hand", Sketch.column(fields, tree))))
  }

  private func label(_ text: String) -> Element { .label(LabelElement(text: text)) }
  private var fieldElement: Element {
    .textField(TextFieldElement(text: text, placeholder: changes == 0 ? "Words" : "Words \(changes)"))
  }
  private var editorElement: Element { .textEditor(TextEditorElement(text: lines, placeholder: "Lines")) }

  private let actions = [RowAction(id: 1, title: "Mark"), RowAction(id: 2, title: "Remove", role: .destructive)]

  private func row(_ name: String) -> Element {
    let actions = name == "Elk" ? edgeActions : actions
    return .row(
      RowElement(text: name, secondaryText: changes == 0 ? "" : "\(changes)", actions: actions, canMove: true))
  }

  /// Actions at both edges of a row.
  private var edgeActions: [RowAction] {
    var actions = [
      RowAction(id: 1, title: "Mark", image: Symbol("flag")), RowAction(id: 2, title: "Remove", role: .destructive),
      RowAction(id: 3, title: "Hide"), RowAction(id: 4, title: "Copy"),
    ]
    actions[0].edge = .leading
    actions[0].tint = .yellow
    actions[1].edge = .trailing
    actions[1].isPerformedByFullSwipe = true
    actions[2].edge = .trailing
    actions[2].tint = .orange
    return actions
  }

  private func offer(_ index: Int, _ element: Element, _ children: [Subtree] = []) -> Subtree {
    var offering = Sketch.node(element, id: offering[index].id, children)
    offering.attributes.actions = actions
    return offering
  }

  private func show(_ operations: Patch.Operation...) { frontEnd?.apply(Patch(operations: operations)) }
  private func say(_ text: String) { show(.update(said, label("said " + text))) }
  private func name(_ id: NodeID) -> String { (rows + offering).first { $0.id == id }?.name ?? "?" }

  func send(_ event: Event) {
    switch event {
    case .edit(field, let text):
      self.text = text
      let shown = text.utf8.count > 1000 ? "\(text.utf8.count) bytes" : text
      show(.update(field, fieldElement), .update(holds, label("holds " + shown)))
    case .edit(editor, let text):
      lines = text
      show(.update(editor, editorElement), .update(holds, label("holds \(text.utf8.count) bytes")))
    case .action(let id, let action): say("\(["mark", "remove", "hide", "copy"][action - 1]) \(name(id))")
    case .refresh(list): say("refresh")
    case .submit(field): say("submit")
    case .moveRow(let id, let place): move(id, to: place)
    case .activate(set):
      text = "from the program"
      show(.update(field, fieldElement))
    case .activate(change): changeAll()
    default: break
    }
  }

  private func move(_ id: NodeID, to place: Int) {
    guard let old = rows.firstIndex(where: { $0.id == id }), rows.indices.contains(place) else { return }
    rows.insert(rows.remove(at: old), at: place)
    show(.move(id, in: section, to: place))
    say("moved \(name(id)) to \(place)")
  }

  /// Changes the surroundings of the fields and the fields themselves: inserts a label before them, changes their
  /// prompt, and updates the rows.
  private func changeAll() {
    changes += 1
    show(
      .insert(Sketch.node(label("change \(changes)")), into: stack, at: 0), .update(field, fieldElement),
      .update(rows[0].id, row(rows[0].name)))
  }

  func open(path: String) -> Bool { path.isEmpty }
  func close() {}
}
