package import KeelScene

/// An image and text side by side: the view of a `Label`.
@MainActor package final class UITitleIconView: UIView {
  /// The number of subviews, from the first, that are the image; the others are the text.
  package var iconCount = 0 {
    didSet { if iconCount != oldValue { setNeedsDescription() } }
  }

  /// True if neither image nor text may be left out.
  package var isShownWhole = false {
    didSet { if isShownWhole != oldValue { setNeedsDescription() } }
  }

  override package var element: Element { .stack(StackElement(axis: .horizontal, spacing: 8, alignment: .center)) }

  package func show(icon: [UIView], title: [UIView]) {
    iconCount = icon.count
    setSubviews(icon + title)
  }

  /// The hidden text that is the label of the image.
  package var spokenViews: [UIView] = [] {
    didSet {
      guard embed(spokenViews, insteadOf: oldValue) else { return }
      accessibilityLabel = spokenViews.isEmpty ? nil : LabelWords(reading: spokenViews).title
    }
  }

  override package func setNeedsDescription() {
    if !spokenViews.isEmpty { accessibilityLabel = LabelWords(reading: spokenViews).title }
    super.setNeedsDescription()
  }

  /// The text without the image.
  package var titleViews: [UIView] { Array(subviews.dropFirst(iconCount)) }
}
