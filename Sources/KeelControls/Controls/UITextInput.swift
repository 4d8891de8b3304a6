import KeelInteraction

// Imports only the type, which does not enlarge a statically linked program (see Documentation/architecture/controls.md).
public import struct Foundation.NSRange

/// A control whose text has positions and a selection: `UITextField` and `UITextView`.
@MainActor @preconcurrency public protocol UITextInput: UIView {
  /// The selected part of the text; `nil` while the control is not being edited. A part without text is the caret.
  ///
  /// Setting it selects that part: at once while the control is being edited, otherwise when it receives the focus; `nil`
  /// drops a selection that waits for the focus. The first access asks front ends to report the selection. Until they
  /// have answered, the caret counts as being at the end of the text: a program that needs it in the action of a button
  /// binds it, or implements `textFieldDidChangeSelection(_:)` or `textViewDidChangeSelection(_:)`.
  var selectedTextRange: UITextRange? { get set }
  /// The position behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a part.
  func text(in range: UITextRange) -> String?
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Returns the number of UTF-16 code units between two positions; negative if the second one comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }

  /// Returns the position at a distance in UTF-16 code units from another one; `nil` if it is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLong) = position.offset.addingReportingOverflow(offset)
    return !isTooLong && (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the part of the text between two positions, in any order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (one, other) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(one, other)..<max(one, other))
  }
}

extension UITextField: UITextInput {
  /// The selected part of the text; `nil` while the control is not being edited (`UITextInput`).
  public var selectedTextRange: UITextRange? {
    get { editedRange }
    set { requestSelection(newValue?.units) }
  }
  /// The position behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// Returns the text of a part.
  public func text(in range: UITextRange) -> String? { inputText(in: range) }
}

extension UITextView: UITextInput {
  /// The selected part of the text; `nil` while the control is not being edited (`UITextInput`).
  public var selectedTextRange: UITextRange? {
    get { editedRange }
    set { requestSelection(newValue?.units) }
  }
  /// The position behind the last character.
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// Returns the text of a part.
  public func text(in range: UITextRange) -> String? { inputText(in: range) }

  /// The selected part of the text in UTF-16 code units. A part without text is the caret.
  ///
  /// While the view is not being edited, it is the part that waits for the focus, otherwise the end of the text.
  public var selectedRange: NSRange {
    get {
      askForSelection()
      let end = inputText.utf16.count
      let units = (isEditing ? selection?.range : selection?.request) ?? end..<end
      return NSRange(location: units.lowerBound, length: units.count)
    }
    set {
      let (start, length, end) = (newValue.location, newValue.length, inputText.utf16.count)
      // A range that was not found is far behind the text.
      if start >= 0, length >= 0, start <= end { requestSelection(start..<start + min(length, end)) }
    }
  }
}
