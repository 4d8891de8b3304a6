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

// What labels and labelled values are as rows of a list.

extension UITitleIconView: RowContent {
  package var rowTraits: RowTraits? {
    guard isShown, let words = LabelWords([self]) else { return nil }
    var traits = RowTraits(text: words.title)
    traits.image = words.image
    if let color = words.color { traits.textColor = color }
    return traits
  }
}

extension UILabeledContentView: RowContent {
  package var rowTraits: RowTraits? {
    guard isShown, let label = LabelWords(labelViews) else { return nil }
    var traits = RowTraits(text: label.title)
    traits.image = label.image
    if let value = LabelWords(contentViews), value.image == nil {
      traits.secondaryText = value.title
      if let color = value.color { traits.secondaryColor = color }
    } else {
      traits.accessories = contentViews
      // A field that is called what its label says need not say it again.
      for case let field as UITextField in contentViews { field.isTitledByRow = field.placeholder == label.title }
    }
    return traits
  }
}
