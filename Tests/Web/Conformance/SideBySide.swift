import KeelScene
import KeelWeb

/// A list with sections of each arrangement: one row a line, rows side by side, and one line that scrolls horizontally.
@MainActor final class SideBySide: WebScene, EventSink {
  init(_ frontEnd: any FrontEnd) {
    let grid = RowFlow(itemWidth: 160, itemHeight: 64, itemSpacing: 16, lineSpacing: 8)
    let strip = RowFlow(axis: .horizontal, itemWidth: 160, itemHeight: 64, itemSpacing: 16)
    let arrangements: [(flow: RowFlow?, count: Int)] = [(nil, 2), (grid, 5), (strip, 6), (grid, 5)]
    var number = 0
    let sections = arrangements.map { flow, count in
      let rows = (0..<count).map { index in
        Subtree(id: .next(), element: .row(RowElement(text: "Row \(number + index)")))
      }
      number += count
      return Subtree(id: .next(), element: .section(SectionElement(rowCount: count, flow: flow)), children: rows)
    }
    let list = Subtree(id: .next(), element: .list(ListElement(rowCount: number)), children: sections)
    let screen = Subtree(id: .next(), element: .screen(ScreenElement(title: "Sections")), children: [list])
    frontEnd.apply(
      Patch(operations: [
        .root(Subtree(id: .next(), element: .window(WindowElement(title: "Sections")), children: [screen]))
      ]))
    frontEnd.attach(events: self)
  }

  func send(_ event: Event) {}
  func open(path: String) -> Bool { path.isEmpty }
  func close() {}
}
