import KeelLayout
import KeelScene
import Testing

/// Stacks with the default spacing leave none between texts that are one below the other.
@MainActor @Suite struct TextGapTests {
  private func node(_ element: Element, _ children: Subtree...) -> Subtree {
    Subtree(id: .next(), element: element, children: children)
  }

  private var text: Subtree { node(.label(LabelElement(text: "Text"))) }
  private var button: Subtree { node(.button(ButtonElement(title: "Button"))) }
  private var spacer: Subtree { node(.spacer(SpacerElement(minLength: 0))) }

  private func box(_ box: BoxElement, _ child: Subtree? = nil) -> Subtree { node(.box(box), child ?? text) }

  private func stack(
    _ axis: StackElement.Axis, insets: SceneInsets = SceneInsets(), _ children: Subtree...
  ) -> Subtree {
    let stack = StackElement(axis: axis, spacing: 8, alignment: .center, insets: insets, hasDefaultSpacing: true)
    return Subtree(id: .next(), element: .stack(stack), children: children)
  }

  private func frames(_ solver: LayoutSolver) -> [NodeID: SceneRect] {
    var frames: [NodeID: SceneRect] = [:]
    guard let root = solver.tree.root else { return frames }
    solver.place(root, in: SceneRect(width: 320, height: 600)) { frames[$0] = $1 }
    return frames
  }

  /// Returns the distance between the two children of a column.
  private func gap(_ column: NodeID, _ solver: LayoutSolver) -> Double? {
    let frames = frames(solver)
    guard let children = solver.tree[column]?.children, children.count == 2, let first = frames[children[0]],
      let second = frames[children[1]]
    else { return nil }
    return second.y - first.y - first.height
  }

  private func solver(_ root: Subtree) -> LayoutSolver {
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(root)]))
    return LayoutSolver(tree, metrics: FixedLayoutMetrics())
  }

  private func gap(_ first: Subtree, _ second: Subtree) -> Double? {
    let column = stack(.vertical, first, second)
    return gap(column.id, solver(column))
  }

  @Test func textsTouchAndOtherViewsDoNot() {
    #expect(gap(text, text) == 0)
    let others: [Subtree] = [
      button, node(.image(ImageElement(symbol: Symbol("star")))), node(.textField(TextFieldElement())),
      node(.toggle(ToggleElement(title: "Toggle"))), node(.shape(ShapeElement())), node(.separator),
      node(.scroll(ScrollElement()), text), node(.list(ListElement())), node(.grid(GridElement()), text),
      stack(.vertical), stack(.horizontal, spacer), box(BoxElement(), button),
    ]
    for other in others {
      #expect(gap(text, other) == 8, "\(other.element.kind)")
      #expect(gap(other, text) == 8, "\(other.element.kind)")
    }
    #expect(gap(button, button) == 8)
  }

  @Test func boxesHaveTheEdgesOfTheirTextsExceptWherePaddingIs() {
    let boxes = [
      BoxElement(), BoxElement(opacity: 0.5), BoxElement(background: .color(.red)),
      BoxElement(insets: SceneInsets(leading: 8, trailing: 8)), BoxElement(frame: SceneFrame(width: 90, height: 90)),
      BoxElement(frame: SceneFrame(minHeight: 50)), BoxElement(placement: .offset(x: 5, y: 5)),
      BoxElement(placement: .priority(1)), BoxElement(placement: .fixedSize(horizontal: true, vertical: true)),
    ]
    for element in boxes {
      #expect(gap(text, box(element)) == 0 && gap(box(element), text) == 0, "\(element)")
      #expect(gap(text, box(element, button)) == 8, "\(element)")
    }
    let above = BoxElement(insets: SceneInsets(top: 4))
    let below = BoxElement(insets: SceneInsets(bottom: -4))
    #expect(gap(text, box(above)) == 8 && gap(box(above), text) == 0)
    #expect(gap(text, box(below)) == 0 && gap(box(below), text) == 8)
    #expect(gap(text, box(BoxElement(placement: .position(x: 5, y: 5)))) == 8)
  }

  @Test func containersHaveTheEdgesOfTheirChildren() {
    #expect(gap(stack(.vertical, button, text), text) == 0)
    #expect(gap(stack(.vertical, text, button), text) == 8)
    #expect(gap(text, stack(.vertical, text, button)) == 0)
    #expect(gap(text, stack(.vertical, insets: SceneInsets(top: 2), text)) == 8)
    #expect(gap(text, stack(.horizontal, spacer, text, spacer, stack(.vertical, text, button))) == 0)
    #expect(gap(stack(.horizontal, text, stack(.vertical, text, button)), text) == 8)
    #expect(gap(text, stack(.horizontal, text, button)) == 8)
    #expect(gap(text, node(.layers(LayersElement(base: 0)), text, button)) == 0)
    #expect(gap(text, node(.layers(LayersElement(base: 1)), text, button)) == 8)
    #expect(gap(text, node(.layers(LayersElement()), text, text)) == 0)
    #expect(gap(text, node(.layers(LayersElement()), text, button)) == 8)
    let tapped = ButtonElement(style: .area, hasLabelChild: true)
    #expect(gap(text, node(.button(tapped), text)) == 0)
    #expect(gap(text, node(.button(ButtonElement(style: .plain, hasLabelChild: true)), text)) == 8)
  }

  @Test func onlyTheDefaultSpacingOfColumnsIsLeftOut() {
    func distance(_ element: StackElement) -> Double? {
      let column = node(.stack(element), text, text)
      return gap(column.id, solver(column))
    }
    #expect(distance(StackElement(spacing: 8)) == 8)
    #expect(distance(StackElement(spacing: 8, hasDefaultSpacing: true)) == 0)
    let row = stack(.horizontal, text, text)
    let found = frames(solver(row))
    let places = row.children.compactMap { found[$0.id] }
    #expect(places.count == 2 && places[1].x - places[0].x - places[0].width == 8)
  }

  /// Sizes and edges are remembered until something in them changes.
  @Test func aTextThatBecomesAnotherViewDeepInsideMovesItsNeighbours() {
    let inner = text
    let column = stack(.vertical, text, box(BoxElement(opacity: 0.5), stack(.vertical, inner, button)))
    let solver = solver(column)
    func change(_ operation: Patch.Operation) {
      let patch = Patch(operations: [operation])
      solver.willApply(patch)
      solver.tree.apply(patch)
    }
    #expect(gap(column.id, solver) == 0)
    change(.update(inner.id, .button(ButtonElement(title: "Button"))))
    #expect(gap(column.id, solver) == 8)
    guard let holder = solver.tree.parent(of: inner.id) else { return #expect(Bool(false)) }
    let first = text
    change(.insert(first, into: holder, at: 0))
    #expect(gap(column.id, solver) == 0)
    change(.move(first.id, in: holder, to: 1))
    #expect(gap(column.id, solver) == 8)
    change(.remove(inner.id, from: holder))
    #expect(gap(column.id, solver) == 0)
    change(.update(column.id, .stack(StackElement(spacing: 8))))
    #expect(gap(column.id, solver) == 8)
  }

  @Test func theLargestLengthOfAColumnCountsTheSpacingThatItHas() {
    func largest(_ first: Subtree, _ second: Subtree) -> Double {
      let column = stack(.vertical, first, second)
      let tree = solver(column).tree
      return tree.entry(of: column.id).map { tree.largestLength(of: $0, along: .vertical) } ?? 0
    }
    let frame = BoxElement(frame: SceneFrame(width: 20, height: 30))
    #expect(largest(box(frame), box(frame)) == 60)
    #expect(largest(box(frame), box(frame, button)) == 68)
  }
}
