public import Foundation
public import KeelControls
import KeelScene

/// A layer of colours that blend: the background of the whole view that it is added to, whatever its frame.
@MainActor @preconcurrency public final class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`, in order; `nil` for none. Other values are left out.
  public var colors: [Any]? { didSet { lookDidChange() } }
  /// The places of the colours from 0 to 1; `nil` for equal distances.
  public var locations: [NSNumber]? { didSet { lookDidChange() } }
  /// The point at which the first colour is, as parts of the width and the height; the middle of the upper edge.
  public var startPoint = CGPoint(x: 0.5, y: 0) { didSet { lookDidChange() } }
  /// The point at which the last colour is, as parts of the width and the height; the middle of the lower edge.
  public var endPoint = CGPoint(x: 0.5, y: 1) { didSet { lookDidChange() } }
  /// The form of the gradient.
  public var type = CAGradientLayerType.axial { didSet { lookDidChange() } }

  /// Creates a layer without colours.
  public required init() {
    super.init()
    paints { [weak self] in self?.gradient }
  }

  private var gradient: ScenePaint? {
    let colors = (colors ?? []).compactMap { $0 as? CGColor ?? ($0 as? UIColor)?.cgColor }.map(UIColor.init(cgColor:))
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let place = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? Double(index) / last
      return SceneGradient.Stop(color: color.sceneColor, opacity: color.alpha, location: place)
    }
    return .gradient(
      SceneGradient(kind: type.drawn, stops: stops, start: startPoint.inGradient, end: endPoint.inGradient))
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
