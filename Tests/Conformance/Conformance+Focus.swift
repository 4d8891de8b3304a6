import KeelScene

extension Conformance {
  /// The keyboard focus after pages are pushed and popped, after the focused node is removed, and after a sheet.
  static var focus: [ConformanceCase] {
    focusOfPages + [focusOfPanes] + focusAfterRemoval + focusAfterModals + focusByTab
  }

  private static var focusOfPages: [ConformanceCase] {
    let (one, two, three) = (Sketch.button("One"), Sketch.button("Two"), Sketch.button("Three"))
    let column = Sketch.column(one, two, three)
    let stack = Sketch.navigation(Sketch.screen("First", column))
    let upper = Sketch.button("Upper")
    let second = Sketch.screen("Second", Sketch.bar(.trailing, Sketch.button("Edit")), Sketch.column(upper))
    func leadAway() -> [ConformanceStep] {
      [
        .show(.root(Sketch.window("", stack))), .act(.reach("Two"), sends: []),
        .show(.change(.insert(second, into: stack.id, at: 1))),
      ]
    }
    func made(_ name: String, _ steps: [ConformanceStep]) -> ConformanceCase {
      var made = ConformanceCase(name)
      made.steps = leadAway() + steps
      return made
    }
    let back = ConformanceStep.show(.change(.remove(second.id, from: stack.id)))
    return [
      made(
        "a new page focuses its content, and a page returned to restores its focus",
        [
          .expect(.begins(page: second.id, at: upper.id)), .act(.reach("Upper"), sends: []), back,
          .expect(.focus(two.id)),
        ]),
      made(
        "if the link to the page was removed, its successor has the keyboard",
        [.show(.change(.remove(two.id, from: column.id))), back, .expect(.focus(three.id))]),
      made(
        "without a successor, its predecessor has the keyboard",
        [
          .show(.change(.remove(two.id, from: column.id), .remove(three.id, from: column.id))), back,
          .expect(.focus(one.id)),
        ]),
    ]
  }

  /// Beside another pane, which is the first in the order and stays.
  private static var focusOfPanes: ConformanceCase {
    let (one, two) = (Sketch.button("One"), Sketch.button("Two"))
    let stack = Sketch.navigation(Sketch.screen("First", Sketch.column(one, two)))
    let side = Sketch.screen("Side", Sketch.column(Sketch.button("Inbox"), Sketch.button("Sent")))
    let split = Sketch.node(.split(SplitElement()), [side, stack])
    let upper = Sketch.button("Upper")
    let second = Sketch.screen("Second", Sketch.bar(.trailing, Sketch.button("Edit")), Sketch.column(upper))
    return ConformanceCase(
      "a new page of a pane focuses its content, and the page returned to restores its focus, beside other panes",
      .show(.root(Sketch.window("", split))), .act(.reach("Two"), sends: []),
      .show(.change(.insert(second, into: stack.id, at: 1))), .expect(.begins(page: second.id, at: upper.id)),
      .act(.reach("Upper"), sends: []), .show(.change(.remove(second.id, from: stack.id))), .expect(.focus(two.id)),
      .act(.reach("Sent"), sends: []), .show(.change(.insert(second, into: stack.id, at: 1))),
      .expect(.focus(side.children[0].children[1].id)))
  }

  private static var focusAfterRemoval: [ConformanceCase] {
    let (one, two, three) = (Sketch.button("One"), Sketch.button("Two"), Sketch.button("Three"))
    let group = Sketch.line(two, Sketch.label("beside"))
    let column = Sketch.column(one, group, three)
    let last = Sketch.button("Last")
    let more = Sketch.button("More about it")
    let row = Sketch.row("Harbour", more)
    let harbours = Sketch.list(Sketch.section("", row, Sketch.row("Quay")))
    let page = Sketch.screen("Page", Sketch.bar(.leading, Sketch.button("Head")), Sketch.column(column, last))
    let rows = ["Ant", "Bee", "Cat"].map { Sketch.row($0) }
    let section = Sketch.section(rows: rows)
    let fewer = SectionElement(rowCount: 2)
    let list = Sketch.list(section)
    return [
      ConformanceCase(
        "a removed control passes the keyboard to its successor, else to its predecessor, never to the top of the page",
        .show(.root(Sketch.window("", page))), .act(.reach("Two"), sends: []),
        .show(.change(.remove(two.id, from: group.id))), .expect(.focus(three.id)),
        .show(.change(.remove(three.id, from: column.id))), .expect(.focus(one.id)),
        .show(.change(.remove(one.id, from: column.id))), .expect(.focus(last.id))),
      ConformanceCase(
        "a control removed with its container passes the keyboard on too",
        .show(.root(Sketch.window("", page))), .act(.reach("Two"), sends: []),
        .show(.change(.remove(group.id, from: column.id), .remove(three.id, from: column.id))),
        .expect(.focus(one.id))),
      ConformanceCase(
        "the row takes the keyboard of a control removed from it",
        .show(.root(Sketch.window("", Sketch.screen("Rows", harbours)))),
        .act(.reach("More about it"), sends: []), .show(.change(.remove(more.id, from: row.id))),
        .expect(.focus(row.id))),
      ConformanceCase(
        "a row that has gone hands the keyboard to the next, the last one to the one before",
        .show(.root(Sketch.window("", Sketch.screen("Rows", list)))), .act(.reach("Bee"), sends: []),
        .show(
          .change(
            .remove(rows[1].id, from: section.id), .update(section.id, .section(fewer)),
            .update(list.id, .list(ListElement(rowCount: 2))))), .expect(.focus(rows[2].id)),
        .show(
          .change(
            .remove(rows[2].id, from: section.id), .update(section.id, .section(SectionElement(rowCount: 1))),
            .update(list.id, .list(ListElement(rowCount: 1))))), .expect(.focus(rows[0].id))),
    ]
  }

  private static var focusAfterModals: [ConformanceCase] {
    let (one, two, three) = (Sketch.button("One"), Sketch.button("Two"), Sketch.button("Three"))
    let column = Sketch.column(one, two, three)
    let window = Sketch.window("", Sketch.screen("Page", column))
    let go = Sketch.button("Go")
    let sheet = Sketch.sheet(Sketch.screen("Over", Sketch.column(go)))
    let fine = Sketch.button("Fine")
    let alert = Sketch.alert("Sure?", fine)
    func opened(_ name: String, _ modal: Subtree, _ first: Subtree, _ steps: ConformanceStep...) -> ConformanceCase {
      var made = ConformanceCase(name)
      made.steps =
        [
          .show(.root(window)), .act(.reach("Two"), sends: []),
          .show(.change(.insert(modal, into: window.id, at: 1))), .expect(.focus(first.id)),
        ] + steps
      return made
    }
    func gone(_ modal: Subtree) -> ConformanceStep { .show(.change(.remove(modal.id, from: window.id))) }
    return [
      opened("after a sheet the keyboard is on what opened it", sheet, go, gone(sheet), .expect(.focus(two.id))),
      opened("after an alert the keyboard is on what opened it", alert, fine, gone(alert), .expect(.focus(two.id))),
      opened(
        "a button that opened a sheet has the keyboard afterwards even if it has moved", sheet, go,
        .show(.change(.move(two.id, in: column.id, to: 0))), gone(sheet), .expect(.focus(two.id))),
      opened(
        "if the button that opened a sheet was removed, its successor has the keyboard", sheet, go,
        .show(.change(.remove(two.id, from: column.id))), gone(sheet), .expect(.focus(three.id))),
      opened(
        "if the button that opened an alert is removed with it, its successor has the keyboard", alert, fine,
        .show(.change(.remove(two.id, from: column.id), .remove(alert.id, from: window.id))),
        .expect(.focus(three.id))),
    ]
  }

  private static var focusByTab: [ConformanceCase] {
    let (cancel, done, help) = (Sketch.button("Cancel"), Sketch.button("Done"), Sketch.button("Help"))
    let (name, metered) = (Sketch.field("Name"), Sketch.toggle("Metered"))
    let rows = (1...40).map { Sketch.row("Berth \($0)") }
    let off = Sketch.button("Not yet", enabled: false)
    let content = Sketch.column(name, off, Sketch.list(Sketch.section(rows: rows)), metered)
    let page = Sketch.screen(
      "Page", Sketch.bar(.bottom, help), Sketch.bar(.trailing, done), Sketch.bar(.leading, cancel), content)
    let order = [cancel.id, done.id, name.id, rows[0].id, metered.id, help.id]
    func tab(_ key: Keystroke, _ ids: some Sequence<NodeID>) -> [ConformanceStep] {
      ids.flatMap { [.act(.stroke(key), sends: []), .expect(.focus($0))] }
    }
    var made = ConformanceCase(
      "Tab goes through the head of a page, its content and the bar at its bottom; the rows of a long list are one step"
    )
    made.steps =
      [.show(.root(Sketch.window("", page))), .act(.reach("Cancel"), sends: [])] + tab(.tab, order.dropFirst())
      + tab(.backTab, order.dropLast().reversed())
    return [made]
  }
}
