public import Foundation
public import KeelControls
import KeelScene

/// A layer of colours that blend: the background of the whole view that it is added to, whatever its frame.
@MainActor @preconcurrency public final class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`, in order; `nil` for none.
  public var colors: [Any]? {
    get { stops }
    set { change { stops = newValue?.compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor } } }
  }
  /// The places of the colours from 0 to 1; `nil` for equal distances.
  public var locations: [NSNumber]? {
    get { places?.map { NSNumber(value: $0) } }
    set { change { places = newValue?.map(\.doubleValue) } }
  }
  /// The point at which the first colour is, as parts of the width and the height; the middle of the upper edge.
  public var startPoint: CGPoint {
    get { start }
    set { change { start = newValue } }
  }
  /// The point at which the last colour is, as parts of the width and the height; the middle of the lower edge.
  public var endPoint: CGPoint {
    get { end }
    set { change { end = newValue } }
  }
  /// The form of the gradient.
  public var type: CAGradientLayerType {
    get { kind }
    set { change { kind = newValue } }
  }

  private var stops: [CGColor]?
  private var places: [Double]?
  private var start = CGPoint(x: 0.5, y: 0)
  private var end = CGPoint(x: 0.5, y: 1)
  private var kind = CAGradientLayerType.axial

  /// Creates a layer without colours.
  public required init() {
    super.init()
    paints { [weak self] in self?.gradient }
  }

  private var gradient: ScenePaint? {
    guard let stops, !stops.isEmpty else { return nil }
    let last = Double(max(stops.count - 1, 1))
    let found = stops.enumerated().map { index, color in
      let place = places.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index) / last
      let color = UIColor(cgColor: color)
      return SceneGradient.Stop(color: color.sceneColor, opacity: color.alpha, location: place)
    }
    return .gradient(
      SceneGradient(kind: kind.drawn, stops: found, start: start.inGradient, end: end.inGradient))
  }
}

/// The forms of a gradient.
public enum CAGradientLayerType: Hashable, Sendable {
  /// Colours change along a line.
  case axial
  /// Colours change from the start point outwards.
  case radial
  /// Colours change around the start point.
  case conic

  fileprivate var drawn: SceneGradient.Kind {
    switch self {
    case .axial: .linear
    case .radial: .radial
    case .conic: .angular
    }
  }
}

extension CGPoint {
  fileprivate var inGradient: SceneGradient.Point { SceneGradient.Point(x: Double(x), y: Double(y)) }
}
