public import Foundation
public import KeelViews

/// A place in a view, to be asked for in another view's `GeometryReader`.
///
/// Front ends choose places: a view is taken to fill the reader that asks.
public struct Anchor<Value>: Hashable, Sendable {
  fileprivate let place: AnchorPlace
  /// Which place is meant.
  public struct Source: Hashable, Sendable {
    fileprivate let place: AnchorPlace
  }
}

private enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rectangle(x: Double, y: Double, width: Double, height: Double)
  case point(x: Double, y: Double)
  case unit(UnitPoint)
}

extension Anchor.Source where Value == CGRect {
  /// All of the view.
  public static var bounds: Self { Self(place: .bounds) }
  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Self {
    Self(
      place: .rectangle(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height)))
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Self { Self(place: .point(x: Double(point.x), y: Double(point.y))) }
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(place: .unit(point)) }
  public static var topLeading: Self { unitPoint(.topLeading) }
  public static var top: Self { unitPoint(.top) }
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  public static var leading: Self { unitPoint(.leading) }
  public static var center: Self { unitPoint(.center) }
  public static var trailing: Self { unitPoint(.trailing) }
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  public static var bottom: Self { unitPoint(.bottom) }
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Where the place is in this view.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    if case .rectangle(let x, let y, let width, let height) = anchor.place {
      return CGRect(x: x, y: y, width: width, height: height)
    }
    return CGRect(origin: .zero, size: size)
  }
  /// Where the place is in this view.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    switch anchor.place {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .unit(let unit): return CGPoint(x: size.width * CGFloat(unit.x), y: size.height * CGFloat(unit.y))
    case .bounds, .rectangle: return .zero
    }
  }
}

extension View {
  /// Says where a place of the view is to those around it.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(place: value.place)))
  }
  /// Changes what the view says to those around it, given where a place of it is.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(place: value.place)) }
  }
}
