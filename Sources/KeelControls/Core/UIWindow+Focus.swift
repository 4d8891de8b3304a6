import KeelInteraction
import KeelScene

extension UIWindow {
  /// The node that has the focus in the front end: that of the responder, or one that the front end handles alone.
  var focusNode: NodeID? { firstResponder?.nodeID ?? unownedFocus }

  @discardableResult
  package func moveFocus(to responder: UIResponder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let firstResponder, !firstResponder.canResignFirstResponder { return false }
    unownedFocus = nil
    setFirstResponder(responder)
    setNeedsPatch()
    return firstResponder === responder
  }

  func focusMovedByUser(to id: NodeID?) {
    surface.noteFocus(id)
    let responder = id.flatMap { nodes[$0] as? UIResponder }.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    unownedFocus = responder == nil ? surface.tree.focused : nil
    if responder !== firstResponder { setFirstResponder(responder) }
  }

  func setFirstResponder(_ responder: UIResponder?) {
    let old = firstResponder
    firstResponder = responder
    old?.focusDidChange(isFocused: false)
    old?.notifyFocusFollowers(isFocused: false)
    // The handlers of the old responder may have moved the focus.
    guard firstResponder === responder else { return }
    responder?.focusDidChange(isFocused: true)
    responder?.notifyFocusFollowers(isFocused: true)
  }

  /// Moves the focus to a responder that requested it before it was shown, and away from one that is disabled or
  /// covered. Otherwise, after a sheet or an alert has been dismissed, moves it according to the rules for all front
  /// ends.
  ///
  /// - Parameter move: The effect of the patch on the focus. It moves the focus here only for patches that change the
  ///   sheets and alerts; front ends handle removals and changes inside a page by themselves.
  func settleFocus(after move: FocusFollower.Move) {
    let wanting = wantingFocus
    wantingFocus = []
    for responder in wanting where responder.wantsFocusOnAppearing && isWithinReach(responder.nodeID) {
      responder.becomeFirstResponder()
    }
    let shown = restorable
    restorable = []
    for view in shown { viewStates?.didShow(view) }
    if let firstResponder, surface.tree.contains(firstResponder.nodeID), !isWithinReach(firstResponder.nodeID) {
      moveFocus(to: nil)
    }
    guard focusNode == nil, case .goes(let place) = move else { return }
    if let responder = nodes[place] as? UIResponder, responder.canBecomeFirstResponder {
      moveFocus(to: responder)
    } else {
      unownedFocus = place
      setNeedsPatch()
    }
  }
}
