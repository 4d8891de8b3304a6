package import KeelScene

/// A scrollable region. The front end owns the scroll position.
@MainActor @preconcurrency open class UIScrollView: UIView {

  /// A Boolean value that indicates whether the region scrolls at all.
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

  override package var element: Element {
    .scroll(
      ScrollElement(
        isHorizontal: isScrollEnabled && alwaysBounceHorizontal, isVertical: isScrollEnabled && alwaysBounceVertical,
        showsIndicators: showsVerticalScrollIndicator || showsHorizontalScrollIndicator, target: target))
  }

  /// The arrangement of several subviews.
  package var contentLayout = StackElement() {
    didSet { if contentLayout != oldValue { content.setNeedsDescription() } }
  }

  private var target: ScrollElement.Target?

  /// Requests that the front end scroll a view to a position, or as little as possible if there is none.
  package func scroll(to view: UIView, anchor: SceneAnchor? = nil) {
    target = ScrollElement.Target(node: view.nodeID, anchor: anchor, serial: (target?.serial ?? 0) + 1)
    setNeedsDescription()
  }

  /// The vertical stack of several subviews, because a scroll element has one child.
  private lazy var content = ScrollContent(owner: self)

  override package func describe() -> SceneDescription {
    let shown = shownSubviews
    return SceneDescription(
      element: element, attributes: attributes, children: shown.count == 1 ? shown : shown.isEmpty ? [] : [content])
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
    SceneDescription(
      element: .stack(owner?.contentLayout ?? StackElement()), children: owner?.shownSubviews ?? [])
  }
}
