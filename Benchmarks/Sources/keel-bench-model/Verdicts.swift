import KeelInteraction
import KeelScene
import Measure

/// Measures the cost of a verdict on an event, beside a hand-written walk up a table of parents that checks whether
/// each is enabled.
@MainActor enum Verdicts {
  private struct BareNode {
    var parent: UInt64?
    var isEnabled = true
  }

  static func measure() async {
    let row = Subtree(id: .next(), element: .row(RowElement(text: "Row")), attributes: Attributes(), children: [])
    let slider = Subtree(
      id: .next(), element: .slider(SliderElement(value: 1, maximum: 10)), attributes: Attributes(), children: [])
    let section = node(.section(SectionElement(rowCount: 1)), [row])
    let list = node(.list(ListElement(rowCount: 1)), [section])
    let page = node(.screen(ScreenElement(title: "Page")), [node(.stack(StackElement()), [list, slider])])
    let window = node(.window(WindowElement()), [node(.navigation(NavigationElement()), [page])])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(window)]))
    var bare: [UInt64: BareNode] = [:]
    note(window, in: nil, &bare)
    for (name, event) in [
      ("verdict.activate", Event.activate(row.id)), ("verdict.adjust", .adjust(slider.id, value: 3)),
      ("verdict.unlawful", .edit(row.id, text: "x")),
    ] {
      let id = event.node?.rawValue ?? 0
      await compare(name, size: 1_000) {
        for _ in 0..<1_000 { if case .accepted = tree.verdict(on: event) { Main.sink &+= 1 } }
      } reference: {
        for _ in 0..<1_000 { if isEnabled(id, bare) { Main.sink &+= 1 } }
      }
    }
  }

  private static func node(_ element: Element, _ children: [Subtree]) -> Subtree {
    Subtree(id: .next(), element: element, attributes: Attributes(), children: children)
  }

  private static func note(_ subtree: Subtree, in parent: UInt64?, _ bare: inout [UInt64: BareNode]) {
    bare[subtree.id.rawValue] = BareNode(parent: parent)
    for child in subtree.children { note(child, in: subtree.id.rawValue, &bare) }
  }

  private static func isEnabled(_ id: UInt64, _ bare: [UInt64: BareNode]) -> Bool {
    var next: UInt64? = id
    while let id = next {
      guard let node = bare[id], node.isEnabled else { return false }
      next = node.parent
    }
    return true
  }
}
