package import KeelScene

/// The content and behaviour of a row that represents a control.
@MainActor package struct RowTraits {
  /// The primary text; not shown if there is `content`.
  package var text = ""
  package var secondaryText = ""
  package var secondaryPlacement = RowElement.SecondaryPlacement.trailing
  package var image: Symbol?
  package var textColor = SceneColor.label
  package var secondaryColor = SceneColor.secondaryLabel
  package var font = SceneFont()
  /// Views shown in place of the texts, such as the label of a link that contains more than text and an image.
  package var content: [UIView] = []
  /// The controls at the trailing edge: a switch, a stepper, a field.
  package var accessories: [UIView] = []
  /// True if the row indicates that choosing it opens another page.
  package var hasDisclosure = false
  package var hasCheckmark = false
  package var checkmarkPlacement = RowElement.CheckmarkPlacement.leading
  /// Small symbols before the trailing edge, in order.
  package var marks: [RowElement.Mark] = []
  /// A short text at the trailing edge; empty for none.
  package var badge = ""
  /// True if the row reacts to the user.
  package var isEnabled = true
  /// The action of pressing the row; if `nil`, the list's selection applies.
  package var activate: (() -> Void)?

  /// The path that pressing the row opens.
  package var address: String?

  package init(text: String = "") { self.text = text }

  /// True if pressing the row performs an action, regardless of the list's selection mode.
  package var isSelectable: Bool { activate != nil && isEnabled }
}
