import KeelControls
import KeelModel

/// The mount of a view with a body.
///
/// The body is evaluated in a scope of its own, which notes what it reads. After any of that has changed the mount is
/// dirty, and the body is evaluated again in the turn's second phase. A new value of the view from its parent that is
/// the same as the last one evaluates nothing.
final class BodyMount<V: View>: Mount<V>, Evaluated {
  private let plan = ViewPlan.of(V.self)
  private let storages: [AnyObject?]
  private var scope: TrackedScope?
  private var child: Mount<V.Body>?
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
    evaluate()
  }

  override func needsUpdate(to new: V) -> Bool { !plan.isSame(view, new) }

  override func take(_ view: V) { evaluate() }

  func evaluate() {
    isDirty = false
    guard let scope else { return }
    BodyPass.shared.evaluationCount += 1
    var installed = view
    let storages = storages
    let body = scope.track {
      plan.install(storages, in: &installed, mount: self)
      return installed.body
    }
    if let child { child.update(to: body) } else { child = mount(body, at: inner) }
  }

  override var parts: [AnyMount] { child.map { [$0] } ?? [] }
  override func appendItems(to items: inout [UIView]) { child?.appendItems(to: &items) }

  override func didUnmount() {
    scope?.cancel()
    scope = nil
    for case let storage as any LeavingStorage in storages { storage.viewDidLeave() }
  }
}
