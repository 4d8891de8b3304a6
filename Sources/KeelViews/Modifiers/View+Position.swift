import KeelControls

// The position of a view. `Documentation/modifiers.md` lists the modifiers that return the same view.

extension View {
  /// Returns the same view: front ends choose sizes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
  /// Returns the same view: front ends choose sizes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> some View { self }
  /// Returns the same view: front ends keep views within a screen's safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Returns the same view: front ends keep views within a screen's safe area.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Adds padding at some edges. Equivalent to `padding(_:_:)`.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(edges, length)
  }
  /// Adds padding at all edges. Equivalent to `padding(_:)`.
  nonisolated public func safeAreaPadding(_ length: Double) -> some View { padding(length) }
  /// Adds padding at all edges. Equivalent to `padding(_:)`.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds padding that suits the edges of a window. Equivalent to `padding(_:)`.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Shows content above or below the view, in a stack.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeStack(base: self, bar: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
  /// Shows content beside the view, in a stack.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SideStack(base: self, bar: content(), edge: edge, alignment: alignment, spacing: spacing)
  }
  /// Shows content above or below the view, in a stack.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A view with a bar above or below it.
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
/// `@unchecked Sendable`: a name is a value that is compared and never changed, and Keel passes no name to another
/// thread. Apple's type is also `Sendable`.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
}

/// A type of frame of reference for coordinates.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// A frame of reference that a view has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The coordinate space with the view's name.
  public let coordinateSpace: CoordinateSpace
}
/// The frame of reference of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the frame of reference of the view itself.
  public init() {}
  /// The local coordinate space.
  public var coordinateSpace: CoordinateSpace { .local }
}
/// The frame of reference of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the frame of reference of the screen.
  public init() {}
  /// The global coordinate space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The frame of reference of the region that scrolls the view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  /// The frame of reference of the region that scrolls the view along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
  /// Returns the frame of reference that a view has named.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The frame of reference of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The frame of reference of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
