package import KeelControls
package import KeelScene

/// A modifier that puts each control of a view in a box with padding, size limits, a background or a border.
package struct BoxModifier {
  let style: (inout BoxElement, LeafStyle) -> Void
  /// Changes a control that needs no box, and returns true.
  let changes: (@MainActor (UIView) -> Bool)?

  package init(
    _ style: @escaping (inout BoxElement, LeafStyle) -> Void, unless changes: (@MainActor (UIView) -> Bool)? = nil
  ) {
    self.style = style
    self.changes = changes
  }
}

extension BoxModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    BoxMount(view, at: place)
  }
}

final class BoxMount<Content: View>: TransformingMount<Content, BoxModifier> {
  /// The box of each control, keyed by the control. The view that shows a box retains it.
  private var boxes: [ObjectIdentifier: WeakBox] = [:]
  private var style = BoxElement()

  private struct WeakBox { weak var box: UIBoxView? }

  override func prepare() {
    surroundings.environment.follow(self)
    updateStyle()
  }

  private func updateStyle() {
    var style = BoxElement()
    modifier.style(&style, surroundings.environment.style)
    self.style = style
    for entry in boxes.values { entry.box?.style = style }
  }

  override func modifierDidChange() { updateStyle() }
  override func environmentDidChange() { updateStyle() }

  override func transform(_ item: UIView) -> UIView {
    if let changes = modifier.changes, changes(item) { return item }
    if let box = boxes[ObjectIdentifier(item)]?.box, box.subviews.first === item { return box }
    // Entries of deallocated boxes are removed whenever the dictionary would grow.
    if boxes.count == boxes.capacity { boxes = boxes.filter { $0.value.box != nil } }
    let box = UIBoxView()
    box.style = style
    box.setSubviews([item])
    boxes[ObjectIdentifier(item)] = WeakBox(box: box)
    return box
  }
}
