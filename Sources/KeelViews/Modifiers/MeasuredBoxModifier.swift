import KeelControls
import KeelScene

/// A modifier that puts each control of a view in a box whose style depends on the size of the box.
///
/// The style is made for the reported size, and again when that changes. Until then it is made for an assumed size.
struct MeasuredBoxModifier {
  /// Sets the style of a box.
  let style: @MainActor (inout BoxElement, LeafStyle, SceneSize) -> Void
  /// The size that is assumed until the front end reports one; `nil` is that of a typical window.
  var assumedSize: SceneSize?
}

extension MeasuredBoxModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    MeasuredBoxMount(view, at: place)
  }
}

final class MeasuredBoxMount<Content: View>: TransformingMount<Content, MeasuredBoxModifier> {
  private var boxes = BoxTable()

  override func prepare() { surroundings.environment.follow(self) }
  override func modifierDidChange() { boxes.forEach(update) }
  override func environmentDidChange() { boxes.forEach(update) }

  private func update(_ box: UIBoxView) {
    let environment = surroundings.environment
    let size = box.reportedFrame?.size ?? modifier.assumedSize ?? environment.values.typicalWindowSize
    var style = BoxElement()
    modifier.style(&style, environment.style, size)
    box.style = style
  }

  override func transform(_ item: UIView) -> UIView {
    if let box = boxes.box(around: item) { return box }
    let box = boxes.makeBox(around: item)
    update(box)
    box.observeGeometry(self, .size) { [weak self, weak box] _ in
      if let self, let box, !self.isGone { self.update(box) }
    }
    return box
  }
}

/// The boxes that a modifier has put around controls, keyed by the control. The view that shows a box retains it.
@MainActor struct BoxTable {
  private struct WeakBox { weak var box: UIBoxView? }
  private var boxes: [ObjectIdentifier: WeakBox] = [:]

  func forEach(_ body: (UIBoxView) -> Void) {
    for entry in boxes.values { if let box = entry.box { body(box) } }
  }

  /// Returns the box that has been made around a control.
  func box(around item: UIView) -> UIBoxView? {
    guard let box = boxes[ObjectIdentifier(item)]?.box, box.subviews.first === item else { return nil }
    return box
  }

  mutating func makeBox(around item: UIView) -> UIBoxView {
    // Entries of deallocated boxes are removed whenever the dictionary would grow.
    if boxes.count == boxes.capacity { boxes = boxes.filter { $0.value.box != nil } }
    let box = UIBoxView()
    box.setSubviews([item])
    boxes[ObjectIdentifier(item)] = WeakBox(box: box)
    return box
  }
}
