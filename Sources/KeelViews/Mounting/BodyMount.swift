import KeelControls
import KeelModel

/// The mount of a view whose content is the body of a value: of the view itself, or of its modifier.
///
/// The body is evaluated in its own scope, which records the values that it reads. When any of them changes, the mount
/// becomes dirty, and the body is evaluated again in the turn's second phase.
class EvaluatedMount<V: View, Source, Body: View>: KeepingMount<V>, Evaluated {
  final let plan = ViewPlan.of(Source.self)
  private let storages: [AnyObject?]
  private var scope: TrackedScope?
  private var child: Mount<Body>?
  final var isDirty = false
  final var transaction = Transaction()

  /// Creates the mount of a view whose body is that of a source.
  ///
  /// Subclasses evaluate the body as the last step of their initialisers.
  init(_ view: V, source: Source, at place: MountPoint) {
    var source = source
    storages = plan.makeStorages(for: &source)
    super.init(view, at: place)
    plan.connect(storages, to: self)
  }

  // Without it the compiler makes an initialiser of its own here, and warns that it calls itself (Swift 6.3).
  @available(*, unavailable, message: "A body needs its source.")
  override init(_ view: V, at place: MountPoint) { preconditionFailure("A body needs its source.") }

  // Unqualified, because the qualified name of a private type differs from run to run.
  override var stateStep: String? { super.stateStep.map { $0 + "\(Source.self)" } }

  /// Evaluates the body: subclasses call `evaluate(_:_:)`.
  func evaluate() {}

  /// Evaluates the body of a value in the scope, and updates the content to it.
  final func evaluate(_ source: Source, _ makeBody: (Source) -> Body) {
    isDirty = false
    guard !isGone else { return }
    BodyPass.shared.evaluationCount += 1
    let (body, newScope) = TrackedScope.track(in: scope, origin: Origin(type: Source.self), owner: self) {
      guard plan.hasProperties else { return makeBody(source) }
      var installed = source
      plan.install(storages, in: &installed, mount: self)
      return makeBody(installed)
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

/// The mount of a view with a body.
///
/// A new value of the view from its parent that is the same as the last one causes no evaluation.
final class BodyMount<V: View>: EvaluatedMount<V, V, V.Body> {
  init(_ view: V, at place: MountPoint) {
    super.init(view, source: view, at: place)
    evaluate()
  }

  override func needsUpdate(to new: V) -> Bool { !plan.isSame(view, new) }
  override func take(_ view: V) { evaluate() }
  override func evaluate() { evaluate(view) { $0.body } }
}
