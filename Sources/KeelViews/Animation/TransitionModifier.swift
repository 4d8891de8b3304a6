import KeelControls
import KeelModel
import KeelScene

/// A modifier that puts each control of a view in a box that appears and disappears by a transition.
struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    TransitionMount(view, at: place)
  }
}

final class TransitionMount<Content: View>: TransformingMount<Content, TransitionModifier> {
  private var boxes = BoxTable()
  private var style = BoxElement()

  override func prepare() {
    surroundings.environment.follow(self)
    updateStyle()
  }

  private func updateStyle() {
    // Bodies of transitions may read the model. Later changes of it do not restart a transition.
    style.motion.transition = withoutTracking {
      modifier.transition.sceneTransition(in: surroundings.environment.style)
    }
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
