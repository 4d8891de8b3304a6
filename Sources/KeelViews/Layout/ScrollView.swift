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

  override init(_ view: ScrollView<Content>, control: UIScrollView, at place: MountPoint) {
    super.init(view, control: control, at: place)
    surroundings.environment.values.scrollScope?.add(self)
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let found = child?.view(identifiedBy: id) else { return false }
    control.scroll(to: found, anchor: anchor?.sceneAnchor)
    return true
  }

  override func configure(_ view: ScrollView<Content>) {
    scrolledAxes = view.axes
    control.contentLayout = StackElement(spacing: 8, alignment: .center, hasDefaultSpacing: true)
    control.alwaysBounceVertical = view.axes.contains(.vertical)
    control.alwaysBounceHorizontal = view.axes.contains(.horizontal)
    control.showsVerticalScrollIndicator = view.showsIndicators
    control.showsHorizontalScrollIndicator = view.showsIndicators
  }
}
