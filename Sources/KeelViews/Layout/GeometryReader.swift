import KeelModel

/// A view that is told how much room there is.
///
/// Front ends lay out, so what it is told is what windows of the size class usually have: 1024 by 768 points where there
/// is much room, 390 by 768 where there is little.
public struct GeometryReader<Content: View> {
  /// The view for that much room.
  public var content: (GeometryProxy) -> Content

  /// A view that is told how much room there is.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View {
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

/// How much room there is.
public struct GeometryProxy: Hashable, Sendable {
  /// A width and a height, in points.
  public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }
  /// The room, in points.
  @_disfavoredOverload public var size: Size { room }
  package let room: Size
  /// What a screen's edges take of it: nothing.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
