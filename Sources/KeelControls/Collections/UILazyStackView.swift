import KeelInteraction
package import KeelScene

/// A source that creates the views of a lazy stack when they are near the visible region.
@MainActor package protocol LazyStackSource: AnyObject {
  /// The number of views, created or not.
  var viewCount: Int { get }
  /// Returns the views in a range, in order. Views outside of it may be released.
  func views(in range: Range<Int>) -> [UIView]
}

/// A stack that has views only near the region that its front end shows (`NearWindow`).
@MainActor package final class UILazyStackView: UIStackView {
  package weak var source: (any LazyStackSource)?
  private var near = NearWindow()
  private var shown = ChildWindow(count: 0)
  /// Placeholders for hidden views, because a window has no gaps.
  private var blanks: [UIView] = []

  /// Updates the subviews after the views of the source have changed. O(window).
  package func reload() {
    guard let source else { return }
    let count = source.viewCount
    near.keepInside(count)
    let range = near.range.clamped(to: 0..<count)
    setSubviews(source.views(in: range))
    let window = ChildWindow(count: count, start: range.lowerBound)
    guard window != shown else { return }
    shown = window
    setNeedsDescription()
  }

  /// Creates the view at an index, if it does not exist.
  package func reveal(_ index: Int) { reveal(index..<index + 1, extending: true) }

  private func reveal(_ range: Range<Int>, extending: Bool) {
    if near.reveal(range, of: shown.count, extending: extending) { reload() }
  }

  override package var element: Element {
    let element = super.element
    guard case .stack(var stack) = element else { return element }
    stack.window = shown
    return .stack(stack)
  }

  override package func describe() -> SceneDescription {
    var hiddenCount = 0
    let children = subviews.map { view in
      if view.isShown { return view }
      if blanks.count == hiddenCount { blanks.append(UIView()) }
      hiddenCount += 1
      return blanks[hiddenCount - 1]
    }
    return SceneDescription(element: element, attributes: attributes, children: children)
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .reveal(_, let range) = event else { return super.handle(event) }
    reveal(range, extending: false)
  }
}
