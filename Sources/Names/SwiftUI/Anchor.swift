public import Foundation
public import KeelViews

/// A position or an area of a view, to be resolved in another view's `GeometryReader`.
///
/// Front ends decide positions, so the view is assumed to fill the reader that resolves the anchor.
public struct Anchor<Value>: Hashable, Sendable {
  fileprivate let place: AnchorPlace
  /// The position or area that an anchor marks.
  public struct Source: Hashable, Sendable {
    fileprivate let place: AnchorPlace
  }

  /// Creates an anchor of a view that fills the reader.
  package init(_ source: Source) { place = source.place }
}

private enum AnchorPlace: Hashable, Sendable {
  case bounds
  case rectangle(x: Double, y: Double, width: Double, height: Double)
  case point(x: Double, y: Double)
  case unit(UnitPoint)
}

extension Anchor.Source where Value == CGRect {
  /// The whole area of the view.
  public static var bounds: Self { Self(place: .bounds) }
  /// Returns an area of the view, in points.
  public static func rect(_ rect: CGRect) -> Self {
    Self(
      place: .rectangle(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height)))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point of the view, in points.
  public static func point(_ point: CGPoint) -> Self { Self(place: .point(x: Double(point.x), y: Double(point.y))) }
  /// Returns a point of the view in unit coordinates: 0 to 1 of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self(place: .unit(point)) }
  /// The corner at the top where lines begin.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Self { unitPoint(.top) }
  /// The corner at the top where lines end.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the edge where lines begin.
  public static var leading: Self { unitPoint(.leading) }
  /// The center of the view.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the edge where lines end.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The corner at the bottom where lines begin.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The corner at the bottom where lines end.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Returns the area of the anchor, as if the anchored view filled this one.
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    if case .rectangle(let x, let y, let width, let height) = anchor.place {
      return CGRect(x: x, y: y, width: width, height: height)
    }
    return CGRect(origin: .zero, size: size)
  }
  /// Returns the point of the anchor, as if the anchored view filled this one.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    switch anchor.place {
    case .point(let x, let y): return CGPoint(x: x, y: y)
    case .unit(let unit): return CGPoint(x: size.width * CGFloat(unit.x), y: size.height * CGFloat(unit.y))
    case .bounds, .rectangle: return .zero
    }
  }
}

extension View {
  /// Sets a preference to a value made from an anchor of this view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(value)))
  }
  /// Changes a preference, given an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value)) }
  }
}
