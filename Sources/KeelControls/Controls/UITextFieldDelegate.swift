public import struct Foundation.NSRange

/// Controls and observes the editing of a text field. All methods are optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Returns true if the user can edit now; otherwise the field accepts no text.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when the field has received the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called when the field has lost the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns true if an edit of the user may change the text; true by default. Otherwise front ends show the text that the
  /// field has then: the former one, or what the delegate has set.
  ///
  /// - Parameters:
  ///   - range: The part that is replaced, in UTF-16 code units of the text. Where equal characters stand side by side, it
  ///     is the last of the parts that have the same effect.
  ///   - string: What replaces it; empty for a deletion.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the user has edited the text, and when the caret or the selection of the edited field has changed. A
  /// field whose delegate implements this method asks front ends for its selection (`selectedTextRange`).
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns true if Return performs the field's actions; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns true if the clear button removes the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing, and leaves the selection to the front end.
  public func textFieldDidChangeSelection(_ textField: UITextField) { textField.delegateIgnoresSelection = true }
  /// Returns true, and leaves Return to the default button of the page if the field has no action for it.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.leavesReturn = true
    return true
  }
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
