package import KeelScene

/// A region that scrolls. The position belongs to the front end.
@MainActor @preconcurrency open class UIScrollView: UIView {

  /// Whether it scrolls at all.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { setNeedsDescription() } }
  }
  /// Whether it also scrolls sideways.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { setNeedsDescription() } }
  }

  /// Whether the position is shown.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { setNeedsDescription() } }
  }
  /// Whether the position from side to side is shown.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { setNeedsDescription() } }
  }

  /// Whether it scrolls up and down. On, unlike in UIKit, for what is too high scrolls there too.
  open var alwaysBounceVertical = true {
    didSet { if alwaysBounceVertical != oldValue { setNeedsDescription() } }
  }

  override package var element: Element {
    .scroll(
      ScrollElement(
        isHorizontal: isScrollEnabled && alwaysBounceHorizontal, isVertical: isScrollEnabled && alwaysBounceVertical,
        showsIndicators: showsVerticalScrollIndicator || showsHorizontalScrollIndicator, target: target))
  }

  private var target: ScrollElement.Target?

  /// Asks the front end to bring something in the region in sight, there, or where the least has to be scrolled.
  package func scroll(to view: UIView, anchor: SceneAnchor? = nil) {
    target = ScrollElement.Target(node: view.nodeID, anchor: anchor, serial: (target?.serial ?? 0) + 1)
    setNeedsDescription()
  }

  /// Several subviews stand one below the other: the vocabulary knows one child of a scrolling region.
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

/// The stack of a scroll view's subviews.
@MainActor private final class ScrollContent: SceneNode {
  weak var owner: UIScrollView?
  init(owner: UIScrollView) {
    self.owner = owner
    super.init()
  }
  override func describe() -> SceneDescription {
    SceneDescription(element: .stack(StackElement(axis: .vertical)), children: owner?.shownSubviews ?? [])
  }
}
