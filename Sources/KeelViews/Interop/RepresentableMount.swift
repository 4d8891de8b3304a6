import KeelControls
import KeelModel

/// The mount of a control of one's own: the coordinator, the control, and what the last update read.
final class RepresentableMount<V: UIViewRepresentable>: Mount<V>, Evaluated {
  private let plan = ViewPlan.of(V.self)
  private let storages: [AnyObject?]
  private var scope: TrackedScope?
  private var made: (control: V.UIViewType, coordinator: V.Coordinator)?
  var isDirty = false
  var transaction = Transaction()

  override init(_ view: V, at place: Place) {
    var copy = view
    storages = plan.makeStorages(for: &copy)
    super.init(view, at: place)
    scope = TrackedScope(origin: Origin(type: V.self)) { [weak self] _, transaction in
      self?.bodyDidChange(transaction)
    }
    plan.connect(storages, to: self)
    surroundings.environment.follow(self)
    let installed = installed()
    let coordinator = withoutTracking { installed.makeCoordinator() }
    let control = withoutTracking { installed.makeUIView(context: context(coordinator)) }
    made = (control, coordinator)
    evaluate()
  }

  private func installed() -> V {
    var installed = view
    plan.install(storages, in: &installed, mount: self)
    return installed
  }

  private func context(_ coordinator: V.Coordinator) -> V.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: Transaction.current, environment: surroundings.environment.values)
  }

  override func needsUpdate(to new: V) -> Bool { !plan.isSame(view, new) }
  override func take(_ view: V) { evaluate() }

  func evaluate() {
    isDirty = false
    guard let scope, let made else { return }
    BodyPass.shared.evaluationCount += 1
    scope.track { installed().updateUIView(made.control, context: context(made.coordinator)) }
  }

  override func appendItems(to items: inout [UIView]) {
    if let made { items.append(made.control) }
  }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
    if let made { V.dismantleUIView(made.control, coordinator: made.coordinator) }
    made = nil
    for case let storage as any LeavingStorage in storages { storage.viewDidLeave() }
  }
}
