import KeelControls

/// A frame of reference for coordinates.
///
/// `@unchecked Sendable`: the only content that is not is a name, on which only `==` and `hash(into:)` are called. A
/// name is the key of dictionaries (`GeometryProxy`), so that what these two read of it must not change anyway: calls on
/// several threads are reads of memory that nothing writes.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The frame of reference of the window.
  case global
  /// The frame of reference of the view itself.
  case local
  /// The frame of reference of the view with this name, at or around the view (`View.coordinateSpace(_:)`).
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
/// The frame of reference of the window.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the frame of reference of the window.
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
  /// The frame of reference of the window.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
