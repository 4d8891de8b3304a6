public import KeelModel

/// A screen with typed text, which is kept while the form cannot be used, and never discarded without confirmation.
@MainActor public protocol FormModel: ActionModel where Action: FormAction {
  /// True if closing the form now would discard typed text, or give up work under way.
  var hasUnsavedChanges: Bool { get }
  /// The reason that the form cannot be used now; `nil` if it can. The typed text stays meanwhile.
  var hold: String? { get set }
  /// Closes the form without asking.
  func cancelButtonTapped()
  /// Asks the user whether to discard the typed text. `leave` is called if the user agrees.
  func askToDiscard(_ leave: @escaping @MainActor () -> Void)
}

/// The actions of every form.
public protocol FormAction: ActionValue {
  static var dismissalAttempted: Self { get }
}

extension FormModel {
  /// Handles Escape, a click outside, a swipe, or Back: closes the form, or asks first if typed text or work would be
  /// lost.
  @Endpoint public func dismissalAttempted() {
    if hasUnsavedChanges { askToDiscard { [weak self] in self?.cancelButtonTapped() } } else { cancelButtonTapped() }
  }
}
