package import KeelScene

/// A picture and words that belong together, side by side: what `Label` stands for.
@MainActor package final class UITitleIconView: UIView {
  /// How many of the first subviews are the picture; the rest are the words.
  package var iconCount = 0 {
    didSet { if iconCount != oldValue { setNeedsDescription() } }
  }

  override package var element: Element { .stack(StackElement(axis: .horizontal, spacing: 8, alignment: .center)) }

  package func show(icon: [UIView], title: [UIView]) {
    iconCount = icon.count
    setSubviews(icon + title)
  }

  /// Words that are not to be seen: what the picture is called.
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

  /// The words alone.
  package var titleViews: [UIView] { Array(subviews.dropFirst(iconCount)) }
}
