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

// The row traits of labels and labelled values in lists.

extension UITitleIconView: RowContent {
  package var rowTraits: RowTraits? {
    guard isShown, let words = LabelWords([self]) else { return nil }
    var traits = RowTraits(text: words.title)
    traits.take(words)
    traits.isEnabled = isEnabledInScene
    return traits
  }
}

extension UILabeledContentView: RowContent {
  package var rowTraits: RowTraits? {
    guard isShown, let label = LabelWords(labelViews) else { return nil }
    var traits = RowTraits(text: label.title)
    traits.take(label)
    traits.isEnabled = isEnabledInScene
    if let value = LabelWords(contentViews), value.image == nil {
      traits.secondaryText = value.title
      if let color = value.color { traits.secondaryColor = color }
    } else {
      traits.accessories = contentViews
    }
    return traits
  }
}
