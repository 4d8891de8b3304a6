import KeelInteraction
package import KeelScene

/// An editor for text of several lines.
@MainActor @preconcurrency open class UITextView: UIView {
  /// The delegate, which controls and observes editing.
  public weak var delegate: (any UITextViewDelegate)?

  /// The text. Setting it does not call the delegate.
  open var text: String! = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsDescription()
      selectionFollowsText(from: oldValue ?? "")
      boundValueDidChange()
    }
  }
  /// A Boolean value that indicates whether the user can change the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { setNeedsDescription() } }
  }
  /// Without effect: front ends always allow selection.
  open var isSelectable = true
  /// A Boolean value that indicates whether the view takes the height that is offered, and scrolls its text in it.
  /// Otherwise it is as high as its text.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { setNeedsDescription() } }
  }
  /// The numbers of lines between which the height follows the text; `nil` leaves that to `isScrollEnabled`.
  package var lines: ClosedRange<Int>? {
    didSet { if lines != oldValue { setNeedsDescription() } }
  }
  /// The border of a field of several lines.
  package var borderStyle = UITextField.BorderStyle.roundedRect {
    didSet { if borderStyle != oldValue { setNeedsDescription() } }
  }
  /// The font of the text; `nil` is that of the front end. Terminals have one size.
  open var font: UIFont? { didSet { if font != oldValue { changeLook { $0.font = font?.sceneFont } } } }
  /// The colour of the text; `nil` is that of the front end. As in labels, exact colours close to white and black only
  /// apply on a background that the program has set.
  open var textColor: UIColor? { didSet { if textColor != oldValue { setNeedsDescription() } } }
  /// The alignment of the text. Terminals show it at the leading edge.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changeLook { $0.alignment = textAlignment.editedAlignment } } }
  }
  /// True if `textColor` applies on any background, as in declarative views.
  package var hasExactColor = false
  private var look = EditedTextLook()
  private func changeLook(_ change: (inout ControlLook) -> Void) {
    if look.change(change) { setNeedsDescription() }
  }
  /// The kind of text that is expected; `nil` derives it from `keyboardType`.
  open var textContentType: UITextContentType? {
    didSet { if textContentType != oldValue { setNeedsDescription() } }
  }
  /// The kind of on-screen keyboard, if `textContentType` is `nil`.
  open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { setNeedsDescription() } }
  }
  /// The label of the Return key, which begins a new line.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { setNeedsDescription() } }
  }
  /// The text shown while the view is empty.
  package var placeholder = "" {
    didSet { if placeholder != oldValue { setNeedsDescription() } }
  }
  /// Called after the delegate when the user has edited the text.
  package var onChange: (() -> Void)?
  /// Called after the delegate when the view has received or lost the focus.
  package var onFocus: ((Bool) -> Void)?
  /// True if the view has the keyboard focus.
  package private(set) var isEditing = false
  /// The selection, while the program asks for it (`SelectedInput.swift`).
  package var selection: TextInputSelection?
  package private(set) var isTakingEdit = false
  package var delegateIgnoresSelection = false
  package var onSelectionChange: (() -> Void)? {
    didSet { if onSelectionChange != nil { askForSelection() } }
  }

  override open var canBecomeFirstResponder: Bool {
    isEditable && isUserInteractionEnabled && (delegate?.textViewShouldBeginEditing(self) ?? true)
  }

  override package var isElementByItself: Bool { true }
  override package var element: Element {
    var editor = TextEditorElement(
      text: text ?? "", placeholder: placeholder, isEditable: isEditable,
      contentType: textContentType?.sceneType ?? keyboardType.sceneType, returnAction: returnKeyType.sceneAction)
    editor.restorationIdentifier = restorationIdentifier ?? ""
    editor.selection = describedSelection()
    editor.lines = lines ?? (isScrollEnabled ? nil : 1...Int.max)
    editor.border = borderStyle.sceneBorder
    editor.look = look.shown(color: textColor, isExact: hasExactColor, on: drawnGround)
    return .textEditor(editor)
  }

  override package func focusDidChange(isFocused: Bool) {
    guard isEditing != isFocused else { return }
    isEditing = isFocused
    editingChangesSelection()
    if isFocused { delegate?.textViewDidBeginEditing(self) } else { delegate?.textViewDidEndEditing(self) }
    TextEditing.send(isFocused ? .began : .ended, in: self)
    if isFocused { askForDelegate() }
    onFocus?(isFocused)
    onSelectionChange?()
  }

  /// Asks the delegate whether the user's edit may change the text.
  private func allows(_ text: String) -> Bool {
    guard let delegate else { return true }
    let old = self.text ?? ""
    let change = TextChange(from: old, to: text)
    return delegate.textView(self, shouldChangeTextIn: change.units(in: old), replacementText: change.replacement)
  }

  override package func handle(_ event: KeelScene.Event) {
    switch event {
    case .edit(_, let text):
      if isEditing || canBecomeFirstResponder, isEditable, text != self.text, allows(text) { edit(text) }
    case .select(_, let range): if isEditing { takeSelection(range) }
    default: break
    }
  }

  private func edit(_ text: String) {
    isTakingEdit = true
    self.text = text
    isTakingEdit = false
    selectionDidMove()
    delegate?.textViewDidChange(self)
    TextEditing.send(.changed, in: self)
    onChange?()
  }
}

extension UITextView: SelectedInput {
  package var inputText: String { text ?? "" }
  package func selectionDidMove() {
    if let delegate { delegate.textViewDidChangeSelection(self) } else { delegateIgnoresSelection = true }
  }
}

/// A text control whose unsent text a browser may keep after the program has ended.
@MainActor package protocol KeptText: UIView {}
extension UITextField: KeptText {}
extension UITextView: KeptText {}
