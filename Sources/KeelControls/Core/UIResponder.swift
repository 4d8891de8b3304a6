public import KeelModel
package import KeelScene

/// An object that can have the keyboard focus and passes on events that it does not handle.
@MainActor @preconcurrency open class UIResponder: SceneNode {
  override public init() {
    super.init()
    ViewClass.note(self)
  }

  /// The next object in the responder chain: a view's superview, or the controller that owns the view.
  open var next: UIResponder? { nil }

  /// The undo manager of the nearest responder that has one: that of the window, unless a view or a controller overrides
  /// this property. Ctrl-Z runs it.
  open var undoManager: UndoManager? { next?.undoManager }

  /// A Boolean value that indicates whether the object can receive the keyboard focus; `false` unless overridden, as in
  /// UIKit.
  open var canBecomeFirstResponder: Bool { false }

  /// The node with the focus while the object is the first responder; `nil` while nothing shows it.
  package var focusID: NodeID? { nodeID }

  /// Never called: there are no nib files.
  open func awakeFromNib() {}

  /// Called in views and controllers of a class that overrides it after changes of their traits, once in a turn, before the
  /// screen changes. `registerForTraitChanges(_:handler:)` names the traits that matter.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A Boolean value that indicates whether the object can lose the focus.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the object has the keyboard focus.
  public var isFirstResponder: Bool { host?.firstResponder === self }

  /// Moves the keyboard focus to this object. Returns true if the object then has the focus.
  ///
  /// A responder that is not shown yet receives the focus when it appears.
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

  /// Resigns the keyboard focus. Returns true if the object had the focus and has lost it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    wantsFocusOnAppearing = false
    guard isFirstResponder else { return false }
    return host?.moveFocus(to: nil) ?? false
  }

  /// Called when the pointer is pressed on the view, or on one in it. Passes the touch to the next responder unless
  /// overridden.
  ///
  /// Views whose class overrides one of the methods for touches receive the presses on them, and controllers those on
  /// their view. Keel's own controls handle presses without touches, as do the parts of a view that have nothing in them.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Called when the pressed pointer has moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Called when the pointer has been released.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Called when the press has no end: something covers the view, the front end scrolls, or a gesture recognizer has
  /// taken the touch.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called when the object has received or lost the focus, by the user or by the program.
  package func focusDidChange(isFocused: Bool) {}

  /// Calls the closure after the object has received or lost the focus, while the follower exists and has not been
  /// removed. A follower has one closure: the latest.
  package func followFocus(_ follower: AnyObject, _ onChange: @escaping (_ isFocused: Bool) -> Void) {
    unfollowFocus(follower)
    madeFocusWishes.followers.append(FocusFollowing(follower: follower, onChange: onChange))
  }

  /// Stops calling the closure of a follower.
  package func unfollowFocus(_ follower: AnyObject) {
    focusWishes?.followers.removeAll { $0.follower == nil || $0.follower === follower }
  }

  /// Notifies the followers of the object's focus, in the order of their registration.
  func notifyFocusFollowers(isFocused: Bool) {
    for following in focusWishes?.followers ?? [] where following.follower != nil { following.onChange(isFocused) }
  }

  package var wantsFocusOnAppearing: Bool {
    get { focusWishes?.isWantedOnAppearing ?? false }
    set { if newValue != wantsFocusOnAppearing { madeFocusWishes.isWantedOnAppearing = newValue } }
  }

  /// The focus handler and the pending focus request of a responder; few responders have either.
  @MainActor private final class FocusWishes {
    var followers: [FocusFollowing] = []
    var isWantedOnAppearing = false
  }
  private struct FocusFollowing {
    weak var follower: AnyObject?
    let onChange: (_ isFocused: Bool) -> Void
  }
  private var focusWishes: FocusWishes?
  private var madeFocusWishes: FocusWishes { focusWishes.orMaking(FocusWishes()) }
}
