package import KeelScene

/// What a field expects, so that a front end can offer the right keyboard or completion.
public enum UITextContentType: Hashable, Sendable {
  case name, username, password, newPassword, emailAddress, URL, fullStreetAddress
  case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
  case streetAddressLine1, streetAddressLine2, addressCity, addressState, addressCityAndState, sublocality, countryName
  case postalCode, telephoneNumber, creditCardNumber, oneTimeCode, location, dateTime, birthdate

  fileprivate var sceneType: TextFieldElement.ContentType {
    switch self {
    case .name: .name
    case .username: .username
    case .password: .password
    case .newPassword: .newPassword
    case .emailAddress: .emailAddress
    case .URL: .url
    case .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState,
      .addressCityAndState, .sublocality, .countryName, .location:
      .address
    case .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    case .telephoneNumber, .creditCardNumber, .oneTimeCode: .number
    case .jobTitle, .organizationName, .postalCode, .dateTime, .birthdate: .plain
    }
  }
}

/// Kinds of keyboards, where there are several.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad
  case phonePad, namePhonePad, twitter, webSearch, asciiCapableNumberPad
}

/// What the Return key is called.
public enum UIReturnKeyType: Hashable, Sendable {
  case `default`, go, join, next, search, send, done

  fileprivate var sceneAction: TextFieldElement.ReturnAction {
    switch self {
    case .default: .default
    case .go: .go
    case .join: .join
    case .next: .next
    case .search: .search
    case .send: .send
    case .done: .done
    }
  }
}

/// Is asked and told about editing.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Whether a person may edit now; a field that says no takes no text.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The focus has come.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// The focus has gone.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// A person has edited the text. The caret itself is the front end's.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether Return does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text to edit.
///
/// Sends `editingDidBegin` and `editingDidEnd` as the focus comes and goes, `editingChanged` when a person edits (never
/// when the program sets `text`), and `editingDidEndOnExit` with `primaryActionTriggered` on Return.
@MainActor @preconcurrency open class UITextField: UIControl {
  public weak var delegate: (any UITextFieldDelegate)?

  /// What is in the field. Setting it sends no event.
  open var text: String? = "" {
    didSet {
      guard text != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }
  /// What is shown while the field is empty.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDescription() } }
  }
  /// Whether what is typed is kept from being seen.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { setNeedsDescription() } }
  }
  /// What is expected; `nil` leaves it to the keyboard's kind.
  open var textContentType: UITextContentType? {
    didSet { if textContentType != oldValue { setNeedsDescription() } }
  }
  /// What kind of keyboard suits.
  open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { setNeedsDescription() } }
  }
  /// What Return is called.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { setNeedsDescription() } }
  }
  /// Kinds of lines round a field of text.
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
  /// The line round the field: `roundedRect` is what front ends show by themselves. Terminals show a field by its ground, and
  /// one of `none` only while it is being edited.
  open var borderStyle = BorderStyle.roundedRect {
    didSet { if borderStyle != oldValue { setNeedsDescription() } }
  }
  /// Whether a person can change the text now. A field that is not editable keeps the focus, takes no text, and Return
  /// does nothing in it; a disabled one loses the focus.
  open var isEditable = true {
    didSet { if isEditable != oldValue { setNeedsDescription() } }
  }
  private var selectionRequest = 0 {
    didSet { setNeedsDescription() }
  }

  /// Selects all of the text, so that typing replaces it: at once where the field has the focus, else as that comes.
  open func selectAll(_ sender: Any?) { selectionRequest += 1 }

  /// Whether Return does nothing while the field is empty.
  open var enablesReturnKeyAutomatically = false

  /// Whether the keyboard focus is in the field.
  public private(set) var isEditing = false

  override open var canBecomeFirstResponder: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  /// Whether the row that the field stands in says what is typed into it, and the field need not.
  package var isTitledByRow = false {
    didSet { if isTitledByRow != oldValue { setNeedsDescription() } }
  }

  override package var sceneAccessibility: Accessibility {
    var accessibility = super.sceneAccessibility
    if isTitledByRow, accessibility.label.isEmpty { accessibility.label = placeholder ?? "" }
    return accessibility
  }

  override package var element: Element {
    .textField(
      TextFieldElement(
        text: text ?? "", placeholder: isTitledByRow ? "" : placeholder ?? "", isSecure: isSecureTextEntry,
        contentType: contentType, returnAction: returnKeyType.sceneAction, isEditable: isEditable,
        border: borderStyle.sceneBorder, selectionRequest: selectionRequest))
  }

  private var contentType: TextFieldElement.ContentType {
    if let textContentType { return textContentType.sceneType }
    if isSecureTextEntry { return .password }
    switch keyboardType {
    case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: return .plain
    case .numbersAndPunctuation, .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: return .number
    case .URL: return .url
    case .emailAddress: return .emailAddress
    }
  }

  override func enabledDidChange() {
    super.enabledDidChange()
    if isEnabled, wantsFocusOnAppearing { becomeFirstResponder() }
  }

  override package func focusDidChange(isFocused: Bool) {
    guard isEditing != isFocused else { return }
    isEditing = isFocused
    if isFocused {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  override package func handle(_ event: KeelScene.Event) {
    switch event {
    case .edit(_, let text):
      guard isEditing || canBecomeFirstResponder, isEditable, text != self.text ?? "" else { return }
      self.text = text
      delegate?.textFieldDidChangeSelection(self)
      sendActions(for: .editingChanged)
    case .submit:
      guard isEnabled, isEditable else { return }
      if enablesReturnKeyAutomatically, (text ?? "").isEmpty { return }
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    default: break
    }
  }
}

extension UITextField.BorderStyle {
  fileprivate var sceneBorder: TextFieldElement.Border {
    switch self {
    case .none: .none
    case .line, .bezel: .line
    case .roundedRect: .automatic
    }
  }
}
