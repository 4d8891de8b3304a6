import KeelScene

extension Conformance {
  /// The initial keyboard focus in presented content, whose first key must not destroy anything.
  static var beginning: [ConformanceCase] {
    let below = Sketch.button("Below")
    let window = Sketch.window("", Sketch.screen("Page", below))
    func first(_ name: String, in modal: Subtree, is wanted: Subtree) -> ConformanceCase {
      ConformanceCase(
        name, .show(.root(window)), .show(.change(.insert(modal, into: window.id, at: 1))),
        .expect(.focus(wanted.id)), .show(.change(.remove(modal.id, from: window.id))),
        .show(.root(Sketch.window("", Sketch.screen("Page", Sketch.button("Below")), modal))),
        .expect(.focus(wanted.id)))
    }
    func erase(isDefault: Bool = false) -> Subtree {
      Sketch.button("Erase", role: .destructive, isDefault: isDefault)
    }
    let keep = Sketch.button("Keep")
    let cancel = Sketch.button("Cancel", role: .cancel)
    let save = Sketch.button("Save", isDefault: true)
    let off = Sketch.button("Not now", role: .cancel, enabled: false)
    let name = Sketch.field("Name")
    let filled = Sketch.field("Owner", text: "Ada")
    let empty = Sketch.field("Password", isSecure: true)
    let close = Sketch.button("Close", role: .cancel)
    let wipe = erase()
    let go = Sketch.button("Go")
    let lone = erase()
    let erasing = Sketch.alert("All of it?", lone)
    return [
      first("an alert begins on what destroys nothing", in: Sketch.alert("One?", erase(), keep), is: keep),
      first("an alert begins on its default button", in: Sketch.alert("Two?", cancel, save), is: save),
      first(
        "a default button that destroys is not begun on",
        in: Sketch.alert("Three?", erase(isDefault: true), Sketch.button("Other"), cancel), is: cancel),
      first("what is disabled is not begun on", in: Sketch.alert("Four?", erase(), off, keep), is: keep),
      first("an alert with a field begins in it", in: Sketch.alert("Five?", name, erase(), cancel), is: name),
      first(
        "a sheet begins in its first empty field",
        in: Sketch.sheet(
          Sketch.screen("Form", Sketch.bar(.leading, close), Sketch.column(wipe, filled, empty))), is: empty),
      first(
        "a sheet without an empty field focuses a button that neither leaves nor destroys",
        in: Sketch.sheet(
          Sketch.screen("Choice", Sketch.bar(.leading, close), Sketch.column(erase(), go))), is: go),
      ConformanceCase(
        "an alert that can only destroy begins on nothing", .show(.root(window)),
        .show(.change(.insert(erasing, into: window.id, at: 1))), .expect(.notFocus(lone.id)),
        .act(.activate("Erase"), sends: [.activate(lone.id)])),
      ConformanceCase(
        "a focus request of the program takes precedence", .show(.root(window)),
        .show(
          .change(
            .insert(Sketch.alert("Six?", cancel, wipe), into: window.id, at: 1), .focus(wipe.id))),
        .expect(.focus(wipe.id))),
    ]
  }
}
