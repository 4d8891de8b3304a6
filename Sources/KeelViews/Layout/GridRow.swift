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
    if let child { setSpans(in: child, 1) }
  }

  private func setSpans(in mount: AnyMount, _ span: Int) {
    let span = (mount as? any SpanningMount)?.span ?? span
    let parts = mount.parts
    if parts.isEmpty || mount is any ItemContainer || span > 1 {
      for item in mount.items { control.setSpan(span, of: item) }
    } else {
      for part in parts { setSpans(in: part, span) }
    }
  }
}

/// A mount with the number of columns that its cell spans.
@MainActor protocol SpanningMount: AnyMount {
  var span: Int { get }
}

struct SpanModifier {
  let count: Int
}

extension SpanModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    SpanMount(view, at: place)
  }
}

final class SpanMount<Content: View>: ModifierMount<Content, SpanModifier>, SpanningMount {
  var span: Int { modifier.count }
  private var last: Int?
  override func didUpdate() {
    if let last, last != span { itemsDidChange() }
    last = span
  }
  override func didMountContent() { last = span }
}

extension View {
  /// Sets the number of columns that the cell spans.
  nonisolated public func gridCellColumns(_ count: Int) -> some View { modifier(SpanModifier(count: count)) }
  /// Returns the same view: front ends give a cell no more space than it needs.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  /// Returns the same view: the grid determines the alignment of cells.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Returns the same view: the grid determines the alignment of columns.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
