import KeelControls

/// Where the keyboard belongs on a page: remembered by the page, so that it can go back there after an alert.
@MainActor public final class FieldFocus {
  weak var field: UITextField?
  /// Whether the keyboard starts in the field when the page appears.
  let startsHere: Bool

  init(startsHere: Bool = true) { self.startsHere = startsHere }

  /// Sends the keyboard to the field, if that is there.
  func take() { field?.becomeFirstResponder() }
}
