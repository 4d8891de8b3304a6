public import Foundation
internal import KeelScene
public import KeelViews

extension GeometryProxy {
  /// The size of the reader, in points.
  public var size: CGSize { CGSize(width: room.width, height: room.height) }
  /// Returns the area of the view in a coordinate space, in points. An unknown name stands for the global space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
  /// Returns the area of the view in a coordinate space, in points. An unknown name stands for the global space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let area = area(in: coordinateSpace)
    return CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
  }
}

extension View {
  // Overloads with `CGFloat`, so that `sin(phase * .pi)` is unambiguous.

  /// Moves the view by a distance in points, without an effect on other views.
  nonisolated public func offset(x: CGFloat, y: CGFloat = 0) -> some View { shifted(right: Double(x), down: Double(y)) }
  /// Moves the view down by a distance in points, without an effect on other views.
  nonisolated public func offset(y: CGFloat) -> some View { shifted(right: 0, down: Double(y)) }
  /// Places the middle of the view at a point of the room that its parent offers.
  nonisolated public func position(x: CGFloat, y: CGFloat) -> some View { centered(atX: Double(x), y: Double(y)) }
  /// Scales the rendered view around a point.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaled(across: Double(scale), down: Double(scale), about: anchor)
  }
  /// Moves the view by a distance in points, without an effect on other views.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    shifted(right: Double(offset.width), down: Double(offset.height))
  }
  /// Places the middle of the view at a point of the room that its parent offers.
  nonisolated public func position(_ position: CGPoint) -> some View {
    centered(atX: Double(position.x), y: Double(position.y))
  }
  /// Scales the rendered view around a point, by a factor for each direction.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaled(across: Double(scale.width), down: Double(scale.height), about: anchor)
  }
  /// Scales the view to an aspect ratio, given as a size; a height of 0 keeps the ratio of the view.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : Double(aspectRatio.width / aspectRatio.height), contentMode: contentMode)
  }
  /// Transforms the rendered view, in points from its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect(.transform(transform.drawn, anchor: ScenePoint(x: 0, y: 0)))
  }
  /// Transforms the rendered view, in points from its top left corner.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect(.transform(transform.affine.drawn, anchor: ScenePoint(x: 0, y: 0)))
  }
  /// Gives the view a length that a closure computes from that of the nearest container: a region that scrolls, a page or
  /// a window without pages. The closure is called again when the length changes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    framed(along: axes, alignment) { Double(length(CGFloat($0), $1)) }
  }
  /// Runs a closure when the user presses the view, with the location of the press in points of a coordinate space.
  ///
  /// Presses are counted as with `onTapGesture(count:perform:)`. The location of a press by keys or assistive technology is
  /// zero.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }
  /// Returns the view unchanged: front ends do not support drag and drop.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

extension VisualEffect {
  /// Adds a movement in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(x: Double(offset.width), y: Double(offset.height)))
  }
  /// Adds a scaling about a point, with a factor for each direction.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: Double(scale.width), y: Double(scale.height), anchor: anchor)
  }
  /// Adds a transform in points from the top left corner of the view.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform(transform.drawn, anchor: ScenePoint(x: 0, y: 0)))
  }
}

/// A transform of the plane in space; only the affine part is kept.
public struct ProjectionTransform: Equatable, Sendable {
  /// The affine part of the transform.
  public var affine: CGAffineTransform
  /// Creates the identity transform.
  public init() { affine = .identity }
  /// Creates a transform from an affine one.
  public init(_ transform: CGAffineTransform) { affine = transform }
}

/// A modifier that transforms the rendered view, depending on the size of the view.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a view of a size, in points from its top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the content with the transform for its size.
  public func body(content: Content) -> some View {
    content.changed { geometry in
      let size = CGSize(width: geometry.room.width, height: geometry.room.height)
      return [.transform(effectValue(size: size).affine.drawn, anchor: ScenePoint(x: 0, y: 0))]
    }
  }
}

extension AnyTransition {
  /// Returns a transition that moves the view by an offset.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: Double(offset.width), y: Double(offset.height))
  }
}
