package import KeelScene

/// A view that an upper layer fills. It notifies the layer when it is about to be shown, for content that is created
/// only then.
@MainActor package final class UIContentHost: UIView, UIContentView {
  /// A Boolean value that indicates whether the view is the content of a page: it takes all the room, and its content is
  /// in the middle. As a part of other views it has the size of its content.
  package var isPage = false
  override package var element: Element {
    let isCentered = isPage && superview == nil
    return .stack(
      StackElement(
        axis: .vertical, spacing: 8, alignment: isCentered ? .center : .fill,
        distribution: isCentered ? .pageContent : .natural, hasDefaultSpacing: true))
  }

  /// Called whenever the content of the view is read.
  package var willShow: () -> Void = {}
  /// Called when the view no longer has a superview.
  package var didLeaveSuperview: () -> Void = {}
  /// An object with the lifetime of the view.
  package var keeper: AnyObject?

  /// A closure that applies another configuration, if the view is the content of a cell. Returns true if it was
  /// applied.
  package var take: (any UIContentConfiguration) -> Bool = { _ in false }
  /// A closure that returns true if the view can show a configuration.
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
