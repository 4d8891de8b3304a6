import KeelInteraction
package import KeelScene

/// A field for one line of text.
///
/// It sends `editingDidBegin` and `editingDidEnd` when it receives and loses the focus, `editingChanged` when the user
/// edits (never when the program sets `text`), and `editingDidEndOnExit` with `primaryActionTriggered` on Return.
@MainActor @preconcurrency open class UITextField: UIControl {
  /// The delegate, which controls and observes editing.
  public weak var delegate: (any UITextFieldDelegate)?

  /// The text of the field. Setting it sends no event.
  open var text: String? = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsDescription()
      selectionFollowsText(from: oldValue ?? "")
      boundValueDidChange()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDescription() } }
  }
  /// The colour of the placeholder; `nil` is that of the front end.
  package var placeholderColor: UIColor? {
    didSet { if placeholderColor != oldValue { changeLook { $0.placeholder = placeholderColor?.ink(on: nil) } } }
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
  private var shownLook: ControlLook? { look.shown(color: textColor, isExact: hasExactColor, on: drawnGround) }

  /// A Boolean value that indicates whether the text is hidden as it is typed.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDescription() } }
  }
  /// The kind of text that is expected; `nil` derives it from `keyboardType`.
  open var textContentType: UITextContentType? {
    didSet { if textContentType != oldValue { setNeedsDescription() } }
  }
  /// The kind of on-screen keyboard, if `textContentType` is `nil`.
  open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { setNeedsDescription() } }
  }
  /// The label of the Return key.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { setNeedsDescription() } }
  }
  /// The borders of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A border; front ends draw their own.
    case line, bezel, roundedRect
  }
  /// The border of the field; `roundedRect` is the usual look of front ends. Terminals show a field by its background;
  /// a field without a border has one only while it is being edited.
  open var borderStyle = BorderStyle.roundedRect {
    didSet { if borderStyle != oldValue { overlaysNeedDescription() } }
  }
  /// A Boolean value that indicates whether the user can change the text now. A field that is not editable keeps the
  /// focus, accepts no text and ignores Return; a disabled one loses the focus.
  open var isEditable = true {
    didSet { if isEditable != oldValue { setNeedsDescription() } }
  }
  /// The times at which the field shows its clear button: only with text in it that the user can change, and not in the
  /// place of a visible `rightView`.
  ///
  /// The button asks the delegate (`textFieldShouldClear(_:)`), removes the text, sends `editingChanged`, and moves the
  /// focus to the field. It is for the pointer and for assistive technology; keys delete the text.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsDescription() } }
  }
  /// The view at the leading edge in the field, such as a symbol or a unit; `nil` for none. Fields of alerts show none.
  open var leftView: UIView? {
    didSet { overlaysDidChange(from: [oldValue, rightView]) }
  }
  /// The times at which the field shows `leftView`.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { overlaysDidChange(from: [leftView, rightView]) } }
  }
  /// The view at the trailing edge in the field; `nil` for none. Fields of alerts show none.
  ///
  /// It takes the place of the clear button: show one of them while editing and the other one unless editing.
  open var rightView: UIView? {
    didSet { overlaysDidChange(from: [leftView, oldValue]) }
  }
  /// The times at which the field shows `rightView`.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { overlaysDidChange(from: [leftView, rightView]) } }
  }
  /// The box that shows the views in the field; created when first needed.
  private var frameNode: FieldFrameNode?

  private func overlaysDidChange(from old: [UIView?]) {
    _ = embed([leftView, rightView].compactMap(\.self), insteadOf: old.compactMap(\.self))
    if hasOverlays { UIView.hasStandIns = true }
    standInMayChange()
    overlaysNeedDescription()
  }

  /// Describes again the field, the views in it and the box around them.
  private func overlaysNeedDescription() {
    setNeedsDescription()
    frameNode?.setNeedsDescription()
  }

  override func subviewVisibilityDidChange() {
    super.subviewVisibilityDidChange()
    overlaysNeedDescription()
  }

  /// The box around the field with the views in it; `nil` if it has none.
  var framed: SceneNode? { hasOverlays ? frameNode.orMaking(FieldFrameNode(field: self)) : nil }

  private var selectionRequest = 0 {
    didSet { setNeedsDescription() }
  }

  /// Selects all of the text, so that typing replaces it: now if the field has the focus, otherwise when it receives
  /// it.
  open func selectAll(_ sender: Any?) {
    if selection == nil { selectionRequest += 1 } else { requestSelection(0..<(text ?? "").utf16.count) }
  }

  /// The selection, while the program asks for it (`SelectedInput.swift`).
  package var selection: TextInputSelection?
  /// True while an edit of the user is being stored.
  package private(set) var isTakingEdit = false
  package var delegateIgnoresSelection = false
  /// Called after `textSelection` has changed, except by an edit, which sends `editingChanged`.
  package var onSelectionChange: (() -> Void)? {
    didSet { if onSelectionChange != nil { askForSelection() } }
  }

  /// A Boolean value that indicates whether Return is ignored while the field is empty.
  open var enablesReturnKeyAutomatically = false

  /// True if nothing has handled the Return key that is being processed, so that it presses the default button.
  package var leavesReturn = false

  /// A Boolean value that indicates whether the field has the keyboard focus.
  public private(set) var isEditing = false

  override open var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  override package var element: Element {
    var field = TextFieldElement(
      text: text ?? "", placeholder: placeholder ?? "", isSecure: isSecureTextEntry,
      contentType: contentType, returnAction: returnKeyType.sceneAction, isEditable: isEditable,
      border: hasOverlays ? .none : borderStyle.sceneBorder, selectionRequest: selectionRequest)
    field.clearButton = clearButton
    field.selection = describedSelection()
    field.look = shownLook
    field.restorationIdentifier = restorationIdentifier ?? ""
    return .textField(field)
  }

  private var contentType: TextFieldElement.ContentType {
    textContentType?.sceneType ?? (isSecureTextEntry ? .password : keyboardType.sceneType)
  }

  override func enabledDidChange() {
    super.enabledDidChange()
    if isEnabled, wantsFocusOnAppearing { becomeFirstResponder() }
  }

  override package func focusDidChange(isFocused: Bool) {
    guard isEditing != isFocused else { return }
    isEditing = isFocused
    editingChangesSelection()
    if clearButtonMode != .never || hasOverlays { overlaysNeedDescription() }
    if isFocused {
      delegate?.textFieldDidBeginEditing(self)
      TextEditing.send(.began, in: self)
      sendActions(for: .editingDidBegin)
      askForDelegate()
    } else {
      delegate?.textFieldDidEndEditing(self)
      TextEditing.send(.ended, in: self)
      sendActions(for: .editingDidEnd)
    }
    onSelectionChange?()
  }

  /// Asks the delegate whether the user's edit may change the text.
  private func allows(_ text: String) -> Bool {
    guard let delegate else { return true }
    let old = self.text ?? ""
    let change = TextChange(from: old, to: text)
    return delegate.textField(
      self, shouldChangeCharactersIn: change.units(in: old), replacementString: change.replacement)
  }

  private func edit(_ text: String) {
    isTakingEdit = true
    self.text = text
    isTakingEdit = false
    selectionDidMove()
    TextEditing.send(.changed, in: self)
    sendActions(for: .editingChanged)
  }

  override package func handle(_ event: KeelScene.Event) {
    switch event {
    case .edit(_, let text):
      guard isEditing || canBecomeFirstResponder, isEditable, text != self.text ?? "", allows(text) else { return }
      edit(text)
    case .select(_, let range): if isEditing { takeSelection(range) }
    case .activate:
      guard clearButton == .shown, delegate?.textFieldShouldClear(self) ?? true else { return }
      edit("")
      if !isEditing { becomeFirstResponder() }
    case .submit:
      guard isEnabled, isEditable else { return }
      if enablesReturnKeyAutomatically, (text ?? "").isEmpty { return }
      leavesReturn = delegate == nil
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      if hasActions(for: [.editingDidEndOnExit, .primaryActionTriggered]) { leavesReturn = false }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      if leavesReturn { window?.submissionWasLeft(in: nodeID) }
    default: break
    }
  }
}

extension UITextField.BorderStyle {
  var sceneBorder: TextFieldElement.Border {
    switch self {
    case .none: .none
    case .line, .bezel: .line
    case .roundedRect: .automatic
    }
  }
}

extension UITextField: SelectedInput {
  package var inputText: String { text ?? "" }
  package func selectionDidMove() {
    if let delegate { delegate.textFieldDidChangeSelection(self) } else { delegateIgnoresSelection = true }
  }
}
