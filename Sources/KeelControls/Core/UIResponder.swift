/// An object that can have the keyboard focus and passes on what it does not handle.
@MainActor @preconcurrency open class UIResponder: SceneNode {
  override public init() { super.init() }

  /// The next one in the chain: a view's superview, or the controller that owns the view.
  open var next: UIResponder? { nil }

  /// Whether the keyboard focus may be here. `false` unless a subclass says otherwise, as in UIKit.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the focus may leave.
  open var canResignFirstResponder: Bool { true }

  /// Whether the keyboard focus is here.
  public var isFirstResponder: Bool { host?.firstResponder === self }

  /// Moves the keyboard focus here.
  ///
  /// A responder that is not shown yet takes the focus as it appears.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let host else {
      wantsFocusOnAppearing = true
      return false
    }
    wantsFocusOnAppearing = false
    return host.moveFocus(to: self)
  }

  /// Gives the keyboard focus up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    wantsFocusOnAppearing = false
    guard isFirstResponder else { return false }
    return host?.moveFocus(to: nil) ?? false
  }

  /// The focus has come here or gone from here, whoever moved it.
  package func focusDidChange(isFocused: Bool) {}

  /// Called after the focus has come here or gone from here.
  package var onFocusChange: ((_ isFocused: Bool) -> Void)? {
    get { focusWishes?.onChange }
    set { if newValue != nil || focusWishes != nil { madeFocusWishes.onChange = newValue } }
  }

  package var wantsFocusOnAppearing: Bool {
    get { focusWishes?.isWantedOnAppearing ?? false }
    set { if newValue != wantsFocusOnAppearing { madeFocusWishes.isWantedOnAppearing = newValue } }
  }

  /// Of the few that anyone follows the focus of.
  @MainActor private final class FocusWishes {
    var onChange: ((_ isFocused: Bool) -> Void)?
    var isWantedOnAppearing = false
  }
  private var focusWishes: FocusWishes?
  private var madeFocusWishes: FocusWishes { focusWishes.orMaking(FocusWishes()) }
}
