import KeelInteraction
import KeelScene

extension UIWindow {
  /// What has the focus as the front end knows it: the responder's node, or one of the front end's own.
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
    old?.onFocusChange?(false)
    // What the old one's handlers did counts: the focus may be somewhere else by now.
    guard firstResponder === responder else { return }
    responder?.focusDidChange(isFocused: true)
    responder?.onFocusChange?(true)
  }

  /// The focus goes to what asked for it before it was shown, and leaves what has been disabled or covered. Else it goes
  /// back to where it was before a sheet or an alert that has left.
  ///
  /// - Parameter places: Where the focus was before this patch, as `focusedPlaces` said.
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

  /// Where the focus is, and the row that it is in: what is in a row may be made anew while the row stays.
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

/// What had the keyboard focus below each sheet and alert of a window.
struct CoveredFocus {
  private var entries: [(overlay: NodeID, places: [NodeID])] = []

  /// Whether there were none.
  var isEmpty: Bool { entries.isEmpty }

  /// Takes which sheets and alerts there are now, lowest first, and where the focus was before. Says where it was below
  /// those that have left, if nothing has come in their place.
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
