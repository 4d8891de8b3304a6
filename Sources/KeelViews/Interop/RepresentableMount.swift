import KeelControls
import KeelModel

/// The mount of an imperative object, with its coordinator and the values that the last update read.
///
/// The calls are in this order: `makeCoordinator` and `make`, once each; `update` right after, and again for each
/// change of a value that it has read and each new value of the view; `dismantle`, once.
class RepresentableMount<V: View, Made: AnyObject, Coordinator>: KeepingMount<V>, Evaluated {
  private let plan = ViewPlan.of(V.self)
  private let storages: [AnyObject?]
  private var scope: TrackedScope?
  private(set) var made: (object: Made, coordinator: Coordinator)?
  var isDirty = false
  var transaction = Transaction()

  override init(_ view: V, at place: MountPoint) {
    var copy = view
    storages = plan.makeStorages(for: &copy)
    super.init(view, at: place)
    scope = TrackedScope(origin: Origin(type: V.self)) { [weak self] _, transaction in
      self?.bodyDidChange(transaction)
    }
    plan.connect(storages, to: self)
    surroundings.environment.follow(self)
    let installed = installed()
    // Reads during creation are not tracked, because the object is created only once.
    made = withoutTracking {
      let coordinator = makeCoordinator(installed)
      return (make(installed, coordinator), coordinator)
    }
    withoutTracking { didMake() }
    evaluate()
    environmentDidChange()
  }

  // MARK: For subclasses

  func makeCoordinator(_ view: V) -> Coordinator { neverCalled() }
  func make(_ view: V, _ coordinator: Coordinator) -> Made { neverCalled() }
  /// Called when the object has been created and not yet updated.
  func didMake() {}
  func update(_ view: V, _ object: Made, _ coordinator: Coordinator) {}
  /// Called when the view has been removed.
  func dismantle(_ object: Made, _ coordinator: Coordinator) {}

  // Both subclasses are in this folder and override the callers of this method, so no input can reach it.
  private func neverCalled() -> Never { fatalError("Subclasses of RepresentableMount say what they make.") }

  // MARK: Mounting

  private func installed() -> V {
    var installed = view
    plan.install(storages, in: &installed, mount: self)
    return installed
  }

  override func needsUpdate(to new: V) -> Bool { !plan.isSame(view, new) }
  override func take(_ view: V) { evaluate() }

  func evaluate() {
    isDirty = false
    guard let scope, let made else { return }
    BodyPass.shared.evaluationCount += 1
    scope.track { update(installed(), made.object, made.coordinator) }
  }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
    let made = made
    self.made = nil
    if let made { dismantle(made.object, made.coordinator) }
    for case let storage as any LeavingStorage in storages { storage.viewDidLeave() }
  }
}

/// Enables interaction with an imperative view only if its environment does.
@MainActor struct ReachKeeper {
  private var isHeld = false

  mutating func apply(isEnabled: Bool, to view: UIView) {
    // A view that the program itself has disabled stays disabled.
    if !isEnabled, !isHeld, view.isUserInteractionEnabled {
      view.isUserInteractionEnabled = false
      isHeld = true
    } else if isEnabled, isHeld {
      view.isUserInteractionEnabled = true
      isHeld = false
    }
  }
}
