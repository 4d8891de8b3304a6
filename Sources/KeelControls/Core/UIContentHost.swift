/// A view that a layer above fills: says when it is about to be shown, for content that is not made before that.
@MainActor package final class UIContentHost: UIView, UIContentView {
  /// Called whenever what is in the view is asked for.
  package var willShow: () -> Void = {}
  /// Called once the view stands nowhere any more.
  package var didLeaveSuperview: () -> Void = {}
  /// Lives as long as the view.
  package var keeper: AnyObject?

  /// Takes another configuration, where the view is the content of a cell. Says whether it could.
  package var take: (any UIContentConfiguration) -> Bool = { _ in false }
  /// Whether the view can show the configuration.
  package var canTake: (any UIContentConfiguration) -> Bool = { _ in false }
  private var taken: any UIContentConfiguration = UIListContentConfiguration.cell()

  package var configuration: any UIContentConfiguration {
    get { taken }
    set { if take(newValue) { taken = newValue } }
  }

  package func supports(_ configuration: any UIContentConfiguration) -> Bool { canTake(configuration) }

  override package var shownSubviews: [UIView] {
    willShow()
    return super.shownSubviews
  }

  override package func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { didLeaveSuperview() }
  }
}
