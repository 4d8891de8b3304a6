internal import KeelScene

/// What one composition found beside the cells of the picture: where the keyboard and the mouse can be, what scrolls, where
/// the cursor belongs.
///
/// Drawing adds to it and reads nothing of it but what it has added in the same pass. Keys, the mouse and the focus read the
/// last one.
struct Composition {
  /// What the keyboard can be at, in reading order.
  var stops: [Stop] = []
  /// What the mouse can be at; of several at one place the last.
  var hits: [Hit] = []
  /// The regions on the active page in which there is more than is in sight, outer ones first.
  var regions: [Region] = []
  /// What stands at the beginning of regions now, and where that is now which stood there before.
  var anchors: [NodeID: ScrollState.Anchor] = [:]
  var heldAnchors: [NodeID: ScrollState.Anchor] = [:]
  /// What the program wants in sight, with the regions that are to scroll; and where it is.
  var soughtNodes: [NodeID: NodeID] = [:]
  var targets: [NodeID: Rect] = [:]
  /// What the active page's list shows, for the line at the bottom.
  var position: ListPosition?
  /// Where the terminal's own cursor belongs: in the focused field.
  var cursor: (x: Int, y: Int)?
  /// Where the keyboard is, for those who follow the terminal's cursor, seen or not: screen readers, magnifiers.
  var place: (x: Int, y: Int)?
  /// Whether something on the picture turns, so that time alone changes it.
  var isAnimating = false

  /// Begins anew, in the memory that there is.
  mutating func clear() {
    stops.removeAll(keepingCapacity: true)
    hits.removeAll(keepingCapacity: true)
    regions.removeAll(keepingCapacity: true)
    anchors.removeAll(keepingCapacity: true)
    heldAnchors.removeAll(keepingCapacity: true)
    soughtNodes.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    (position, cursor, place, isAnimating) = (nil, nil, nil, false)
  }
}

extension TerminalScreen {
  // What the last composition found is read everywhere, and written by drawing alone (`found`).
  var stops: [Stop] { found.stops }
  var hits: [Hit] { found.hits }
  var regions: [Region] { found.regions }
  /// Where the terminal's own cursor belongs: in the focused field.
  package var cursor: (x: Int, y: Int)? { found.cursor }
  /// Where the keyboard is, for those who follow the terminal's cursor, seen or not: screen readers, magnifiers.
  package var place: (x: Int, y: Int)? { found.place }
  /// Whether something on the picture turns, so that time alone changes it.
  package var isAnimating: Bool { found.isAnimating }
}
