package import KeelScene

/// A sign that something of unknown length is going on.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// How large it is, where that makes a difference.
  public enum Style: Hashable, Sendable { case medium, large }
  /// How large it is, where that makes a difference.
  open var style = Style.medium

  /// An indicator that stands still, and so is hidden.
  public convenience init(style: Style) {
    self.init(frame: noFrame)
    self.style = style
  }

  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Whether it is not shown while it stands still. On, as in UIKit.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { visibilityDidChange() } }
  }

  /// What is going on, shown beside it.
  package var title = "" {
    didSet { if title != oldValue { setNeedsDescription() } }
  }

  /// Shows that something is going on.
  open func startAnimating() { setAnimating(true) }
  /// Shows that nothing is going on any more.
  open func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ isAnimating: Bool) {
    guard isAnimating != self.isAnimating else { return }
    self.isAnimating = isAnimating
    // What comes or goes with it is described as it does.
    if hidesWhenStopped { visibilityDidChange() } else { setNeedsDescription() }
  }

  override package var isShown: Bool { super.isShown && (isAnimating || !hidesWhenStopped) }

  override package var element: Element {
    .activityIndicator(ActivityIndicatorElement(isAnimating: isAnimating, title: title))
  }
}
