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
      ConformanceCase(
        "what is disabled cannot be dragged", .show(.root(page(disabled))), .expect(.visible("Off")),
        .cannot(.drag("Off", by: 80, 0))),
    ]
  }
}
