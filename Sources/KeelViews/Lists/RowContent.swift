package import KeelControls

/// A control that knows how to be a row of a list: in place of being drawn in the row, it says what the row is.
///
/// A row holds one control. A label, a button or a link that is all of its row is not drawn as a node of its own: the row
/// takes its texts, and pressing the row does what pressing the control does. The control tells of changes as it always
/// does (`setNeedsDescription()`), for the row's cell is its embedder; so a change stays one operation.
@MainActor package protocol RowContent: UIView {
  /// What the row is now; `nil` draws the control in the row as it is.
  var rowTraits: RowTraits? { get }
}
