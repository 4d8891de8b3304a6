package import KeelScene

/// Receives the movements of a scroll view. All methods are optional.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {
  /// Called when the position or the size of the content has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user lets go; `decelerate` is true if the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content that moved on has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated movement of the program has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}

/// A scrollable region. The front end owns the scroll position, and reports it to the delegate and to observers.
@MainActor @preconcurrency open class UIScrollView: UIView {

  /// A Boolean value that indicates whether the user can scroll the region.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the region also scrolls horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { setNeedsDescription() } }
  }

  /// A Boolean value that indicates whether the vertical scroll bar is shown.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the horizontal scroll bar is shown.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsDescription() } }
  }

  /// A Boolean value that indicates whether the region scrolls vertically; true by default. In UIKit, content that is
  /// too high scrolls even if this is false.
  open var alwaysBounceVertical = true {
    didSet { if alwaysBounceVertical != oldValue { setNeedsDescription() } }
  }

  /// A Boolean value that indicates whether scrolling stops at multiples of the region's length.
  open var isPagingEnabled: Bool {
    get { snap == .pages }
    set { snap = newValue ? .pages : .none }
  }
  /// The places where the user's scrolling stops.
  package var snap = ScrollElement.Snap.none {
    didSet { if snap != oldValue { setNeedsDescription() } }
  }
  /// The positions of the region while the user has not scrolled it.
  package var anchors: ScrollElement.Anchors? {
    didSet { if anchors != oldValue { setNeedsDescription() } }
  }
  /// The margins between the content and the edges of the region, which scroll with the content.
  package var contentMargins = SceneInsets() {
    didSet { if contentMargins != oldValue { setNeedsDescription() } }
  }

  /// The object that is told how the region scrolls. While there is one, the front end reports the position.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate != nil { followPosition() } }
  }

  override package var element: Element {
    var scroll = ScrollElement(
      isHorizontal: alwaysBounceHorizontal || scrollsHorizontally,
      isVertical: alwaysBounceVertical && !scrollsHorizontally,
      showsIndicators: showsVerticalScrollIndicator || showsHorizontalScrollIndicator, target: target)
    scroll.isEnabled = isScrollEnabled
    scroll.snap = snap
    scroll.margins = contentMargins
    scroll.anchors = anchors
    scroll.position = position
    return .scroll(scroll)
  }

  /// The arrangement of several subviews.
  package var contentLayout = StackElement() {
    didSet { if contentLayout != oldValue { content.setNeedsDescription() } }
  }

  private var target: ScrollElement.Target?
  private var position: ScrollElement.Position?
  private var lastSerial: Int { max(target?.serial ?? 0, position?.serial ?? 0) }

  /// Requests that the front end scroll a view to a position, or as little as possible if there is none.
  package func scroll(to view: UIView, anchor: SceneAnchor? = nil, isAnimated: Bool = false) {
    target = ScrollElement.Target(node: view.nodeID, anchor: anchor, isAnimated: isAnimated, serial: lastSerial + 1)
    position = nil
    request = ScrollRequest(isUnanswered: true, isAnimated: isAnimated)
    setNeedsDescription()
  }

  /// Requests that the front end scroll to a position in the content; `nil` leaves it, infinity is the end.
  package func scroll(toX x: Double?, y: Double?, isAnimated: Bool) {
    position = ScrollElement.Position(
      x: x.map { $0 + leftMargin }, y: y.map { $0 + contentMargins.top }, isAnimated: isAnimated,
      serial: lastSerial + 1)
    target = nil
    request = ScrollRequest(isUnanswered: true, isAnimated: isAnimated)
    setNeedsDescription()
  }

  /// What the program has requested since the last report.
  var request = ScrollRequest()

  // MARK: Position

  private var shownPosition: RegionGeometry?

  /// Starts to follow the position of the region, which its front end reports from then on.
  package func followPosition() {
    guard shownPosition == nil else { return }
    shownPosition = RegionGeometry()
    observeGeometry(self, .scroll) { [weak self] _ in self?.positionDidChange() }
  }

  private func positionDidChange() {
    request.offset = nil
    request.isUnanswered = false
    defer { if let (rect, isAnimated) = request.reveal { scroll(toReveal: rect, isAnimated: isAnimated) } }
    guard let new = regionGeometry, let old = shownPosition, new != old else { return }
    shownPosition = new
    // Front ends that move at once never report that they are moving.
    let hasArrived = new.phase == .idle && (old.phase == .animating || request.isAnimated)
    if new.phase == .idle || new.phase == .animating { request.isAnimated = false }
    guard let delegate else { return }
    let isDragging = new.phase == .interacting || new.phase == .tracking
    let wasDragging = old.phase == .interacting || old.phase == .tracking
    if isDragging, !wasDragging { delegate.scrollViewWillBeginDragging(self) }
    if new.offset != old.offset || new.contentSize != old.contentSize { delegate.scrollViewDidScroll(self) }
    if wasDragging, !isDragging {
      delegate.scrollViewDidEndDragging(self, willDecelerate: new.phase == .decelerating)
    }
    if new.phase == .idle {
      if old.phase == .decelerating { delegate.scrollViewDidEndDecelerating(self) }
      if hasArrived { delegate.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// A Boolean value that indicates whether the user touches the region in order to scroll it.
  open var isTracking: Bool {
    followPosition()
    return regionGeometry?.phase == .tracking || regionGeometry?.phase == .interacting
  }
  /// A Boolean value that indicates whether the user scrolls the region now.
  open var isDragging: Bool {
    followPosition()
    return regionGeometry?.phase == .interacting
  }
  /// A Boolean value that indicates whether the content moves on after the user has let go.
  open var isDecelerating: Bool {
    followPosition()
    return regionGeometry?.phase == .decelerating
  }

  /// The vertical stack of several subviews, because a scroll element has one child.
  private lazy var content = ScrollContent(owner: self)

  override package func describe() -> SceneDescription {
    let shown = shownSubviews
    if let island = islandIfNeeded {
      island.areaNode.setNeedsDescription()
      followVisibleSize(for: island)
      let isPlain = contentMargins == SceneInsets()
      return SceneDescription(
        element: element, attributes: attributes, children: [isPlain ? island.areaNode : content])
    }
    let isPlain = shown.count == 1 && contentMargins == SceneInsets()
    return SceneDescription(
      element: element, attributes: attributes, children: isPlain ? shown : shown.isEmpty ? [] : [content])
  }

  override package func setNeedsDescription() {
    super.setNeedsDescription()
    content.setNeedsDescription()
  }
}

/// The vertical stack of a scroll view's subviews.
@MainActor private final class ScrollContent: SceneNode {
  weak var owner: UIScrollView?
  init(owner: UIScrollView) {
    self.owner = owner
    super.init()
  }
  override func describe() -> SceneDescription {
    var layout = owner?.contentLayout ?? StackElement()
    if let owner { layout.insets = owner.contentMargins }
    if owner?.shownSubviews.count == 1, owner?.alwaysBounceHorizontal == true, owner?.alwaysBounceVertical == false {
      layout.axis = .horizontal
    }
    if let island = owner?.rare?.layout?.ownIsland {
      return SceneDescription(element: .stack(layout), children: [island.areaNode])
    }
    return SceneDescription(element: .stack(layout), children: owner?.shownSubviews ?? [])
  }
}

extension UIScrollView {
  /// True if constraints make a subview as high as the visible area and not as wide: the content scrolls from side to side.
  var scrollsHorizontally: Bool {
    guard UIView.hasLayout else { return false }
    let lengths = constraints.filter { $0.firstAttribute == $0.secondAttribute && $0.relation == .equal }
    let own = lengths.filter { $0.views.contains { $0 !== self && $0.isDescendant(of: self) } && !$0.isOfContent }
    return own.contains { $0.firstAttribute == .height } && !own.contains { $0.firstAttribute == .width }
  }
}

extension UIScrollView {
  /// Lays out the content again when the visible area has another size, if constraints depend on a length that is not
  /// proposed to the content.
  func visibleSizeDidChange() {
    let depends = scrollsHorizontally || constraints.contains { $0.firstAttribute == .height && !$0.isOfContent }
    if depends { rare?.layout?.ownIsland?.didChange(rebuilds: false) }
  }

  fileprivate func followVisibleSize(for island: Island) {
    guard rare?.layout?.island == nil, rare?.geometry?.observers.contains(where: { $0.owner === island }) != true else {
      return
    }
    observeGeometry(island, .size) { [weak self] _ in self?.visibleSizeDidChange() }
  }
}

extension NSLayoutConstraint {
  fileprivate var isOfContent: Bool { items.contains { ($0 as? UILayoutGuide)?.role == .content } }
}
