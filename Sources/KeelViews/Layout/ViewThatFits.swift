import KeelControls

/// One of several views: the first in a regular horizontal size class, the last in a compact one.
///
/// Front ends compute the layout, so only the size class is known and not the space in points.
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Creates a view from candidates, in descending order of their size; the axes are not used.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView {
  package static var itemCount: Int? { nil }
  package func makeMount(at place: MountPoint) -> Mount<Self> { ViewThatFitsMount(self, at: place) }
}

final class ViewThatFitsMount<Content: View>: KeepingMount<ViewThatFits<Content>> {
  private var child: Mount<Content>?
  private var isCompact = false

  override init(_ view: ViewThatFits<Content>, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    isCompact = surroundings.environment.values.horizontalSizeClass == .compact
    child = mount(view.content, at: inner)
  }

  override func environmentDidChange() {
    let isCompact = surroundings.environment.values.horizontalSizeClass == .compact
    guard isCompact != self.isCompact else { return }
    self.isCompact = isCompact
    itemsDidChange()
  }

  override func take(_ view: ViewThatFits<Content>) { child?.update(to: view.content) }
  override var parts: [AnyMount] { if let child { [child] } else { [] } }

  override func appendItems(to items: inout [UIView]) {
    guard let all = child?.items, let chosen = isCompact ? all.last : all.first else { return }
    items.append(chosen)
  }
}
