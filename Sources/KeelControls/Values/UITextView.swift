package import KeelScene

/// Is asked and told about editing.
@MainActor @preconcurrency public protocol UITextViewDelegate: AnyObject {
  /// Whether a person may edit now.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The focus has come.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The focus has gone.
  func textViewDidEndEditing(_ textView: UITextView)
  /// A person has edited the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Text of several lines to edit.
@MainActor @preconcurrency open class UITextView: UIView {
  /// Is asked and told about editing.
  public weak var delegate: (any UITextViewDelegate)?

  /// What is in it. Setting it tells the delegate nothing.
  open var text: String! = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }
  /// Whether a person may change it.
  open var isEditable = true {
    didSet { if isEditable != oldValue { setNeedsDescription() } }
  }
  /// Kept for sources that set it: front ends let people select.
  open var isSelectable = true
  /// Kept for sources that set it: front ends let people reach all of the text.
  open var isScrollEnabled = true
  /// Kept for sources that set it: front ends choose their own fonts for editing.
  open var font: UIFont?
  /// Kept for sources that set it: front ends choose their own colours for editing.
  open var textColor: UIColor?
  /// What is shown while it is empty.
  package var placeholder = "" {
    didSet { if placeholder != oldValue { setNeedsDescription() } }
  }
  /// Called after the delegate when a person has edited the text.
  package var onChange: (() -> Void)?
  /// Called after the delegate when the focus has come or gone.
  package var onFocus: ((Bool) -> Void)?
  /// Whether the keyboard focus is in it.
  package private(set) var isEditing = false

  override open var canBecomeFirstResponder: Bool {
    isEditable && isUserInteractionEnabled && (delegate?.textViewShouldBeginEditing(self) ?? true)
  }

  override package var element: Element {
    .textEditor(TextEditorElement(text: text ?? "", placeholder: placeholder, isEditable: isEditable))
  }

  override package func focusDidChange(isFocused: Bool) {
    guard isEditing != isFocused else { return }
    isEditing = isFocused
    if isFocused { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    onFocus?(isFocused)
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .edit(_, let text) = event, isEditing || canBecomeFirstResponder, isEditable, text != self.text else {
      return
    }
    self.text = text
    delegate?.textViewDidChange(self)
    onChange?()
  }
}
