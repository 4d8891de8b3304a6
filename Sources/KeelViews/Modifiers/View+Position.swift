import KeelControls

// Where a view stands. Front ends lay out by meaning, in the order of the source; what can be said of that order is
// done, the rest is the same view. `Documentation/modifiers.md` lists them.

extension View {
  /// Front ends choose places: the same view.
  @_disfavoredOverload
  nonisolated public func offset(x: Double = 0, y: Double = 0) -> some View { self }
  /// Front ends choose places: the same view.
  @_disfavoredOverload
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View { self }
  /// Layers are shown in the order of the source: the same view.
  nonisolated public func zIndex(_ value: Double) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func fixedSize() -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View { self }
  /// Front ends line views up by the alignment of their stack: the same view.
  nonisolated public func alignmentGuide<Length>(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Length
  ) -> some View { self }
  /// Front ends line views up by the alignment of their stack: the same view.
  nonisolated public func alignmentGuide<Length>(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Length
  ) -> some View { self }

  /// Front ends keep views clear of what covers a screen's edges: the same view.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Front ends keep views clear of what covers a screen's edges: the same view.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Room at some sides of the view.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges, length)
  }
  /// Room at all sides of the view.
  nonisolated public func safeAreaPadding(_ length: Double) -> some View { padding(length) }
  /// Room at all sides of the view.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Room at some sides of the view, as the edges of a window want it.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Shows something above or below the view, which keeps the rest of the room.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeStack(base: self, bar: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
  /// Shows something beside the view, which keeps the rest of the room.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SideStack(base: self, bar: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
  /// Shows something above or below the view, which keeps the rest of the room.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Front ends have no coordinates to share: the same view.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }
  /// Front ends have no coordinates to share: the same view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}

/// A view with a bar above or below.
private struct EdgeStack<Base: View, Bar: View> {
  let base: Base
  let bar: Bar
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: Double?
}

extension EdgeStack: View {
  var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      if edge == .top { bar }
      base
      if edge == .bottom { bar }
    }
  }
}

/// A view with a bar beside it.
private struct SideStack<Base: View, Bar: View> {
  let base: Base
  let bar: Bar
  let edge: HorizontalEdge
  let alignment: VerticalAlignment
  let spacing: Double?
}

extension SideStack: View {
  var body: some View {
    HStack(alignment: alignment, spacing: spacing) {
      if edge == .leading { bar }
      base
      if edge == .trailing { bar }
    }
  }
}

/// A frame of reference for coordinates.
///
/// `@unchecked Sendable`: a name is a value that is compared and never changed, and nothing of Keel hands it to another
/// thread; Apple's type is `Sendable` too.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// A kind of frame of reference for coordinates.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// A frame of reference that a view has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public let coordinateSpace: CoordinateSpace
}
/// The frame of reference of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The frame of reference of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The region that scrolls the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  /// The region that scrolls the view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
