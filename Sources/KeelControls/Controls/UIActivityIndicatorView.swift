package import KeelScene

/// An indicator for work of unknown duration.
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator, where a front end distinguishes them.
  public enum Style: Hashable, Sendable { case medium, large }
  /// The size, where a front end distinguishes them.
  open var style = Style.medium

  /// Creates an indicator that does not move, and so is hidden.
  public convenience init(style: Style) {
    self.init(frame: noFrame)
    self.style = style
  }

  /// Whether the indicator moves.
  public private(set) var isAnimating = false

  /// Whether the indicator is hidden while it does not move; true by default, as in UIKit.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { visibilityDidChange() } }
  }

  /// What is in progress, shown beside the indicator.
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
    // Showing or hiding the view describes it again.
    if hidesWhenStopped { visibilityDidChange() } else { setNeedsDescription() }
  }

  override package var isShown: Bool { super.isShown && (isAnimating || !hidesWhenStopped) }

  override package var element: Element {
    .activityIndicator(ActivityIndicatorElement(isAnimating: isAnimating, title: title))
  }
}
