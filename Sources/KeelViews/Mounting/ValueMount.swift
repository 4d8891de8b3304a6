package import KeelControls
package import KeelModel

/// The mount of a control that shows values which live elsewhere: brought in line again after one of them has changed.
///
/// What `configure()` reads, through bindings or out of models, is noted. A person's edit writes the binding and calls
/// `edited()`: the control then shows what the binding says, whatever the person did.
@MainActor package class ValueMount<V: View, Control: UIView>: KeepingMount<V>, Evaluated {
  package let control: Control
  private var scope: TrackedScope?
  package var isDirty = false
  package var transaction = Transaction()

  package init(_ view: V, control: Control, at place: Place) {
    self.control = control
    super.init(view, at: place)
    surroundings.environment.follow(self)
    prepare()
    evaluate()
  }

  /// Run once, before the control is configured: mounts labels, takes on events.
  package func prepare() {}
  /// Brings the control in line with the view, its values and its environment.
  package func configure() {}
  /// Hands later values to labels.
  package func updateSlots() {}

  package func evaluate() {
    isDirty = false
    guard !isGone else { return }
    // Worked out here, so that what they are made of does not count as read.
    _ = surroundings.environment.style
    _ = surroundings.environment.controls
    let newScope = TrackedScope.track(in: scope, origin: Origin(type: V.self), owner: self) { configure() }.scope
    if scope == nil { scope = newScope }
  }

  /// A person has edited, and the binding has been written.
  package final func edited() { evaluate() }

  override package final func take(_ view: V) {
    updateSlots()
    evaluate()
  }

  override package final func environmentDidChange() { evaluate() }
  override package final var followsLooksAlone: Bool { true }
  override package func appendItems(to items: inout [UIView]) { items.append(control) }

  deinit { scope?.cancel() }

  override package func didUnmount() {
    scope?.cancel()
    scope = nil
  }
}

extension UIControl {
  /// Runs the closure for these events.
  package func onEvents(_ events: UIControl.Event, _ action: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in action() }, for: events)
  }
}
