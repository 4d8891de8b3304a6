import KeelControls
package import KeelScene

/// Puts each control of a view in a box: room, limits, a ground, a border.
package struct BoxModifier {
  let style: (inout BoxElement, LeafStyle) -> Void

  package init(_ style: @escaping (inout BoxElement, LeafStyle) -> Void) { self.style = style }
}

extension BoxModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    BoxMount(view, at: place)
  }
}

final class BoxMount<Content: View>: ModifierMount<Content, BoxModifier> {
  /// The box of each control, known by the control.
  private var boxes: [ObjectIdentifier: UIBoxView] = [:]
  private var style = BoxElement()

  override func prepare() {
    surroundings.environment.follow(self)
    updateStyle()
  }

  private func updateStyle() {
    var style = BoxElement()
    modifier.style(&style, surroundings.environment.style)
    self.style = style
    for box in boxes.values { box.style = style }
  }

  override func modifierDidChange() { updateStyle() }
  override func environmentDidChange() { updateStyle() }

  override func appendItems(to items: inout [UIView]) {
    guard let child else { return }
    var kept: [ObjectIdentifier: UIBoxView] = [:]
    for item in child.items {
      let box = boxes[ObjectIdentifier(item)] ?? UIBoxView()
      box.style = style
      box.setSubviews([item])
      kept[ObjectIdentifier(item)] = box
      items.append(box)
    }
    boxes = kept
  }
}
