public import Foundation
public import KeelViews

/// The scroll position and sizes of a scroll view. Front ends do not report them: no closure receives one.
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
  /// The visible part of the content; equal to `visibleRect`.
  public var bounds: CGRect { visibleRect }

  /// Creates a scroll geometry.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// The position of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

extension View {
  /// Returns the view unchanged: front ends do not report scroll positions, so the closures are never called.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }
  /// Returns the view unchanged: front ends do not report pointer movements, so the closure is never called.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
}
