import KeelControls
package import KeelScene

/// A modifier that puts each control of a view in a box with padding, size limits, a background or a border.
package struct BoxModifier {
  let style: (inout BoxElement, LeafStyle) -> Void

  package init(_ style: @escaping (inout BoxElement, LeafStyle) -> Void) { self.style = style }
}

extension BoxModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    BoxMount(view, at: place)
  }
}

final class BoxMount<Content: View>: TransformingMount<Content, BoxModifier> {
  private var boxes = BoxTable()
  private var style = BoxElement()

  override func prepare() {
    surroundings.environment.follow(self)
    updateStyle()
  }

  private func updateStyle() {
    var style = BoxElement()
    modifier.style(&style, surroundings.environment.style)
    self.style = style
    boxes.forEach { $0.style = style }
  }

  override func modifierDidChange() { updateStyle() }
  override func environmentDidChange() { updateStyle() }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item) { return box }
    let box = boxes.makeBox(around: item)
    box.style = style
    return box
  }
}
