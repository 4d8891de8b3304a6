import KeelScene

extension Conformance {
  /// Fields accept text, retain it, and hide secrets.
  static var typing: [ConformanceCase] {
    let name = Sketch.field("Name")
    let town = Sketch.field("Town")
    let password = Sketch.field("Password", isSecure: true)
    let known = Sketch.field("Password", text: "hunter2hunter2", isSecure: true)
    let locked = Sketch.field("Locked", enabled: false)
    let status = Sketch.label("Idle")
    func clearable(_ text: String, _ button: TextFieldElement.ClearButton) -> Element {
      var field = TextFieldElement(text: text, placeholder: "Nickname")
      field.clearButton = button
      return .textField(field)
    }
    let nickname = Sketch.node(clearable("Ada", .hidden))
    func text(of name: Subtree, isEditable: Bool) -> Patch {
      .change(
        .update(
          name.id, .textField(TextFieldElement(text: "Ada", placeholder: "Name", isEditable: isEditable))))
    }
    func page(_ children: Subtree...) -> Patch {
      .root(Sketch.window("", Sketch.screen("Form", Sketch.node(.stack(StackElement()), children))))
    }
    return [
      ConformanceCase(
        "typing reports the whole new text, and Return submits", .show(page(name, town)),
        .act(.type("Ada", into: "Name"), sends: [.edit(name.id, text: "Ada")]), .expect(.visible("Ada")),
        .causes(.type("Bath", into: "Town"), .focus), .expect(.focus(town.id)), .expect(.visible("Bath")),
        .act(.submit("Town"), sends: [.submit(town.id)])),
      ConformanceCase(
        "typed text is kept over changes elsewhere, and of anything but the field's own element",
        .show(page(status, name)), .act(.type("Ada", into: "Name"), sends: [.edit(name.id, text: "Ada")]),
        .show(.change(.update(status.id, .label(LabelElement(text: "Busy"))))), .expect(.visible("Busy")),
        .expect(.visible("Ada")), .show(.change(.attributes(name.id, Attributes(isEnabled: false)))),
        .expect(.visible("Ada")), .cannot(.type("x", into: "Name"))),
      ConformanceCase(
        "the program's text replaces typed text", .show(page(name)),
        .act(.type("ada", into: "Name"), sends: [.edit(name.id, text: "ada")]),
        .show(.change(.update(name.id, .textField(TextFieldElement(text: "GRACE", placeholder: "Name"))))),
        .expect(.visible("GRACE")), .expect(.notVisible("ada"))),
      ConformanceCase(
        "the text of a secure field is never shown", .show(page(known)), .expect(.notVisible("hunter2")),
        .show(page(password)),
        .act(
          .type("correct horse", into: "Password"),
          sends: [
            .edit(password.id, text: "correct horse")
          ]), .expect(.notVisible("correct")), .act(.submit("Password"), sends: [.submit(password.id)])),
      ConformanceCase(
        "a field that is not editable keeps the focus and its text, and takes neither text nor Return",
        .show(page(name)),
        .act(.type("Ada", into: "Name"), sends: [.edit(name.id, text: "Ada")]), .show(text(of: name, isEditable: true)),
        .expect(.focus(name.id)), .show(text(of: name, isEditable: false)), .expect(.focus(name.id)),
        .cannot(.type("x", into: "Name")), .cannot(.submit("Name")), .expect(.visible("Ada")),
        .show(text(of: name, isEditable: true)), .expect(.focus(name.id)),
        .act(.submit("Name"), sends: [.submit(name.id)])),
      ConformanceCase(
        "the clear button of a field is pressed while it is visible, and the program answers",
        answer: { event in
          if case .activate(let id) = event {
            .change(.update(id, clearable("", .hidden)), .focus(id))
          } else {
            nil
          }
        },
        .show(page(nickname, town)), .cannot(.clear("Nickname")), .expect(.visible("Ada")),
        .show(.change(.update(nickname.id, clearable("Ada", .shown)))),
        .act(.type("Bath", into: "Town"), sends: [.edit(town.id, text: "Bath")]),
        .act(.clear("Nickname"), sends: [.activate(nickname.id)]), .expect(.notVisible("Ada")),
        .expect(.focus(nickname.id)), .cannot(.clear("Nickname")),
        .act(.type("Bob", into: "Nickname"), sends: [.edit(nickname.id, text: "Bob")]),
        .show(.change(.update(nickname.id, clearable("Bob", .shown)))), .expect(.focus(nickname.id)),
        .act(.clear("Nickname"), sends: [.activate(nickname.id)]), .expect(.notVisible("Bob")),
        .expect(.focus(nickname.id))),
      ConformanceCase(
        "a disabled field takes nothing", .show(page(name, locked)), .cannot(.type("x", into: "Locked")),
        .cannot(.submit("Locked")), .act(.type("y", into: "Name"), sends: [.edit(name.id, text: "y")])),
    ]
  }
}
