import KeelModel

/// A view whose content depends on the available space.
///
/// Front ends compute the layout, so the content receives a typical size for the size class: 1024 by 768 points, with
/// 390 in place of either in a compact size class.
public struct GeometryReader<Content: View> {
  /// The closure that creates the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content depends on the available space.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
  /// The content and behaviour of the view.
  public var body: some View { GeometryBody(content: content) }
}

private struct GeometryBody<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical
  let content: (GeometryProxy) -> Content

  init(content: @escaping (GeometryProxy) -> Content) { self.content = content }

  var body: some View {
    content(
      GeometryProxy(
        room: .init(width: horizontal == .compact ? 390 : 1024, height: vertical == .compact ? 390 : 768)))
  }
}

/// The space that is available to a view.
public struct GeometryProxy: Hashable, Sendable {
  /// A width and a height, in points.
  public struct Size: Hashable, Sendable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Creates a size from a width and a height.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
  /// The available size in points.
  @_disfavoredOverload public var size: Size { room }
  package let room: Size
  /// The insets of a screen's edges: always zero.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
