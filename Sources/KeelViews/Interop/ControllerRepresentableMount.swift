import KeelControls
import KeelModel

/// The mount of a custom controller, which is a child of the page that contains the view.
///
/// The calls are in UIKit's order: `addChild`, adding the view, `didMove(toParent:)`; on removal `willMove(toParent:
/// nil)`, removing the view, `removeFromParent`. The controller is dismantled after that.
final class ControllerRepresentableMount<V: UIViewControllerRepresentable>: RepresentableMount<
  V, V.UIViewControllerType, V.Coordinator
>
{
  private var reach = ReachKeeper()

  override func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(_ view: V, _ coordinator: V.Coordinator) -> V.UIViewControllerType {
    view.makeUIViewController(context: context(coordinator))
  }

  override func didMake() {
    guard let controller = made?.object else { return }
    controller.outerContext = surroundings.environment
    surroundings.page.controller?.addChild(controller)
    BodyPass.shared.afterBodies { [weak self, weak controller] in
      guard let self, !isGone, let controller, let parent = controller.parent else { return }
      controller.didMove(toParent: parent)
    }
  }

  override func update(_ view: V, _ object: V.UIViewControllerType, _ coordinator: V.Coordinator) {
    view.updateUIViewController(object, context: context(coordinator))
  }

  private func context(_ coordinator: V.Coordinator) -> V.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: surroundings.environment.values)
  }

  override func environmentDidChange() {
    guard let view = made?.object.viewIfLoaded else { return }
    reach.apply(isEnabled: surroundings.environment.style.isEnabled, to: view)
  }

  override func appendItems(to items: inout [UIView]) {
    guard let controller = made?.object else { return }
    let isLoaded = controller.isViewLoaded
    items.append(controller.view)
    if !isLoaded { environmentDidChange() }
  }

  override func dismantle(_ object: V.UIViewControllerType, _ coordinator: V.Coordinator) {
    object.willMove(toParent: nil)
    if object.parent != nil { object.removeFromParent() } else { object.didMove(toParent: nil) }
    V.dismantleUIViewController(object, coordinator: coordinator)
    object.outerContext = nil
    if let view = object.viewIfLoaded { reach.apply(isEnabled: true, to: view) }
  }
}
