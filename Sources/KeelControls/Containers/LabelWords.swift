package import KeelScene

/// What views come to where they stand for a title: words, and at most one picture before them.
///
/// A text, a symbol, both, a `UITitleIconView`, or one row or padded box of these. Nothing further in is looked at: the
/// view that the words stand on is told of changes of the outermost views only.
package struct LabelWords: Hashable, Sendable {
  package var title = ""
  package var image: Symbol?
  /// The colour that the words have of their own.
  package var color: SceneColor?
  /// What the label is called where that is not what it says.
  package var accessibilityLabel: String?
  /// Whether something turns beside the words.
  package private(set) var isBusy = false
  private var takesActivity = false

  /// The words of the views.
  ///
  /// - Parameter isComplete: Whether there are only words if these say all that the views show; else what can be said
  ///   is said.
  /// - Parameter takesActivity: Whether something that turns may stand beside the words.
  @MainActor package init?(_ views: [UIView], isComplete: Bool = true, takesActivity: Bool = false) {
    self.takesActivity = takesActivity
    if isComplete {
      guard take(views, isOutermost: true) else { return nil }
    } else {
      collect(views)
    }
  }

  /// What can be said of the views, wherever in them it stands.
  @MainActor package init(reading views: [UIView]) { collect(views) }

  @MainActor private mutating func take(_ views: [UIView], isOutermost: Bool) -> Bool {
    for view in views where view.isShown {
      switch view {
      case let label as UILabel where view.extras == ViewExtras():
        guard title.isEmpty else { return false }
        title = label.text ?? ""
        take(label)
      case let picture as UIImageView where view.extras == ViewExtras():
        guard image == nil, title.isEmpty, picture.data == nil else { return false }
        take(picture)
      case let pair as UITitleIconView:
        guard title.isEmpty, image == nil, take(pair.subviews, isOutermost: isOutermost) else { return false }
        // A picture whose words are left out is still called so.
        if title.isEmpty, let spoken = pair.accessibilityLabel { accessibilityLabel = spoken }
      case let stack as UIStackView where isOutermost && stack.axis == .horizontal:
        guard title.isEmpty, image == nil, take(stack.subviews, isOutermost: false) else { return false }
      case let box as UIBoxView where isOutermost && box.style.isRoomOnly:
        guard title.isEmpty, image == nil, take(box.subviews, isOutermost: false) else { return false }
      case let activity as UIActivityIndicatorView where takesActivity && activity.title.isEmpty: isBusy = true
      default: return false
      }
    }
    return !title.isEmpty || image != nil
  }

  /// Takes all words and the first picture, wherever they stand.
  @MainActor private mutating func collect(_ views: [UIView]) {
    for view in views where view.isShown {
      switch view {
      case let label as UILabel:
        let text = label.text ?? ""
        title += title.isEmpty || text.isEmpty ? text : ", " + text
        take(label)
      case let picture as UIImageView: if image == nil, picture.data == nil { take(picture) }
      case let button as UIButton where !button.labelViews.isEmpty: collect(button.labelViews)
      default: collect(view.subviews)
      }
    }
  }

  @MainActor private mutating func take(_ label: UILabel) {
    let own = label.textColor.sceneColor
    if own != .label, own != .tint, own != .secondaryLabel, color == nil { color = own }
    if let spoken = label.accessibilityLabel { accessibilityLabel = spoken }
  }

  @MainActor private mutating func take(_ picture: UIImageView) {
    let symbol = picture.symbol
    if !symbol.name.isEmpty { image = symbol }
    if title.isEmpty, accessibilityLabel == nil {
      let spoken = picture.accessibilityLabel ?? picture.label
      if !spoken.isEmpty { accessibilityLabel = spoken }
    }
  }
}

extension BoxElement {
  /// Whether it only gives room.
  package var isRoomOnly: Bool {
    var other = self
    other.insets = SceneInsets()
    other.alignment = .center
    return other == BoxElement()
  }
}

/// Stands for a control whose words other views are: holds these without showing them, and hears when they change.
@MainActor package final class UIWordsView: UIView {
  /// Called whenever the words may be others.
  package var onChange: (() -> Void)?
  /// The views that the words are taken from.
  package var views: [UIView] = [] {
    didSet { _ = embed(views, insteadOf: oldValue) }
  }

  override package func setNeedsDescription() { onChange?() }
}
