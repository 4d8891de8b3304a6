import KeelScene

extension Conformance {
  /// The screen follows the patches: removed nodes are gone, and moved nodes stay the same.
  static var changing: [ConformanceCase] {
    let a = Sketch.row("Alpha")
    let b = Sketch.row("Bravo")
    let c = Sketch.row("Charlie")
    let section = Sketch.section(rows: [a, b, c])
    let list = Sketch.list(section)
    let rows = Patch.root(Sketch.window("", Sketch.screen("Rows", list)))
    let one = Sketch.button("One")
    let two = Sketch.button("Two")
    let stack = Sketch.column(one, two)
    let buttons = Patch.root(Sketch.window("", Sketch.screen("Buttons", stack)))
    return [
      ConformanceCase(
        "rows are inserted, moved, changed and removed", .show(rows),
        .show(.change(.move(c.id, in: section.id, to: 0))), .expect(.order("Charlie", before: "Alpha")),
        .show(.change(.update(b.id, .row(RowElement(text: "Bravo two"))))), .expect(.visible("Bravo two")),
        .show(.change(.remove(a.id, from: section.id))), .expect(.notVisible("Alpha")),
        .show(.change(.insert(Sketch.row("Delta"), into: section.id, at: 1))),
        .expect(.order("Charlie", before: "Delta")), .expect(.order("Delta", before: "Bravo two")),
        .act(.activate("Bravo two"), sends: [.activate(b.id)])),
      ConformanceCase(
        "the focus stays on a node that moves", .show(rows), .show(.change(.focus(b.id))), .expect(.focus(b.id)),
        .show(.change(.move(b.id, in: section.id, to: 0))), .expect(.focus(b.id)),
        .show(.change(.remove(a.id, from: section.id))), .expect(.focus(b.id))),
      ConformanceCase(
        "a press on a removed button is not reported, neither for it nor for its replacement", .show(buttons),
        .cannot(.press("One")), .show(.change(.remove(one.id, from: stack.id))), .cannot(.release),
        .act(.activate("Two"), sends: [.activate(two.id)])),
      ConformanceCase(
        "an answer may remove the pressed button",
        answer: { event in event == .activate(one.id) ? .change(.remove(one.id, from: stack.id)) : nil },
        .show(buttons), .act(.activate("One"), sends: [.activate(one.id)]), .expect(.notVisible("One")),
        .act(.activate("Two"), sends: [.activate(two.id)])),
      ConformanceCase(
        "a new root replaces everything", .show(rows), .show(buttons), .expect(.notVisible("Alpha")),
        .act(.activate("One"), sends: [.activate(one.id)])),
      ConformanceCase(
        "a node may change its kind", .show(buttons),
        .show(.change(.update(one.id, .label(LabelElement(text: "Done"))))), .expect(.visible("Done")),
        .cannot(.activate("Done"))),
    ]
  }
}
