public import Foundation
import KeelControls
import KeelScene
public import KeelViews

/// The scroll position and sizes of a scroll view, as its front end reports them.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top left of the visible region.
  public var contentOffset: CGPoint
  /// The size of the whole content.
  public var contentSize: CGSize
  /// The insets between the content and the edges of the scroll view.
  public var contentInsets = EdgeInsets()
  /// The size of the visible region.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The visible part without the insets at its edges.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }

  /// Creates a scroll geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  fileprivate init(_ region: RegionGeometry) {
    self.init(
      contentOffset: CGPoint(x: region.offset.x, y: region.offset.y),
      contentSize: CGSize(width: region.contentSize.width, height: region.contentSize.height),
      contentInsets: EdgeInsets(
        top: region.insets.top, leading: region.insets.leading, bottom: region.insets.bottom,
        trailing: region.insets.trailing),
      containerSize: CGSize(width: region.containerSize.width, height: region.containerSize.height))
  }
}

extension ScrollPhaseChangeContext {
  /// The position of the region.
  public var geometry: ScrollGeometry { ScrollGeometry(region) }
}

extension ScrollPosition {
  /// Creates a position at a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    scrollTo(point: point)
  }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { scrollTo(x: Double(point.x), y: Double(point.y)) }
  /// The point that the program has scrolled to, until the user scrolls.
  public var point: CGPoint? {
    guard let distances, let x = distances.x, let y = distances.y else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The distance from the left edge that the program has scrolled to, until the user scrolls.
  public var x: CGFloat? { distances?.x.map { CGFloat($0) } }
  /// The distance from the upper edge that the program has scrolled to, until the user scrolls.
  public var y: CGFloat? { distances?.y.map { CGFloat($0) } }
}

/// The position of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this point.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Calls the closure with a value of the position of the first region within the view: when the front end first reports
  /// it, with equal values, and whenever it changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      ScrollObserver<T>(first: nil, { transform(ScrollGeometry($0)) }, action: { old, new, _ in action(old, new) }))
  }
  /// Returns the view unchanged: front ends do not report pointer movements, so the closure is never called.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}
