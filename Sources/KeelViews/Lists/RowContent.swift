package import KeelControls

/// A control that can provide the traits of a list row, instead of being drawn in the row.
///
/// A row holds one control. A label, a button or a link that fills its row is not drawn as a separate node: the row
/// shows its texts, and pressing the row presses the control. The control reports changes as usual
/// (`setNeedsDescription()`), because the row's cell is its embedder, so a change remains a single operation.
@MainActor package protocol RowContent: UIView {
  /// The current traits of the row, or `nil` to draw the control itself in the row.
  var rowTraits: RowTraits? { get }
}
