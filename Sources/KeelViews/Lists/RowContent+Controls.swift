import KeelControls

// The row traits of labels and labelled values in lists.

extension UITitleIconView: RowContent {
  var rowTraits: RowTraits? {
    guard isShown, let words = LabelWords([self]) else { return nil }
    var traits = RowTraits(text: words.title)
    traits.image = words.image
    if let color = words.color { traits.textColor = color }
    return traits
  }
}

extension UILabeledContentView: RowContent {
  var rowTraits: RowTraits? {
    guard isShown, let label = LabelWords(labelViews) else { return nil }
    var traits = RowTraits(text: label.title)
    traits.image = label.image
    if let value = LabelWords(contentViews), value.image == nil {
      traits.secondaryText = value.title
      if let color = value.color { traits.secondaryColor = color }
    } else {
      traits.accessories = contentViews
      // A field whose placeholder equals its label does not need to repeat it.
      for case let field as UITextField in contentViews { field.isTitledByRow = field.placeholder == label.title }
    }
    return traits
  }
}
