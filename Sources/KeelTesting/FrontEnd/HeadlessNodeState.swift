import KeelInteraction
import KeelScene

/// What the headless front end keeps of a node.
struct HeadlessNodeState: NodeState {
  // Of fields and editors.
  /// The typed text, until the program sets another one.
  var typedText: String?
  /// The selection, in UTF-16 code units, with the text that it belongs to; `nil` for the caret at the end.
  var selection: SelectedText?
  /// The number of the request for a selection that was last followed.
  var selectionSerial = 0
  /// True if a script has read the text from a file or the environment; outlines do not show it.
  var isSecret = false

  // Of lists, lazy stacks and regions.
  /// The first visible row.
  var topRow = 0
  /// The serial of the scroll request that was last followed.
  var scrollSerial: Int?
  /// The row that receives the focus as soon as it is described.
  var rowToFocus: Int?
  /// The rows that were requested in vain.
  var unansweredReveal: HeadlessFrontEnd.Reveal?
  /// The position of a region that has scrolled.
  var offset: ScenePoint?
  /// True if the user has scrolled the region last.
  var isMovedByUser = false
  /// The stage of its movement.
  var phase = ScrollReport.Phase.idle
  /// The number of the request for a position that was last followed.
  var positionSerial = 0
  /// True if the region was at the anchor that it keeps; `nil` before.
  var isAtAnchor: Bool?

  /// The frame that a test has given the node.
  var frame: SceneRect?
}
