package import KeelControls
package import KeelModel

/// The mount of a control that shows values stored elsewhere, and is updated when one of them changes.
///
/// The values that `configure()` reads from bindings or models are tracked. An edit by the user writes the binding and
/// calls `edited()`: the control then shows the value of the binding, regardless of the edit.
@MainActor package class ValueMount<V: View, Control: UIView>: KeepingMount<V>, Evaluated {
  package let control: Control
  private var scope: TrackedScope?
  package var isDirty = false
  package var transaction = Transaction()

  package init(_ view: V, control: Control, at place: MountPoint) {
    self.control = control
    super.init(view, at: place)
    surroundings.environment.follow(self)
    prepare()
    evaluate()
  }

  /// Called once before the control is configured, to mount labels and register for events.
  package func prepare() {}
  /// Updates the control from the view, its values and its environment.
  package func configure() {}
  /// Updates labels to later values.
  package func updateSlots() {}

  package func evaluate() {
    isDirty = false
    guard !isGone else { return }
    // These are computed first, so that the values that they consist of are not recorded as reads.
    _ = surroundings.environment.style
    _ = surroundings.environment.controls
    let newScope = TrackedScope.track(in: scope, origin: Origin(type: V.self), owner: self) { configure() }.scope
    if scope == nil { scope = newScope }
  }

  /// Updates the control after an edit by the user has written the binding.
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
  /// Runs the closure for the events.
  package func onEvents(_ events: UIControl.Event, _ action: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in action() }, for: events)
  }
}
