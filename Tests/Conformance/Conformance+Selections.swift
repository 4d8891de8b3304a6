import KeelScene

extension Conformance {
  /// The selection of a field whose program asks for it. It is counted in UTF-16 code units: the thumb has two.
  static var selections: [ConformanceCase] {
    let field = Sketch.node(element("é👍cdef"))
    let notes = Sketch.node(editor("é👍\ncdef"))
    let quiet = Sketch.field("Quiet", text: "abc")
    return [
      ConformanceCase(
        "the selection of a field is reported, and follows the program",
        answer: { event in
          guard case .edit(let id, let text) = event else { return nil }
          return update(id, text, serial: text.contains("x") ? 0 : 1)
        },
        .show(page(field)),
        .act(.typeInside("x", of: "Word", after: 2), sends: [.edit(field.id, text: "é👍xcdef")]),
        .expect(.selected(field.id, 4..<4)),
        .show(update(field.id, "é👍xcdef", 1..<4, serial: 1)),
        .expect(.selected(field.id, 1..<4)),
        .act(.typeHere("y"), sends: [.edit(field.id, text: "éycdef")]),
        .expect(.selected(field.id, 2..<2)),
        // The program replaces the text, and then requests more than there is.
        .show(update(field.id, "é ycdef", serial: 1)),
        .expect(.selected(field.id, 3..<3)),
        .show(update(field.id, "é ycdef", 4..<90, serial: 2)),
        .expect(.selected(field.id, 4..<7))),
      ConformanceCase(
        "the selection of a text of several lines is reported, and follows the program",
        answer: { event in
          guard case .edit(let id, let text) = event else { return nil }
          return updateEditor(id, text, serial: text.contains("x") ? 0 : 1)
        },
        .show(page(notes)),
        .act(.typeInside("x", of: "Notes", after: 3), sends: [.edit(notes.id, text: "é👍\nxcdef")]),
        .expect(.selected(notes.id, 5..<5)),
        .show(updateEditor(notes.id, "é👍\nxcdef", 1..<6, serial: 1)),
        .expect(.selected(notes.id, 1..<6)),
        // What is typed replaces the selection, with the break between the lines.
        .act(.typeHere("y"), sends: [.edit(notes.id, text: "éydef")]),
        .expect(.selected(notes.id, 2..<2)),
        .show(updateEditor(notes.id, "éyd\nef", serial: 1)),
        .expect(.selected(notes.id, 2..<2)),
        .show(updateEditor(notes.id, "éyd\nef", 4..<90, serial: 2)),
        .expect(.selected(notes.id, 4..<6))),
      ConformanceCase(
        "a field that the program does not ask about reports no selection",
        .show(page(quiet)),
        .act(.typeInside("x", of: "Quiet", after: 1), sends: [.edit(quiet.id, text: "axbc")]),
        .expect(.notSelected(quiet.id))),
    ]
  }

  private static func page(_ field: Subtree) -> Patch {
    .root(Sketch.window("", Sketch.screen("Form", Sketch.node(.stack(StackElement()), [field]))))
  }

  private static func element(_ text: String, _ request: Range<Int>? = nil, serial: Int = 0) -> Element {
    var field = TextFieldElement(text: text, placeholder: "Word")
    field.selection = SelectionInterest(request: request, serial: serial)
    return .textField(field)
  }

  private static func editor(_ text: String, _ request: Range<Int>? = nil, serial: Int = 0) -> Element {
    var editor = TextEditorElement(text: text, placeholder: "Notes")
    editor.selection = SelectionInterest(request: request, serial: serial)
    return .textEditor(editor)
  }

  private static func updateEditor(_ id: NodeID, _ text: String, _ request: Range<Int>? = nil, serial: Int) -> Patch {
    .change(.update(id, editor(text, request, serial: serial)))
  }

  private static func update(_ id: NodeID, _ text: String, _ request: Range<Int>? = nil, serial: Int) -> Patch {
    .change(.update(id, element(text, request, serial: serial)))
  }
}
