import KeelControls

/// The keyboard focus of a page, which the page remembers so that the focus can return after an alert.
@MainActor public final class FieldFocus {
  weak var field: UITextField?
  /// True if the field has the focus when the page appears.
  let startsHere: Bool

  init(startsHere: Bool = true) { self.startsHere = startsHere }

  /// Gives the focus to the field, if it exists.
  func take() { field?.becomeFirstResponder() }
}
