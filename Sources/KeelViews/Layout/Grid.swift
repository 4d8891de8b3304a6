import KeelControls
import KeelScene

/// A grid of rows whose cells are aligned in columns. It is backed by `UIGridView`.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: Double?
  let verticalSpacing: Double?
  package let content: Content

  /// Creates a grid of rows. A view that is not a `GridRow` fills the whole width.
  ///
  /// The spacings are the distances between columns and rows in points, or `nil` for the default distance.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, ContainerView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    GridMount(self, control: UIGridView(), at: place)
  }
}

final class GridMount<Content: View>: ContainerMount<Grid<Content>, UIGridView> {
  override func configure(_ view: Grid<Content>) {
    control.style = GridElement(
      alignment: view.alignment.sceneAnchor, horizontalSpacing: view.horizontalSpacing ?? 16,
      verticalSpacing: view.verticalSpacing ?? 0)
  }
}
