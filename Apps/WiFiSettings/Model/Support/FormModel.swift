/// A screen that holds what a person typed: it is kept while the form cannot be used, and not thrown away unasked.
@MainActor public protocol FormModel: AnyObject {
  /// Whether closing the form now would throw away what was typed, or give up what is under way.
  var hasUnsavedChanges: Bool { get }
  /// Why the form cannot be used now; `nil` while it can. What was typed stays meanwhile.
  var hold: String? { get set }
  /// Closes the form without asking.
  func cancelButtonTapped()
  /// Asks whether what was typed may go. `leave` is run when the person agrees.
  func askToDiscard(_ leave: @escaping @MainActor () -> Void)
}

extension FormModel {
  /// Escape, a click outside, a swipe, or Back: closes the form, or asks first where that would lose something.
  public func dismissalAttempted() {
    if hasUnsavedChanges { askToDiscard { [weak self] in self?.cancelButtonTapped() } } else { cancelButtonTapped() }
  }
}
