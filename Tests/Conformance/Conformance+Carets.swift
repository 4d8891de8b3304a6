import KeelScene

extension Conformance {
  /// Where the caret stands after the program has replaced the text that is being typed.
  static var carets: [ConformanceCase] {
    let card = Sketch.field("Card")
    let digits = Sketch.field("Digits", text: "12345678")
    return [
      typing("digits that the program groups stay in order", card, "Card", answer: grouped) { id in
        [
          .act(.typeInside("1111222233334444", of: "Card", after: 0), sends: [.edit(id, text: "1111 2222 3333 4444")]),
          .expect(.visible("1111 2222 3333 4444")),
          .act(.typeInside("98", of: "Card", after: 2), sends: [.edit(id, text: "11981 1222 2333 3444")]),
          .expect(.visible("1198 1122 2233 3344")),
        ]
      },
      typing("letters that the program drops leave the caret where it was", digits, "Digits", answer: onlyDigits) {
        id in
        [
          .act(.typeInside("a9b0", of: "Digits", after: 4), sends: [.edit(id, text: "1234905678")]),
          .expect(.visible("1234905678")),
        ]
      },
      examples("field", { Sketch.field($0, text: $1) }, update),
      examples("editor", editor) { id, text, name in
        .change(.update(id, .textEditor(TextEditorElement(text: text, placeholder: name))))
      },
    ]
  }

  private static func typing(
    _ name: String, _ field: Subtree, _ label: String, answer: @escaping (String) -> String,
    _ steps: (NodeID) -> [ConformanceStep]
  ) -> ConformanceCase {
    ConformanceCase(
      name,
      answer: { event in
        guard case .edit(let id, let text) = event else { return nil }
        return update(id, answer(text), label)
      },
      steps: [.show(page(field))] + steps(field.id))
  }

  /// A case in which a page with one field follows the other, one for each example. A second key shows the caret.
  private static func examples(
    _ kind: String, _ field: (String, String) -> Subtree,
    _ answer: @escaping (NodeID, String, String) -> Patch
  ) -> ConformanceCase {
    let fields = CaretExample.all.enumerated().map { index, example in
      (example, name: "Text \(index)", field: field("Text \(index)", example.text))
    }
    return ConformanceCase(
      "the caret in a text that the program replaces: \(kind)",
      answer: { event in
        guard case .edit(let id, let text) = event, let (example, name, _) = fields.first(where: { $0.field.id == id }),
          text == example.typed
        else { return nil }
        return answer(id, example.answer, name)
      },
      steps: fields.flatMap { example, name, field in
        [
          .show(page(field)),
          .act(
            .typeInside("\(example.key)7", of: name, after: example.caret),
            sends: [.edit(field.id, text: example.next("7"))]),
        ]
      })
  }

  private static func page(_ field: Subtree) -> Patch {
    .root(Sketch.window("", Sketch.screen("Form", Sketch.node(.stack(StackElement()), [field]))))
  }

  private static func editor(_ name: String, _ text: String) -> Subtree {
    Sketch.node(.textEditor(TextEditorElement(text: text, placeholder: name)))
  }

  private static func update(_ id: NodeID, _ text: String, _ name: String) -> Patch {
    .change(.update(id, .textField(TextFieldElement(text: text, placeholder: name))))
  }

  private static func grouped(_ text: String) -> String {
    var result = ""
    for (index, digit) in onlyDigits(text).prefix(16).enumerated() {
      if index > 0, index.isMultiple(of: 4) { result.append(" ") }
      result.append(digit)
    }
    return result
  }

  private static func onlyDigits(_ text: String) -> String { text.filter(\.isNumber) }
}
