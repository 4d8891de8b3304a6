public import Foundation
public import KeelViews

extension GeometryProxy {
  /// How much room there is.
  public var size: CGSize { CGSize(width: room.width, height: room.height) }
  /// Where the view is: front ends choose places, so at the beginning.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { CGRect(origin: .zero, size: size) }
  /// Where the view is: front ends choose places, so at the beginning.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

// Front ends choose places and sizes, and draw views as they are: all of these are the same view.
extension View {
  // With `CGFloat`s of their own, so that `sin(phase * .pi)` has one meaning.

  /// Front ends choose places: the same view.
  nonisolated public func offset(x: CGFloat, y: CGFloat = 0) -> some View { self }
  /// Front ends choose places: the same view.
  nonisolated public func offset(y: CGFloat) -> some View { self }
  /// Front ends choose places: the same view.
  nonisolated public func position(x: CGFloat, y: CGFloat) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Front ends choose places: the same view.
  nonisolated public func offset(_ offset: CGSize) -> some View { self }
  /// Front ends choose places: the same view.
  nonisolated public func position(_ position: CGPoint) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Front ends choose sizes: the same view, as by its mode.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : Double(aspectRatio.width / aspectRatio.height), contentMode: contentMode)
  }
  /// Front ends draw views as they are: the same view.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Front ends draw views as they are: the same view.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  /// Front ends choose sizes: the same view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { self }
  /// Runs the closure when a person presses the view. Where is not known.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }
  /// Runs the closure with what it makes of how much room there is, once the view is there.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    background(GeometryReader { proxy in GeometryListener(value: transform(proxy), action: action) })
  }
  /// Front ends do not carry things: the same view.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

/// Hands on what it is told.
private struct GeometryListener<T: Equatable> {
  let value: T
  let action: (T) -> Void
}

extension GeometryListener: View {
  var body: some View {
    EmptyView().onChange(of: value, initial: true) { _, new in action(new) }
  }
}

extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
}

/// A way to move the plane in space.
public struct ProjectionTransform: Equatable, Sendable {
  public var affine: CGAffineTransform
  public init() { affine = .identity }
  public init(_ transform: CGAffineTransform) { affine = transform }
}

/// A modifier that moves a picture of its view. Front ends draw views as they are: the view by itself.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content }
}

extension AnyTransition {
  public static func offset(_ offset: CGSize) -> AnyTransition {
    .offset(x: Double(offset.width), y: Double(offset.height))
  }
}
