import KeelInteraction
import KeelScene

extension UIWindow {
  /// The node that has the focus in the front end: that of the responder, or one that the front end handles alone.
  var focusNode: NodeID? { firstResponder?.focusID ?? unownedFocus }

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
    let responder = id.flatMap(responder)
    unownedFocus = responder == nil ? surface.tree.focused : nil
    if responder !== firstResponder { setFirstResponder(responder) }
  }

  /// Returns the responder that has the focus with a node: its object, or the search bar of a page.
  private func responder(at id: NodeID) -> UIResponder? {
    let object = nodes[id]
    let responder = (object as? UIViewController)?.navigationItem.searchController?.searchBar ?? object as? UIResponder
    return responder?.canBecomeFirstResponder == true ? responder : nil
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
    for responder in wanting where responder.wantsFocusOnAppearing && responder.focusID.map(isWithinReach) == true {
      responder.becomeFirstResponder()
    }
    let shown = restorable
    restorable = []
    for view in shown { viewStates?.didShow(view) }
    if let focused = firstResponder?.focusID, surface.tree.contains(focused), !isWithinReach(focused) {
      moveFocus(to: nil)
    }
    settleEndedSearch()
    if let view = focusAfterPatch {
      focusAfterPatch = nil
      if let stop = tree.stop(in: view.nodeID), isWithinReach(stop) { moveFocus(toNode: stop) }
    }
    guard focusNode == nil, case .goes(let place) = move else { return }
    moveFocus(toNode: place)
  }

  private func moveFocus(toNode id: NodeID) {
    if let responder = responder(at: id) {
      moveFocus(to: responder)
    } else {
      if firstResponder != nil { setFirstResponder(nil) }
      guard firstResponder == nil else { return }
      unownedFocus = id
      setNeedsPatch()
    }
  }

  /// Moves the focus to a view, or to the first control in it, after the changes of this turn have been shown.
  func moveFocusSoon(to view: UIView) {
    focusAfterPatch = view
    setNeedsPatch()
  }

  // MARK: Searches

  /// Keeps the place to which the focus returns when the search of the page ends.
  func searchBegins(on page: NodeID) {
    endedSearch = nil
    searchOpeners.searchBegins(on: page, from: focusNode, pressed: UIWindow.answered, in: tree)
  }

  /// Returns the focus after the patch, unless it is elsewhere by then.
  func searchEnds(on page: NodeID) {
    endedSearch = page
    setNeedsPatch()
  }

  private func settleEndedSearch() {
    guard let page = endedSearch else { return }
    endedSearch = nil
    let back = searchOpeners.searchEnds(on: page, in: tree)
    guard focusNode == nil || focusNode == page else { return }
    if let back { moveFocus(toNode: back) } else { moveFocus(to: nil) }
  }
}
