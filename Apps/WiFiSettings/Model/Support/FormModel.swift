public import KeelModel

/// A screen with typed text, which is kept while the form cannot be used, and never discarded without confirmation.
@MainActor public protocol FormModel: ActionModel where Action: FormAction {
  /// True if closing the form now would discard typed text, or give up work under way.
  var hasUnsavedChanges: Bool { get }
  /// The reason that the form cannot be used now; `nil` if it can. The typed text stays meanwhile.
  var hold: String? { get set }
  /// True if the form asks before its Cancel button closes it; by default whenever Escape would ask.
  var asksOnCancel: Bool { get }
  /// Closes the form without asking.
  func close()
  /// Asks the user whether to discard the typed text. `leave` is called if the user agrees.
  func askToDiscard(_ leave: @escaping @MainActor () -> Void)
}

/// The actions of every form.
public protocol FormAction: ActionValue {
  static var cancelButtonTapped: Self { get }
  static var dismissalAttempted: Self { get }
}

extension FormModel {
  public var asksOnCancel: Bool { hasUnsavedChanges }

  /// Handles the Cancel button: closes the form, or asks first if the user would lose more than one can type again
  /// without thinking.
  @Endpoint public func cancelButtonTapped() { leave(asking: asksOnCancel) }

  /// Handles Escape, a click outside, a swipe, or Back: closes the form, or asks first if typed text or work would be
  /// lost.
  @Endpoint public func dismissalAttempted() { leave(asking: hasUnsavedChanges) }

  private func leave(asking: Bool) {
    if asking { askToDiscard { [weak self] in self?.close() } } else { close() }
  }
}
