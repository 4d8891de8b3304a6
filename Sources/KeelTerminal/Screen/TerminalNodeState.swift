internal import KeelInteraction

/// What the screen keeps of a node, for its user.
struct TerminalNodeState: NodeState {
  /// The position of a list, and the rows that were requested.
  var list: ListState?
  /// The position of a region that scrolls.
  var scroll: ScrollState?
  /// The views of a lazy stack that were requested.
  var askedChildren: Range<Int>?
  /// The caret and the selection of a field.
  var field: FieldState?
  /// The caret and the selection of a text of several lines.
  var editor: EditorState?
  /// True for a field that the user has typed into.
  var isTyped = false
  /// The option under the cursor of an inline picker.
  var cursor: Int?
  /// The rows to request from the program.
  var wishes: [Range<Int>] = []
}
