import KeelControls
import KeelScene

/// One of several views: the first one that fits the available space.
///
/// A view fits if its ideal size is not larger than the proposed one along the given axes. If none fits, the last one
/// is shown. The front end chooses, without the program; all views keep their state.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  package let content: Content

  /// Creates a view from candidates, in the order in which they are tried.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, ContainerView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    ViewThatFitsMount(self, control: UIFirstFitView(), at: place)
  }
}

private final class ViewThatFitsMount<Content: View>: ContainerMount<ViewThatFits<Content>, UIFirstFitView> {
  override func configure(_ view: ViewThatFits<Content>) {
    var axes: FittingAxes = []
    if view.axes.contains(.horizontal) { axes.insert(.horizontal) }
    if view.axes.contains(.vertical) { axes.insert(.vertical) }
    control.axes = axes
  }
}
