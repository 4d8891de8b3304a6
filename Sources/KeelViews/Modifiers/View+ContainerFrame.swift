import KeelControls
import KeelScene

extension View {
  /// Gives the view the length of the nearest container: a region that scrolls, a page or a window without pages.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    relative(ContainerPart(), axes, alignment)
  }

  /// Gives the view the length of some of the equal columns into which the nearest container is divided.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View {
    relative(ContainerPart(count: count, span: span, spacing: spacing), axes, alignment)
  }

  /// Gives the view a length that a closure computes from that of the nearest container. The closure is called again when
  /// the length changes.
  nonisolated package func framed(
    along axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (Double, Axis) -> Double
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  nonisolated fileprivate func relative(_ part: ContainerPart, _ axes: Axis.Set, _ alignment: Alignment) -> some View {
    modifier(
      BoxModifier { box, _ in
        box.placement = .containerRelative(
          horizontal: axes.contains(.horizontal) ? part : nil, vertical: axes.contains(.vertical) ? part : nil)
        box.alignment = alignment.sceneAnchor
      })
  }
}

/// A modifier that gives a view a frame which depends on the size of its container.
private struct ContainerFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double
}

extension ContainerFrameModifier: ViewModifier {
  func body(content: Content) -> some View {
    ContainerFramedView(base: content, axes: axes, alignment: alignment, length: length)
  }
}

/// A view with a frame that depends on the size of its container, which an invisible view behind it measures.
private struct ContainerFramedView<Base: View>: View {
  let base: Base
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double
  @State var container: GeometryProxy.Size?

  var body: some View {
    let room = container
    base.frame(
      width: axes.contains(.horizontal) ? room.map { length($0.width, .horizontal) } : nil,
      height: axes.contains(.vertical) ? room.map { length($0.height, .vertical) } : nil, alignment: alignment
    )
    .background {
      Color.clear.relative(ContainerPart(), axes, .center)
        .onGeometryChange(for: GeometryProxy.Size.self) {
          $0.room
        } action: {
          container = $0
        }
        .accessibilityHidden(true)
    }
  }
}
