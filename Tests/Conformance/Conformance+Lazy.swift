import KeelScene

extension Conformance {
  /// Stacks of which only a window is described, and regions in which the program requests that a node be visible.
  static var lazy: [ConformanceCase] {
    [lazyStack(.vertical), lazyStack(.horizontal), wholeStack, target, plainTarget]
  }

  private static func page(_ axis: StackElement.Axis, _ stack: Subtree, _ element: ScrollElement? = nil, id: NodeID)
    -> Patch
  {
    let isDown = axis == .vertical
    let scroll = Sketch.node(
      .scroll(element ?? ScrollElement(isHorizontal: !isDown, isVertical: isDown)), id: id, [stack])
    return .root(Sketch.window("", Sketch.screen("Scrolled", scroll)))
  }

  private static func lazyStack(_ axis: StackElement.Axis) -> ConformanceCase {
    let stack = NodeID.next()
    let window = ChildWindow(count: 500)
    let element = Element.stack(StackElement(axis: axis, spacing: 16, window: window))
    let cards = (0..<500).map { Sketch.button("Card \($0) of many") }
    return ConformanceCase(
      "visible views of a \(axis.rawValue) lazy stack without a description are requested",
      answer: { event in
        guard case .reveal(stack, let range) = event, range.upperBound > 2 else { return nil }
        return Patch(operations: (2..<range.upperBound).map { .insert(cards[$0], into: stack, at: $0) })
      },
      .show(page(axis, Sketch.node(element, id: stack, Array(cards[..<2])), id: .next())),
      .expect(.visible("Card 0 of many")), .expect(.revealed(stack, row: 2)), .expect(.visible("Card 3 of many")),
      .act(.activate("Card 2 of many"), sends: [.activate(cards[2].id)]))
  }

  /// A stack of which the program describes what is requested, and nothing else.
  @MainActor private final class LongStack {
    let id = NodeID.next()
    let lines: [Subtree]
    private var described = 0..<40

    init(_ count: Int) {
      lines = (0..<count).map { number in
        let label = Sketch.label("Line \(number) of many")
        return Sketch.node(.box(BoxElement(frame: SceneFrame(width: 240, height: 48))), [label])
      }
    }

    private var element: Element {
      .stack(StackElement(spacing: 16, window: ChildWindow(count: lines.count, start: described.lowerBound)))
    }

    /// The stack as it is at first.
    var sketch: Subtree { Sketch.node(element, id: id, Array(lines[described])) }

    func answer(_ event: Event) -> Patch? {
      guard case .reveal(id, let wanted) = event else { return nil }
      let (old, new) = (described, wanted.clamped(to: 0..<lines.count))
      described = new
      let gone = old.filter { !new.contains($0) }.map { Patch.Operation.remove(lines[$0].id, from: id) }
      let added = new.filter { !old.contains($0) }.map { index in
        Patch.Operation.insert(lines[index], into: id, at: index - new.lowerBound)
      }
      return Patch(operations: gone + added + [.update(id, element)])
    }
  }

  private static var wholeStack: ConformanceCase {
    let stack = LongStack(1_500)
    return ConformanceCase(
      "the user scrolls from one end of a long lazy stack to the other and back", answer: stack.answer,
      .show(page(.vertical, stack.sketch, id: .next())), .expect(.visible("Line 0 of many")),
      .act(.scroll("Line 1 of many", down: 480), sends: []), .expect(.visible("Line 8 of many")),
      .act(.scroll("Line 8 of many", down: 144_000), sends: []), .expect(.visible("Line 1499 of many")),
      .act(.scroll("Line 1499 of many", down: -144_000), sends: []), .expect(.visible("Line 0 of many")),
      .expect(.notVisible("Line 40 of many")))
  }

  /// The window moves, and a node in the new one must become visible.
  private static var target: ConformanceCase {
    let (scroll, stack) = (NodeID.next(), NodeID.next())
    let first = (0..<40).map { Sketch.label("Line \($0) of many") }
    let later = (300..<305).map { Sketch.label("Line \($0) of many") }
    func element(_ start: Int) -> Element { .stack(StackElement(window: ChildWindow(count: 500, start: start))) }
    let wish = ScrollElement.Target(node: later[2].id, serial: 1)
    return ConformanceCase(
      "a scroll request of the program is followed, and the views around its target are requested",
      .show(page(.vertical, Sketch.node(element(0), id: stack, first), id: scroll)),
      .show(
        Patch(
          operations: first.map { .remove($0.id, from: stack) }
            + later.enumerated().map { .insert($1, into: stack, at: $0) }
            + [.update(stack, element(300)), .update(scroll, .scroll(ScrollElement(target: wish)))])),
      .expect(.visible("Line 302 of many")), .expect(.revealed(stack, row: 299)))
  }

  /// A region whose content is described completely.
  private static var plainTarget: ConformanceCase {
    let scroll = NodeID.next()
    let lines = (0..<200).map { Sketch.label("Line \($0) of many") }
    let wish = ScrollElement.Target(node: lines[150].id, anchor: SceneAnchor(.center, .top), serial: 1)
    let gone = ScrollElement.Target(node: .next(), serial: 2)
    return ConformanceCase(
      "a region scrolls to a view in it, and nowhere if the view was removed",
      .show(page(.vertical, Sketch.node(.stack(StackElement()), lines), id: scroll)),
      .show(Patch(operations: [.update(scroll, .scroll(ScrollElement(target: wish)))])),
      .expect(.visible("Line 150 of many")),
      .show(Patch(operations: [.update(scroll, .scroll(ScrollElement(target: gone)))])),
      .expect(.visible("Line 150 of many")))
  }
}
