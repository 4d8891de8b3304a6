import KeelControls
import KeelScene

/// A modifier of a cell, which the row passes on to the grid.
enum CellModifier: Equatable {
  case span(Int)
  case unsized(Bool)
  case columnAlignment(SceneAnchor.Horizontal)
}

extension CellModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    CellModifierMount(view, at: place)
  }
}

/// A mount with settings of its cell.
@MainActor protocol CellMount: AnyMount {
  func apply(to cell: inout GridCell)
}

final class CellModifierMount<Content: View>: ModifierMount<Content, CellModifier>, CellMount {
  private var last: CellModifier?
  override func didUpdate() {
    if let last, last != modifier { itemsDidChange() }
    last = modifier
  }
  override func didMountContent() { last = modifier }

  func apply(to cell: inout GridCell) {
    switch modifier {
    case .span(let count): cell.span = count
    case .unsized(let isUnsized): cell.isUnsized = isUnsized
    case .columnAlignment(let alignment): cell.columnAlignment = alignment
    }
  }
}

extension View {
  /// Sets the number of columns that the cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(CellModifier.span(count)) }
  /// Keeps a flexible cell from widening its column beyond what the other cells of the column need.
  ///
  /// `.vertical` changes nothing, because no cell makes a row higher than the cells of the row need.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(CellModifier.unsized(axes.contains(.horizontal)))
  }
  /// Returns the same view: the grid determines the alignment of cells.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Sets the horizontal alignment of all cells in the column of the cell. The first cell that sets one takes precedence.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(CellModifier.columnAlignment(Alignment(horizontal: guide, vertical: .center).sceneAnchor.horizontal))
  }
}
