import KeelInteraction
import KeelScene
import Testing

/// The part of what is in front of other views that takes presses.
@MainActor @Suite struct PressAreaTests {
  private let size = SceneSize(width: 100, height: 40)

  private func taken(_ element: Element, _ x: Double, _ y: Double) -> Bool {
    element.takesPress(at: ScenePoint(x: x, y: y), in: size)
  }

  @Test func aLineTakesPressesOnTheLine() {
    let line = Element.shape(ShapeElement(fill: nil, stroke: .red, lineWidth: 4))
    #expect(taken(line, 2, 20))
    #expect(!taken(line, 50, 20))
    #expect(!taken(line, -1, 20))
    let centred = Element.shape(ShapeElement(fill: nil, stroke: .red, lineWidth: 4, isStrokeCentered: true))
    #expect(taken(centred, -1, 20))
    #expect(!taken(centred, 3, 20))
  }

  @Test func aFillTakesPressesInsideOfItsOutline() {
    let circle = Element.shape(ShapeElement(kind: .circle))
    #expect(taken(circle, 50, 20))
    #expect(!taken(circle, 32, 2), "the corner of the square")
    #expect(!taken(circle, 5, 20), "beside the circle")
    let ground = Element.box(BoxElement(background: .color(.red), shape: .capsule))
    #expect(taken(ground, 50, 2))
    #expect(!taken(ground, 1, 1))
  }

  @Test func whatCannotBeSeenTakesNone() {
    #expect(Element.shape(ShapeElement(fill: nil)).pressArea == .none)
    #expect(Element.shape(ShapeElement(fill: .color(.red, opacity: 0))).pressArea == .none)
    #expect(Element.box(BoxElement(border: SceneBorder())).pressArea == .none)
    #expect(Element.stack(StackElement()).pressArea == .none)
    #expect(Element.label(LabelElement(text: "Text")).pressArea == .frame)
  }

  @Test func aDrawingTakesPressesWhereItsCommandsDraw() {
    let dot = DrawingCommand.fill(
      DrawingPath(.circle, in: SceneRect(x: 0, y: 0, width: 10, height: 10)), .color(.red))
    let moved = DrawingCommand.group(DrawingGroup(transform: .translation(x: 30, y: 0), commands: [dot]))
    // Stretched to twice its width.
    let drawing = Element.drawing(DrawingElement(commands: [moved], size: SceneSize(width: 50, height: 40)))
    #expect(taken(drawing, 70, 5))
    #expect(!taken(drawing, 35, 5))
    #expect(!taken(drawing, 90, 30))
    let cut = DrawingGroup(
      clip: DrawingGroup.Clip(DrawingPath(.rectangle, in: SceneRect(x: 0, y: 0, width: 5, height: 40))), commands: [dot]
    )
    #expect(taken(.drawing(DrawingElement(commands: [.group(cut)])), 3, 5))
    #expect(!taken(.drawing(DrawingElement(commands: [.group(cut)])), 7, 5))
  }

  @Test func onlyLayersAfterTheFirstAreInFront() {
    func label() -> Subtree { Subtree(id: .next(), element: .label(LabelElement(text: "Text")), children: []) }
    func node(_ element: Element, _ children: Subtree...) -> Subtree {
      Subtree(id: .next(), element: element, children: children)
    }
    let (back, front, inButton) = (label(), label(), label())
    let button = node(.button(ButtonElement(style: .area, hasLabelChild: true)), inButton)
    let layers = node(
      .layers(LayersElement()), node(.stack(StackElement()), back), node(.stack(StackElement()), front, button))
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(node(.window(WindowElement()), layers))]))
    #expect(!tree.isInFront(back.id))
    #expect(tree.isInFront(front.id))
    #expect(tree.isInFront(button.id))
    #expect(!tree.isInFront(inButton.id), "the button takes the presses on its label")
  }
}
