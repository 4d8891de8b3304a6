import KeelScene

extension Conformance {
  /// Presses of a pointer on nodes that want to know of them.
  static var gestures: [ConformanceCase] {
    func page(_ children: Subtree...) -> Subtree {
      Sketch.window("", Sketch.screen("Page", Sketch.node(.stack(StackElement()), children)))
    }
    func card(_ name: String, _ pointer: PointerInterest, _ content: Subtree? = nil) -> Subtree {
      var box = BoxElement(frame: SceneFrame(width: 320, height: 64))
      box.pointer = pointer
      return Sketch.node(.box(box), [content ?? Sketch.node(.label(LabelElement(text: name)))])
    }
    let pulled = card("Card", PointerInterest(drag: 10))
    let still = card("Plain", PointerInterest(drag: 10))
    let touched = card("Pad", PointerInterest(drag: 0))
    let held = card("Stone", PointerInterest(hold: 0.5))
    let button = Sketch.button("Join")
    let around = card("", PointerInterest(drag: 20), button)
    // A button under something that is drawn over it. The pointer presses the middle of the button.
    func covered(_ rule: String, _ isPressed: Bool, by cover: Element, _ content: Subtree...) -> ConformanceCase {
      let button = Sketch.button("Join")
      let layers = Sketch.node(.layers(LayersElement(base: 0)), [button, Sketch.node(cover, content)])
      return ConformanceCase(
        rule, .show(.root(page(layers))),
        .whereDrawn(.act(.drag("Join", by: 0, 0), sends: isPressed ? [.activate(button.id)] : [])))
    }
    let line = ShapeElement(kind: .rounded(radius: 5), fill: nil, stroke: .blue)
    let veil = ShapeElement(fill: .color(.blue, opacity: 0.3))
    let corner = DrawingElement(
      commands: [.fill(DrawingPath(.circle, in: SceneRect(x: 0, y: 0, width: 4, height: 4)), .color(.blue))],
      size: SceneSize(width: 100, height: 100))
    let ground = BoxElement(background: .color(.blue, opacity: 0.3))
    let off = card("Off", PointerInterest(drag: 10))
    var disabled = Sketch.node(.stack(StackElement()), [off])
    disabled.attributes.isEnabled = false

    return [
      ConformanceCase(
        "a drag is reported from its beginning to its end, and a press without one is not",
        .show(.root(page(pulled, still))), .pulls(.drag("Card", by: 80, 32), pulled.id, .began, .ended, by: 80, 32),
        .act(.drag("Plain", by: 0, 0), sends: [])),
      ConformanceCase(
        "a node that follows each press is told of one without a movement", .show(.root(page(touched))),
        .pulls(.drag("Pad", by: 0, 0), touched.id, .began, .ended, by: 0, 0),
        .pulls(.drag("Pad", by: 48, 0), touched.id, .began, .ended, by: 48, 0)),
      ConformanceCase(
        "a long press is reported from the press on", .show(.root(page(held))),
        .pulls(.hold("Stone"), held.id, .began, .ended, by: 0, 0)),
      ConformanceCase(
        "a button in what can be dragged is pressed, and not by a drag", .show(.root(page(around))),
        .act(.activate("Join"), sends: [.activate(button.id)]),
        .pulls(.drag("Join", by: 48, 0), around.id, .began, .ended, by: 48, 0)),
      covered("a line in front of a button takes no press inside of it", true, by: .shape(line)),
      covered("a view without a fill in front of a button takes no press", true, by: .shape(ShapeElement(fill: nil))),
      covered(
        "a column in front of a button takes no press beside its content", true, by: .stack(StackElement()),
        Sketch.node(.spacer(SpacerElement()))),
      covered(
        "a box in front of a button takes no press beside its content", true, by: .box(BoxElement()),
        Sketch.node(.spacer(SpacerElement()))),
      covered("a drawing in front of a button takes presses where it is drawn", true, by: .drawing(corner)),
      covered("a fill in front of a button takes the press, although nothing responds", false, by: .shape(veil)),
      covered(
        "a background in front of a button takes the press", false, by: .box(ground),
        Sketch.node(.shape(ShapeElement(fill: nil)))),
      covered(
        "what the pointer does not reach takes no press", true, by: .box(BoxElement(allowsHitTesting: false)),
        Sketch.node(.shape(veil))),
      ConformanceCase(
        "what is disabled cannot be dragged", .show(.root(page(disabled))), .expect(.visible("Off")),
        .cannot(.drag("Off", by: 80, 0))),
    ]
  }
}
