import KeelControls
import KeelModel

/// The mount of a view with a body.
///
/// The body is evaluated in its own scope, which records the values that it reads. When any of them changes, the mount
/// becomes dirty, and the body is evaluated again in the turn's second phase. A new value of the view from its parent
/// that is the same as the last one causes no evaluation.
final class BodyMount<V: View>: KeepingMount<V>, Evaluated {
  private let plan = ViewPlan.of(V.self)
  private let storages: [AnyObject?]
  private var scope: TrackedScope?
  private var child: Mount<V.Body>?
  var isDirty = false
  var transaction = Transaction()

  override init(_ view: V, at place: MountPoint) {
    var copy = view
    storages = plan.makeStorages(for: &copy)
    super.init(view, at: place)
    plan.connect(storages, to: self)
    evaluate()
  }

  // Unqualified, because the qualified name of a private type differs from run to run.
  override var stateStep: String? { super.stateStep.map { $0 + "\(V.self)" } }

  override func needsUpdate(to new: V) -> Bool { !plan.isSame(view, new) }

  override func take(_ view: V) { evaluate() }

  func evaluate() {
    isDirty = false
    guard !isGone else { return }
    BodyPass.shared.evaluationCount += 1
    let (body, newScope) = TrackedScope.track(in: scope, origin: Origin(type: V.self), owner: self) {
      guard plan.hasProperties else { return view.body }
      var installed = view
      plan.install(storages, in: &installed, mount: self)
      return installed.body
    }
    if scope == nil { scope = newScope }
    if let child { child.update(to: body) } else { child = mount(body, at: inner) }
  }

  override var parts: [AnyMount] { if let child { [child] } else { [] } }
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }

  deinit { scope?.cancel() }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
    for case let storage as any LeavingStorage in storages { storage.viewDidLeave() }
  }
}
