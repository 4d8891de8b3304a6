import KeelScene

extension Conformance {
  /// Views above and below the rows of a section.
  static var headers: [ConformanceCase] {
    func page(_ sections: Subtree...) -> Patch {
      let rows = sections.reduce(0) { count, section in
        if case .section(let element) = section.element { count + element.rowCount } else { count }
      }
      return .root(
        Sketch.window("", Sketch.screen("Market", Sketch.node(.list(ListElement(rowCount: rows)), sections))))
    }
    let (add, restore) = (Sketch.button("Add"), Sketch.button("Restore"))
    let header = Sketch.column(Sketch.line(Sketch.label("Fruit"), add))
    let footer = Sketch.column(restore)
    let (apple, fig, plum) = (Sketch.row("Apple"), Sketch.row("Fig"), Sketch.row("Plum"))
    let fruit = Sketch.section(header: header, rows: [apple, fig], footer: footer)
    let more = Sketch.section("Stones", plum)
    let word = Sketch.label("Press me")
    let pressed = Sketch.node(.button(ButtonElement(style: .area, hasLabelChild: true)), label: "Press me", [word])
    let whole = Sketch.section(header: pressed, rows: [Sketch.row("Pear")])

    let text = Sketch.section("Fruit", footer: "In season", rows: [Sketch.row("Pear"), Sketch.row("Kiwi")])
    let (late, lateFooter) = (Sketch.button("Late"), Sketch.button("Later"))
    var both = SectionElement(rowCount: 2)
    (both.hasHeaderChild, both.hasFooterChild) = (true, true)
    let quince = Sketch.row("Quince")
    var three = both
    three.rowCount = 3
    let plain = SectionElement(header: "Fruit", footer: "In season", rowCount: 3)
    return [
      ConformanceCase(
        "the views in the header and the footer of a section are shown around its rows", .show(page(fruit, more)),
        .expect(.order("Fruit", before: "Apple")), .expect(.order("Add", before: "Apple")),
        .expect(.order("Fig", before: "Restore")), .expect(.order("Restore", before: "Stones")),
        .act(.activate("Fig"), sends: [.activate(fig.id)]), .act(.activate("Plum"), sends: [.activate(plum.id)])),
      ConformanceCase(
        "a button in the header of a section is pressed", .show(page(fruit, more)),
        .act(.activate("Add"), sends: [.activate(add.id)])),
      ConformanceCase(
        "a button in the footer of a section is pressed", .show(page(fruit, more)),
        .act(.activate("Restore"), sends: [.activate(restore.id)])),
      ConformanceCase(
        "a header that is pressed as a whole is pressed", .show(page(whole)), .expect(.visible("Press me")),
        .act(.activate("Press me"), sends: [.activate(pressed.id)])),
      ConformanceCase(
        "the keyboard reaches a button in a header and in a footer", .show(page(fruit, more)),
        .act(.reach("Restore"), sends: []), .expect(.focus(restore.id)),
        .act(.reach("Add"), sends: []), .expect(.focus(add.id)),
        .act(.stroke(.return), sends: [.activate(add.id)])),
      ConformanceCase(
        "a header and a footer become views and texts again, and the rows stay", .show(page(text)),
        .expect(.order("Fruit", before: "Pear")), .expect(.order("Kiwi", before: "In season")),
        .show(
          .change(
            .update(text.id, .section(both)), .insert(late, into: text.id, at: 0),
            .insert(lateFooter, into: text.id, at: 3))),
        .expect(.notVisible("Fruit")), .expect(.notVisible("In season")), .expect(.order("Late", before: "Pear")),
        .expect(.order("Kiwi", before: "Later")), .act(.activate("Late"), sends: [.activate(late.id)]),
        .act(.activate("Later"), sends: [.activate(lateFooter.id)]),
        .show(.change(.update(text.id, .section(three)), .insert(quince, into: text.id, at: 2))),
        .expect(.order("Pear", before: "Quince")), .expect(.order("Quince", before: "Kiwi")),
        .act(.activate("Quince"), sends: [.activate(quince.id)]),
        .show(
          .change(
            .remove(late.id, from: text.id), .remove(lateFooter.id, from: text.id),
            .update(text.id, .section(plain)))),
        .expect(.notVisible("Late")), .expect(.order("Fruit", before: "Pear")),
        .expect(.order("Kiwi", before: "In season")), .act(.activate("Quince"), sends: [.activate(quince.id)])),
    ]
  }
}
