package import KeelScene

/// An indicator for work of unknown duration.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator, in front ends that distinguish them.
  public enum Style: Hashable, Sendable {
    /// As large as text.
    case medium
    /// Larger than text.
    case large
  }
  /// The size, in front ends that distinguish sizes.
  open var style = Style.medium

  /// Creates an indicator that does not move, and is therefore hidden.
  public convenience init(style: Style) {
    self.init(frame: noFrame)
    self.style = style
  }

  /// A Boolean value that indicates whether the indicator moves.
  public private(set) var isAnimating = false

  /// A Boolean value that indicates whether the indicator is hidden while it does not move; true by default, as in
  /// UIKit.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { visibilityDidChange() } }
  }

  /// The colour of the indicator; `nil` is that of the front end.
  open var color: UIColor? {
    didSet { if color != oldValue { setNeedsDescription() } }
  }

  /// The name of the work in progress, shown beside the indicator.
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }

  /// Shows that work is in progress.
  open func startAnimating() { setAnimating(true) }
  /// Shows that work is done.
  open func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ isAnimating: Bool) {
    guard isAnimating != self.isAnimating else { return }
    self.isAnimating = isAnimating
    // A change of the visibility also requests a new description.
    if hidesWhenStopped { visibilityDidChange() } else { setNeedsDescription() }
  }

  override package var isShown: Bool { super.isShown && (isAnimating || !hidesWhenStopped) }

  override package var isElementByItself: Bool { true }
  override package var attributes: Attributes {
    var attributes = super.attributes
    if let color { attributes.tint = color.sceneColor }
    return attributes
  }
  override package var element: Element {
    .activityIndicator(ActivityIndicatorElement(isAnimating: isAnimating, title: title))
  }
}
