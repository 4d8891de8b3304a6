package import KeelScene

/// A sign that something of unknown length is going on.
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Hashable, Sendable { case medium, large }
  open var style: Style

  public init(style: Style = .medium) {
    self.style = style
    super.init()
  }

  public private(set) var isAnimating = false

  /// Whether it is not shown while it stands still. On, as in UIKit.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { visibilityDidChange() } }
  }

  open func startAnimating() { setAnimating(true) }
  open func stopAnimating() { setAnimating(false) }

  private func setAnimating(_ isAnimating: Bool) {
    guard isAnimating != self.isAnimating else { return }
    self.isAnimating = isAnimating
    setNeedsDescription()
    if hidesWhenStopped { visibilityDidChange() }
  }

  override package var isShown: Bool { !isHidden && (isAnimating || !hidesWhenStopped) }

  override package var element: Element { .activityIndicator(ActivityIndicatorElement(isAnimating: isAnimating)) }
}
