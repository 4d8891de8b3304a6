package import KeelScene

/// What a row of a list shows and does in place of the control that it is made of.
@MainActor package struct RowTraits {
  /// The first text; not shown where there is a `content`.
  package var text = ""
  package var secondaryText = ""
  package var secondaryPlacement = RowElement.SecondaryPlacement.trailing
  package var image: Symbol?
  package var textColor = SceneColor.label
  package var secondaryColor = SceneColor.secondaryLabel
  package var font = SceneFont()
  /// Views that stand in place of the texts: the label of a link, say, where that is more than words and a picture.
  package var content: [UIView] = []
  /// Controls at the trailing edge: a switch, a stepper, a field.
  package var accessories: [UIView] = []
  /// Whether choosing the row leads to another page.
  package var hasDisclosure = false
  package var hasCheckmark = false
  /// Small passive pictures before the trailing edge, in order.
  package var marks: [RowElement.Mark] = []
  /// Empty for none.
  package var badge = ""
  /// Whether the row answers a person.
  package var isEnabled = true
  /// What pressing the row does; `nil` leaves it to the list's selection.
  package var activate: (() -> Void)?

  /// The path that pressing the row leads to.
  package var address: String?

  package init(text: String = "") { self.text = text }

  /// Whether pressing the row does something, whatever the list's selection is.
  package var isSelectable: Bool { activate != nil && isEnabled }
}
