import KeelControls
import KeelScene

/// A row of a grid. Each view in it is a cell. It is backed by `UIGridRowView`.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  package let content: Content

  /// Creates a row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, ContainerView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    GridRowMount(self, control: UIGridRowView(), at: place)
  }
}

final class GridRowMount<Content: View>: ContainerMount<GridRow<Content>, UIGridRowView> {
  override func configure(_ view: GridRow<Content>) {
    control.alignment =
      switch view.alignment?.sceneAlignment {
      case .leading: .top
      case .center, .fill: .center
      case .trailing: .bottom
      case nil: nil
      }
  }

  override func arrange() {
    super.arrange()
    if let child { setCells(in: child, GridCell()) }
  }

  /// Applies the settings of modifiers to the cells in a mount, including modifiers inside other modifiers.
  private func setCells(in mount: AnyMount, _ cell: GridCell) {
    var cell = cell
    var next: AnyMount? = mount
    while let modified = next as? any UnaryMount {
      (modified as? any CellMount)?.apply(to: &cell)
      next = modified.parts.first
    }
    let parts = mount.parts
    if parts.isEmpty || mount is any ItemContainer || cell != GridCell() {
      for item in mount.items { control.setCell(cell, of: item) }
    } else {
      for part in parts { setCells(in: part, cell) }
    }
  }
}
