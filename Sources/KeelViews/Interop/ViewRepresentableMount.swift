import KeelControls
import KeelModel

/// The mount of a custom control.
final class ViewRepresentableMount<V: UIViewRepresentable>: RepresentableMount<V, V.UIViewType, V.Coordinator> {
  private var reach = ReachKeeper()

  override func makeCoordinator(_ view: V) -> V.Coordinator { view.makeCoordinator() }

  override func make(_ view: V, _ coordinator: V.Coordinator) -> V.UIViewType {
    view.makeUIView(context: context(coordinator))
  }

  override func didMake() { made?.object.innerContext = surroundings.environment }

  override func update(_ view: V, _ object: V.UIViewType, _ coordinator: V.Coordinator) {
    view.updateUIView(object, context: context(coordinator))
  }

  private func context(_ coordinator: V.Coordinator) -> V.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: surroundings.environment.values)
  }

  override func environmentDidChange() {
    guard let control = made?.object else { return }
    reach.apply(isEnabled: surroundings.environment.style.isEnabled, to: control)
  }

  override func appendItems(to items: inout [UIView]) {
    if let made { items.append(made.object) }
  }

  override func dismantle(_ object: V.UIViewType, _ coordinator: V.Coordinator) {
    V.dismantleUIView(object, coordinator: coordinator)
    object.innerContext = nil
    reach.apply(isEnabled: true, to: object)
  }
}
