import KeelInteraction
public import KeelModel
package import KeelScene

/// A control with a dot for each page, one of which marks the page that is shown.
///
/// It sends `valueChanged` when the user chooses another page, and never when the program does. If there is no room for
/// a dot for each page, front ends show a track.
@MainActor @preconcurrency open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      currentPage = currentPage.lawful(in: numberOfPages)
      setNeedsDescription()
      visibilityDidChange()
    }
  }
  /// The page that is shown, from 0. Setting it sends no event.
  open var currentPage = 0 {
    didSet {
      currentPage = currentPage.lawful(in: numberOfPages)
      guard currentPage != oldValue else { return }
      setNeedsDescription()
      boundValueDidChange()
    }
  }
  /// A Boolean value that indicates whether the control is hidden if there is one page. Without pages it is always
  /// hidden.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { visibilityDidChange() } }
  }
  /// The colour of the dots of other pages; front ends choose it.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown; `nil` uses that of all controls.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { if currentPageIndicatorTintColor != oldValue { setNeedsDescription() } }
  }

  override package var isShown: Bool { super.isShown && numberOfPages > (hidesForSinglePage ? 1 : 0) }

  override package var attributes: Attributes {
    var attributes = super.attributes
    if let color = currentPageIndicatorTintColor { attributes.tint = color.sceneColor }
    if attributes.accessibility.label.isEmpty { attributes.accessibility.label = systemWords[.pages] }
    if attributes.accessibility.value.isEmpty {
      attributes.accessibility.value = systemWords[.pageOf, "\(currentPage + 1)", "\(numberOfPages)"]
    }
    return attributes
  }

  private var slider: SliderElement {
    SliderElement(
      value: Double(currentPage + 1), minimum: 1, maximum: Double(max(1, numberOfPages)), step: 1, style: .dots)
  }

  override package var element: Element { .slider(slider) }

  override package func handle(_ event: KeelScene.Event) {
    guard case .adjust(_, let proposed) = event, isEnabled, !proposed.isNaN else { return }
    let page = Int(slider.stepped(proposed)) - 1
    guard page != currentPage else { return }
    currentPage = page
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Creates a control that shows and writes a binding.
  public convenience init(currentPage: UIBinding<Int>) {
    self.init()
    bind(currentPage: currentPage)
  }

  /// Keeps the page that is shown and the binding equal.
  @discardableResult
  public func bind(currentPage: UIBinding<Int>) -> ObservationToken {
    bind(currentPage, to: \.currentPage, for: .valueChanged)
  }
}

extension Int {
  /// Returns the index clamped to a number of pages; 0 if there are none.
  fileprivate func lawful(in count: Int) -> Int { Swift.max(0, Swift.min(self, count - 1)) }
}
