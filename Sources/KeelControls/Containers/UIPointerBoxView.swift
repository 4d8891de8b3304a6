package import KeelScene

/// A box that takes the moments of presses on it (`BoxElement.pointer`).
@MainActor package final class UIPointerBoxView: UIBoxView {
  /// A closure that takes a moment of a press.
  package var takePointer: ((PointerReport) -> Void)?
  /// The object that decides between the gestures of the box, which it retains.
  package var arena: AnyObject?

  override package func handle(_ event: Event) {
    if case .pointer(_, let report) = event { takePointer?(report) } else { super.handle(event) }
  }
}
