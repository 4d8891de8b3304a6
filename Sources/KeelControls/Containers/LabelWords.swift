package import KeelScene

/// The content of views as a title: text, with at most one image before it.
///
/// The views may be a text, a symbol, both, a `UITitleIconView`, or one row or padded box of these. Deeper views are
/// not read, because the containing view is only notified of changes of the outermost views. A text with line breaks is
/// more than a title.
package struct LabelWords: Hashable, Sendable {
  package var title = ""
  package var image: Symbol?
  /// True if the image is the icon of a `UITitleIconView`, which has the tint colour in a row.
  package private(set) var isIcon = false
  /// The colour of the text, if it has its own.
  package var color: SceneColor?
  /// The font of the text, or of an image without text, if it has its own.
  package private(set) var font: SceneFont?
  /// True if the text has the colour of secondary text.
  package private(set) var isSecondary = false
  /// True if the text has the tint colour.
  private var isTinted = false
  /// The accessibility label, if it differs from the text.
  package var accessibilityLabel: String?
  /// True if an activity indicator is beside the text.
  package private(set) var isBusy = false
  private var takesActivity = false
  private var takesRoom = true

  /// Reads the content of views.
  ///
  /// - Parameter isComplete: True to fail if the views show more than a title. If false, the readable part of the views
  ///   is used.
  /// - Parameter takesActivity: True if an activity indicator may be beside the text.
  /// - Parameter takesRoom: True to ignore padding around the text; false to fail if there is any.
  @MainActor package init?(
    _ views: [UIView], isComplete: Bool = true, takesActivity: Bool = false, takesRoom: Bool = true
  ) {
    self.takesActivity = takesActivity
    self.takesRoom = takesRoom
    if isComplete {
      guard take(views, isOutermost: true) else { return nil }
    } else {
      collect(views)
    }
  }

  /// Reads all text of the views, at any depth.
  @MainActor package init(reading views: [UIView]) { collect(views) }

  /// The colour and the font of a title beside a control, if it has its own.
  package var look: ControlLook? {
    var look = ControlLook()
    look.foreground = color ?? (isSecondary ? .secondaryLabel : isTinted ? .tint : nil)
    look.font = font
    return look == ControlLook() ? nil : look
  }

  @MainActor private mutating func take(_ views: [UIView], isOutermost: Bool) -> Bool {
    for view in views where view.isShown {
      switch view {
      case let label as UILabel where view.extras == ViewExtras():
        guard title.isEmpty, !label.hasSymbols, !label.hasLineBreaks else { return false }
        title = label.text ?? ""
        take(label)
      case let picture as UIImageView where view.extras == ViewExtras():
        guard image == nil, title.isEmpty, picture.data == nil else { return false }
        take(picture)
      case let pair as UITitleIconView:
        guard !pair.isShownWhole, title.isEmpty, image == nil, take(pair.subviews, isOutermost: isOutermost) else {
          return false
        }
        isIcon = image != nil
        // The label of an image is read even if its text is hidden.
        if title.isEmpty, let spoken = pair.accessibilityLabel { accessibilityLabel = spoken }
      case let stack as UIStackView where isOutermost && stack.axis == .horizontal:
        guard title.isEmpty, image == nil, take(stack.subviews, isOutermost: false) else { return false }
      case let box as UIBoxView where isOutermost && takesRoom && box.style.isRoomOnly:
        guard title.isEmpty, image == nil, take(box.subviews, isOutermost: false) else { return false }
      case let activity as UIActivityIndicatorView where takesActivity && activity.title.isEmpty: isBusy = true
      default: return false
      }
    }
    return !title.isEmpty || image != nil
  }

  /// Collects all text and the first image, at any depth.
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
    if own == .secondaryLabel { isSecondary = true }
    if own == .tint { isTinted = true }
    if own != .label, own != .tint, own != .secondaryLabel, color == nil { color = own }
    let font = label.font.sceneFont
    // The size of an image beside the text is that of the text.
    self.font = font == SceneFont() ? nil : font
    if let spoken = label.accessibilityLabel { accessibilityLabel = spoken }
  }

  @MainActor private mutating func take(_ picture: UIImageView) {
    let symbol = picture.symbol
    if !symbol.name.isEmpty { image = symbol }
    if title.isEmpty { font = picture.look?.font }
    if title.isEmpty, accessibilityLabel == nil {
      let spoken = picture.accessibilityLabel ?? picture.label
      if !spoken.isEmpty { accessibilityLabel = spoken }
    }
  }
}

extension BoxElement {
  /// True if the box adds only insets and an alignment.
  package var isRoomOnly: Bool {
    var other = self
    other.insets = SceneInsets()
    other.alignment = .center
    return other == BoxElement()
  }
}

/// A view for a control whose title is read from other views. It holds those views without showing them, and observes
/// their changes.
@MainActor package final class UIWordsView: UIView {
  /// Called whenever the text may have changed.
  package var onChange: (() -> Void)?
  /// The views that the text is read from.
  package var views: [UIView] = [] {
    didSet { _ = embed(views, insteadOf: oldValue) }
  }

  override package func setNeedsDescription() { onChange?() }
}
