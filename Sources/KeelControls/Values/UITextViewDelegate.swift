public import struct Foundation.NSRange

/// Controls and observes the editing of a text view. All methods are optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: AnyObject {
  /// Returns true if the user can edit now; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when the view has received the focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when the view has lost the focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns true if an edit of the user may change the text; true by default. Otherwise front ends show the text that the
  /// view has then: the former one, or what the delegate has set.
  ///
  /// - Parameters:
  ///   - range: The part that is replaced, in UTF-16 code units of the text. Where equal characters stand side by side, it
  ///     is the last of the parts that have the same effect.
  ///   - text: What replaces it: a line break after Return, and empty for a deletion.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user has edited the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the user has edited the text, and when the caret or the selection of the edited view has changed. A view
  /// whose delegate implements this method asks front ends for its selection (`selectedRange`).
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing, and leaves the selection to the front end.
  public func textViewDidChangeSelection(_ textView: UITextView) { textView.delegateIgnoresSelection = true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
