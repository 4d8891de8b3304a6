import KeelScene
import KeelWeb

/// A list of very many rows of which a window is described, a field whose answers are in capitals, and a button that
/// changes distant rows: for tests that need a live page.
@MainActor final class LongList: WebScene, EventSink {
  private static let count = 100_000
  /// The layout of rows side by side.
  private let flow: RowFlow?
  private weak var frontEnd: (any FrontEnd)?
  private let section = NodeID.next()
  private let list = NodeID.next()
  private let field = NodeID.next()
  private let first = NodeID.next()
  private var window = 0..<60
  private var ids: [NodeID] = []
  private var serial = 0
  private var ticks = 0

  init(_ frontEnd: any FrontEnd, flow: RowFlow? = nil) {
    self.flow = flow
    self.frontEnd = frontEnd
    ids = window.map { _ in .next() }
    frontEnd.apply(Patch(operations: [.root(root())]))
    frontEnd.attach(events: self)
  }

  private func row(_ index: Int) -> Element {
    .row(RowElement(text: "Row \(index)", secondaryText: index % 7 == 0 ? "every seventh" : ""))
  }

  private func root() -> Subtree {
    let rows = zip(window, ids).map { Subtree(id: $1, element: row($0)) }
    let tree = Subtree(
      id: list, element: listElement(nil),
      children: [Subtree(id: section, element: sectionElement, children: rows)])
    let head = Subtree(
      id: .next(), element: .bar(BarElement(placement: .bottom)),
      children: [
        Subtree(id: field, element: .textField(TextFieldElement(placeholder: "Capitals"))),
        Subtree(id: first, element: .button(ButtonElement(title: "Insert at front"))),
      ])
    let screen = Subtree(id: .next(), element: .screen(ScreenElement(title: "Long")), children: [head, tree])
    return Subtree(id: .next(), element: .window(WindowElement(title: "Long")), children: [screen])
  }

  private func listElement(_ target: ListElement.ScrollTarget?) -> Element {
    .list(ListElement(rowCount: Self.count, scrollTarget: target))
  }

  private var sectionElement: Element {
    .section(SectionElement(rowCount: Self.count, windowStart: window.lowerBound, flow: flow))
  }

  func send(_ event: Event) {
    switch event {
    case .reveal(list, let rows): show(rows)
    case .find(list, let text, _, _):
      guard let row = Int(text), row < Self.count else { return }
      serial += 1
      let target = ListElement.ScrollTarget(row: row, takesFocus: false, serial: serial)
      frontEnd?.apply(Patch(operations: [.update(list, listElement(target))]))
    case .edit(field, let text):
      let answer = TextFieldElement(text: text.uppercased(), placeholder: "Capitals")
      frontEnd?.apply(Patch(operations: [.update(field, .textField(answer))]))
    case .activate(first):
      // The visible rows change: so do their heights and positions, while the user scrolls.
      ticks += 1
      guard let id = ids.first else { return }
      frontEnd?.apply(
        Patch(operations: [.update(id, .row(RowElement(text: "Row \(window.lowerBound)", secondaryText: "\(ticks)")))]))
    default: break
    }
  }

  /// Moves the window to the requested rows, and retains the rows that are in both windows.
  private func show(_ rows: Range<Int>) {
    let wanted = max(0, rows.lowerBound - 20)..<min(Self.count, rows.upperBound + 20)
    var operations: [Patch.Operation] = []
    let old = window
    let kept = old.clamped(to: wanted)
    let keptIDs =
      kept.isEmpty ? [] : Array(ids[(kept.lowerBound - old.lowerBound)..<(kept.upperBound - old.lowerBound)])
    for id in ids where !keptIDs.contains(id) { operations.append(.remove(id, from: section)) }
    var fresh: [NodeID] = []
    for (place, index) in wanted.enumerated() {
      if kept.contains(index) {
        fresh.append(keptIDs[index - kept.lowerBound])
      } else {
        let id = NodeID.next()
        fresh.append(id)
        operations.append(.insert(Subtree(id: id, element: row(index)), into: section, at: place))
      }
    }
    window = wanted
    ids = fresh
    operations.append(.update(section, sectionElement))
    frontEnd?.apply(Patch(operations: operations))
  }

  func open(path: String) -> Bool { path.isEmpty }
  func close() {}
}
