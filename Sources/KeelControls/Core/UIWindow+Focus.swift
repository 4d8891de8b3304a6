import KeelInteraction
import KeelScene

extension UIWindow {
  /// The node with the focus as the front end knows it: that of the responder, or one of the front end's own.
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

  func focusMovedByPerson(to id: NodeID?) {
    surface.noteFocus(id)
    let responder = id.flatMap { nodes[$0] as? UIResponder }.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    unownedFocus = responder == nil ? surface.tree.focused : nil
    if responder !== firstResponder { setFirstResponder(responder) }
  }

  func setFirstResponder(_ responder: UIResponder?) {
    let old = firstResponder
    firstResponder = responder
    old?.focusDidChange(isFocused: false)
    old?.tellFocusFollowers(isFocused: false)
    // The handlers of the old responder may have moved the focus.
    guard firstResponder === responder else { return }
    responder?.focusDidChange(isFocused: true)
    responder?.tellFocusFollowers(isFocused: true)
  }

  /// Moves the focus to a responder that requested it before it was shown, and away from one that is disabled or
  /// covered. Otherwise restores the focus from before a sheet or an alert that has left.
  ///
  /// - Parameter places: Where the focus was before this patch, as returned by `focusedPlaces`.
  func settleFocus(from places: [NodeID]) {
    let wanting = wantingFocus
    wantingFocus = []
    let left = coveredFocus.follow(overlays.map(\.nodeID), focus: places)
    for responder in wanting where responder.wantsFocusOnAppearing && isWithinReach(responder.nodeID) {
      responder.becomeFirstResponder()
    }
    if let firstResponder, surface.tree.contains(firstResponder.nodeID), !isWithinReach(firstResponder.nodeID) {
      moveFocus(to: nil)
    }
    guard focusNode == nil, let place = left.first(where: isWithinReach) else { return }
    if let responder = nodes[place] as? UIResponder, responder.canBecomeFirstResponder {
      moveFocus(to: responder)
    } else {
      unownedFocus = place
      setNeedsPatch()
    }
  }

  /// The node with the focus and the row around it: the content of a row may be recreated while the row stays.
  var focusedPlaces: [NodeID] {
    guard let focusNode else { return [] }
    var place: NodeID? = focusNode
    while let id = place, let node = surface.tree[id] {
      if case .row = node.element { return id == focusNode ? [id] : [focusNode, id] }
      place = surface.tree.parent(of: id)
    }
    return [focusNode]
  }
}

/// The focus below each sheet and alert of a window.
struct CoveredFocus {
  private var entries: [(overlay: NodeID, places: [NodeID])] = []

  /// Whether there are no sheets and alerts.
  var isEmpty: Bool { entries.isEmpty }

  /// Updates the sheets and alerts, lowest first, and the focus from before. Returns the focus below those that have
  /// left, unless others have replaced them.
  mutating func follow(_ overlays: [NodeID], focus: [NodeID]) -> [NodeID] {
    if overlays.isEmpty, entries.isEmpty { return [] }
    var places = focus
    var hasLeft = false
    while let last = entries.last, !overlays.contains(last.overlay) {
      places = entries.removeLast().places
      hasLeft = true
    }
    for overlay in overlays where !entries.contains(where: { $0.overlay == overlay }) {
      entries.append((overlay, places))
      places = []
    }
    return hasLeft ? places : []
  }
}
