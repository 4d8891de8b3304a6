import KeelControls
import KeelModel

/// A modifier that recognises a gesture in the movements of a pointer.
struct PointerModifier {
  let gesture: any Gesture
  var priority = GesturePriority.normal
  var mask = GestureMask.all
}

extension PointerModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    PointerMount(view, at: place)
  }
}

/// The mount of a view with a gesture: each control is in a box that front ends report presses on.
///
/// Gestures of several modifiers on one view share the box. A gesture of presses only needs none.
final class PointerMount<Content: View>: TransformingMount<Content, PointerModifier>, PointerListener {
  private struct WeakBox { weak var box: UIPointerBoxView? }
  /// The boxes around controls: those that this mount has made, and those of inner modifiers that it has joined.
  private var boxes: [ObjectIdentifier: WeakBox] = [:]

  var priority: GesturePriority { modifier.priority }
  var pointerGesture: (any Gesture)? {
    guard modifier.mask.contains(.gesture), surroundings.environment.style.isEnabled, !isMaskedFromOutside else {
      return nil
    }
    return modifier.gesture
  }

  private var isMaskedFromOutside: Bool {
    var mount = parent
    while let current = mount {
      if let outer = current as? any TapListener, !outer.mask.contains(.subviews) { return true }
      mount = current.parent
    }
    return false
  }

  private var needsPointer: Bool {
    func needs<G: Gesture>(_ gesture: G) -> Bool { withoutTracking { gesture._recognizer { _ in } } != nil }
    return needs(modifier.gesture)
  }

  override func prepare() { surroundings.environment.follow(self) }
  override func modifierDidChange() { forEachArena { $0.update(self) } }
  override func environmentDidChange() { forEachArena { $0.update(self) } }
  override func willUnmount() {
    forEachArena { $0.unlisten(self) }
    boxes = [:]
  }

  private func forEachArena(_ body: (PointerArena) -> Void) {
    for entry in boxes.values { if let arena = entry.box?.arena as? PointerArena { body(arena) } }
  }

  private func note(_ box: UIPointerBoxView, around item: UIView) {
    // Entries of deallocated boxes are removed whenever the dictionary would grow.
    if boxes.count == boxes.capacity { boxes = boxes.filter { $0.value.box != nil } }
    boxes[ObjectIdentifier(item)] = WeakBox(box: box)
    (box.arena as? PointerArena)?.listen(self)
  }

  override func transform(_ item: UIView) -> UIView {
    if let inner = item as? UIPointerBoxView, inner.arena is PointerArena {
      if boxes[ObjectIdentifier(item)]?.box !== inner { note(inner, around: item) }
      return inner
    }
    if let box = boxes[ObjectIdentifier(item)]?.box, box.subviews.first === item { return box }
    guard needsPointer else { return item }
    let box = UIPointerBoxView()
    box.setSubviews([item])
    box.arena = PointerArena(box, surroundings.environment)
    note(box, around: item)
    return box
  }
}
