internal import KeelScene

/// The results of a composition apart from the cells: the targets of the keyboard and the mouse, the scrolling regions,
/// and the place of the cursor.
///
/// Drawing adds to it, and reads only what it has added in the same pass. Keys, the mouse and the focus read the last
/// composition.
struct Composition: Equatable {
  /// The targets of the keyboard, in reading order.
  var stops: [Stop] = []
  /// The targets of the mouse. If several overlap, the last one counts.
  var hits: [Hit] = []
  /// The regions on the active page with more content than is visible, outer ones first.
  var regions: [Region] = []
  /// The nodes at the beginning of regions now, and the present places of those that were there before.
  var anchors: [NodeID: ScrollState.Anchor] = [:]
  var heldAnchors: [NodeID: ScrollState.Anchor] = [:]
  /// The nodes that the program wants visible, with the regions to scroll; and the places of those nodes.
  var soughtNodes: [NodeID: NodeID] = [:]
  var targets: [NodeID: Rect] = [:]
  /// The visible rows of the active page's list, for the line at the bottom.
  var position: ListPosition?
  /// The place of the terminal's own cursor, in the focused field.
  var cursor: CellPoint?
  /// The place of the focus, for software that follows the terminal's cursor even if it is hidden: screen readers,
  /// magnifiers.
  var place: CellPoint?
  /// The frames of the drawn nodes that the program asks about.
  var frames: [NodeID: Rect] = [:]
  /// The scroll positions that the program asks about.
  var scrollReports: [NodeID: ScrollReport] = [:]
  /// The places of the scroll targets in regions that stop at them, in lines and columns of the content.
  var snapStops: [NodeID: [CellPoint]] = [:]
  /// The steps that the drawings of the frame have taken, for tests.
  var dotsDrawn = 0
  /// The pixels of the pictures in the frame that are drawn in pixels.
  var pixels = 0
  /// True if the frame contains an animation, so that it changes with time alone.
  var isAnimating = false

  // The positions of the user, brought within the bounds of the content.
  var lists: [NodeID: ListState] = [:]
  var scrolls: [NodeID: ScrollState] = [:]
  var fields: [NodeID: FieldState] = [:]
  var editors: [NodeID: EditorState] = [:]
  /// The row that the program wants focused, or that stays visible as its list scrolls.
  var pendingRow: PendingRow?
  /// The rows to request from the program.
  var wishes: [NodeID: [Range<Int>]] = [:]
  /// The cells of all nodes that were drawn, if tests want them.
  var allFrames: [NodeID: Rect]?
}

extension Composition {
  /// True if the composition contains only results that `add(_:movedBy:_:)` can move. Any other result, such as a
  /// scrolling region, belongs to one place on the screen.
  var isMovable: Bool {
    var rest = self
    (rest.stops, rest.hits, rest.frames) = ([], [], [:])
    (rest.fields, rest.dotsDrawn, rest.pixels) = ([:], 0, 0)
    return rest == Composition()
  }

  /// Adds the results of a movable composition that was drawn at the origin, moved to their place.
  ///
  /// - Parameters:
  ///   - area: The visible part of the place.
  ///   - rowIndex: The number of the row that the composition is.
  mutating func add(_ other: Composition, movedBy x: Int, _ y: Int, in area: Rect, rowIndex: Int?) {
    for var stop in other.stops {
      stop.rect.x += x
      stop.rect.y += y
      stop.rowIndex = rowIndex
      stops.append(stop)
    }
    for (id, frame) in other.frames { frames[id] = Rect(frame.x + x, frame.y + y, frame.width, frame.height) }
    let first = hits.count
    for var hit in other.hits {
      hit.move(x, y)
      hits.append(hit)
    }
    cutHits(from: first, to: area)
    fields.merge(other.fields) { $1 }
    dotsDrawn += other.dotsDrawn
    pixels += other.pixels
  }

  /// Removes the parts of targets that cannot be seen.
  ///
  /// - Parameters:
  ///   - first: The number of the first target that is cut.
  ///   - area: What can be seen.
  mutating func cutHits(from first: Int, to area: Rect) {
    for index in hits[first...].indices { hits[index].rect = hits[index].rect.intersection(area) }
    hits[first...].removeAll { $0.rect.isEmpty }
  }
}

extension Hit {
  fileprivate mutating func move(_ x: Int, _ y: Int) {
    rect.x += x
    rect.y += y
    frame?.x += Double(x) * Cells.width
    frame?.y += Double(y) * Cells.height
    switch action {
    case .field(let id, let textX): action = .field(id, textX: textX + x)
    case .editor(let id, let textX, let textY): action = .editor(id, textX: textX + x, y: textY + y)
    default: break
    }
  }
}

extension TerminalScreen {
  // The results of the last composition are read everywhere, and written by drawing alone (`found`).
  var stops: [Stop] { found.stops }
  var hits: [Hit] { found.hits }
  var regions: [Region] { found.regions }
  /// The place of the terminal's own cursor, in the focused field.
  package var cursor: (x: Int, y: Int)? { found.cursor.map { ($0.x, $0.y) } }
  /// The place of the focus, for software that follows the terminal's cursor even if it is hidden: screen readers,
  /// magnifiers.
  package var place: (x: Int, y: Int)? { found.place.map { ($0.x, $0.y) } }
  /// True if the frame contains an animation, so that it changes with time alone.
  package var isAnimating: Bool { found.isAnimating }
}
