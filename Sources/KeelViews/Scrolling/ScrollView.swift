import KeelControls
import KeelScene

/// A region that scrolls. It is backed by `UIScrollView`.
public struct ScrollView<Content: View> {
  /// The content of the region.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether scroll indicators are shown.
  public var showsIndicators: Bool

  /// Creates a region that scrolls in some directions.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View, ContainerView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    ScrollMount(self, control: UIScrollView(), at: place)
  }
}

final class ScrollMount<Content: View>: ContainerMount<ScrollView<Content>, UIScrollView>, ScrollRegion,
  ScrollTarget
{
  private(set) var scrolledAxes: Axis.Set = []
  private var showsIndicators = true
  private var saved: SavedScrolling?
  private(set) lazy var follower = RegionFollower(control) { [weak self] in self?.scrolledAxes ?? .vertical }

  override init(_ view: ScrollView<Content>, control: UIScrollView, at place: MountPoint) {
    super.init(view, control: control, at: place)
    surroundings.environment.follow(self)
    surroundings.environment.values.scrollScope?.add(self)
    saved = scrollingStates.map { SavedScrolling(of: self.control, followedBy: follower, at: self, in: $0) }
  }

  override func didUnmount() { saved?.end() }

  override var inner: MountPoint {
    let settings = surroundings.environment.values.scrollSettings
    guard settings != settings.within else { return super.inner }
    return super.inner.with {
      $0.environment = EnvironmentNode(parent: $0.environment) { $0.scrollSettings = $0.scrollSettings.within }
    }
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) -> Bool {
    guard let found = child?.view(identifiedBy: id) else { return false }
    control.scroll(to: found, anchor: anchor?.sceneAnchor, isAnimated: isAnimated)
    return true
  }

  func scroll(toX x: Double?, y: Double?, isAnimated: Bool) { control.scroll(toX: x, y: y, isAnimated: isAnimated) }

  override func configure(_ view: ScrollView<Content>) {
    scrolledAxes = view.axes
    showsIndicators = view.showsIndicators
    control.contentLayout = StackElement(spacing: 8, alignment: .center, hasDefaultSpacing: true)
    control.alwaysBounceVertical = view.axes.contains(.vertical)
    control.alwaysBounceHorizontal = view.axes.contains(.horizontal)
    applySettings()
  }

  override func environmentDidChange() { applySettings() }

  private func applySettings() {
    let settings = surroundings.environment.values.scrollSettings
    control.showsVerticalScrollIndicator =
      showsIndicators && scrolledAxes.contains(.vertical) && !settings.hiddenIndicators.contains(.vertical)
    control.showsHorizontalScrollIndicator =
      showsIndicators && scrolledAxes.contains(.horizontal) && !settings.hiddenIndicators.contains(.horizontal)
    control.isScrollEnabled = !settings.isDisabled
    control.snap = settings.snap
    control.anchors = settings.anchors
    control.contentMargins = settings.margins
  }
}
