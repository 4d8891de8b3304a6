/// A change of the picture of a box. It has no effect on the layout: the box and everything around it keep their frames.
///
/// The effects of a box apply in order, each to the picture that the one before has made. Anchors are in unit
/// coordinates of the box, 0 to 1 from left to right and top to bottom. A front end that draws in cells shows what
/// cells can show.
public enum SceneEffect: Hashable, Sendable {
  /// A turn about the anchor by an angle in radians, clockwise.
  case rotation(angle: Double, anchor: ScenePoint)
  /// A turn in space about an axis through the anchor by an angle in radians. The viewer is `distance` points away;
  /// `nil` is infinitely far.
  case rotation3D(angle: Double, axis: SceneAxis, anchor: ScenePoint, distance: Double?)
  /// A scaling about the anchor. Negative factors mirror.
  case scale(x: Double, y: Double, anchor: ScenePoint)
  /// A transform in points, whose origin is the anchor.
  case transform(DrawingTransform, anchor: ScenePoint)
  /// A movement in points, to the trailing side and down.
  case offset(x: Double, y: Double)
  /// The opacity of the picture, from 0 to 1.
  case opacity(Double)
  /// A blur with a radius in points.
  case blur(radius: Double)
  /// A shadow behind the picture, with a radius and a distance in points.
  case shadow(SceneColor, opacity: Double, radius: Double, x: Double, y: Double)
  /// A change of the colours.
  case color(SceneColorEffect)
  /// The multiplication of the colours with another one.
  case multiply(SceneColor, opacity: Double)
  /// The way in which the picture is combined with the content behind it.
  case blend(SceneBlendMode)
  /// The content is combined into one picture before it is combined with the content behind it.
  case isolated
}

/// A direction in space; z points to the viewer.
public struct SceneAxis: Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part downwards.
  public var y: Double
  /// The part towards the viewer.
  public var z: Double
  /// Creates a direction from its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A change of each colour of a picture that does not depend on its place.
public enum SceneColorEffect: Hashable, Sendable {
  /// Adds an amount from -1 to 1 to each part.
  case brightness(Double)
  /// Moves each part away from the middle; 1 changes nothing, 0 makes gray, negative values also invert.
  case contrast(Double)
  /// Changes the distance from gray; 1 changes nothing.
  case saturation(Double)
  /// Makes gray by a part from 0 to 1.
  case grayscale(Double)
  /// Turns all hues by an angle in radians.
  case hueRotation(Double)
  /// Inverts each part.
  case invert
  /// Makes dark colours transparent, and all colours black.
  case luminanceToAlpha
}

/// The ways in which a picture is combined with the content behind it, as in the W3C's Compositing and Blending.
public enum SceneBlendMode: String, Hashable, Sendable, CaseIterable {
  /// Mixes each part of the two colours (red, green, blue) by itself, by the formula of that name.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Takes the difference of each part: `exclusion` with less contrast.
  case difference, exclusion
  /// Takes this property of the picture's colour, and the other ones of the content behind it.
  case hue, saturation, color, luminosity
  /// Adds each part.
  case plusLighter
}

extension SceneEffect {
  /// The effect with numbers that every front end can use: finite, and none larger than a window needs.
  var lawful: SceneEffect {
    switch self {
    case .rotation(let angle, let anchor): .rotation(angle: angle.lawfulCoordinate, anchor: anchor.lawful)
    case .rotation3D(let angle, let axis, let anchor, let distance):
      .rotation3D(
        angle: angle.lawfulCoordinate, axis: axis.lawful, anchor: anchor.lawful,
        distance: distance.flatMap { $0 > 0 && $0 <= .farthestCoordinate ? max($0, 1) : nil })
    case .scale(let x, let y, let anchor): .scale(x: x.lawfulFactor, y: y.lawfulFactor, anchor: anchor.lawful)
    case .transform(let transform, let anchor): .transform(transform, anchor: anchor.lawful)
    case .blend, .isolated: self
    case .offset(let x, let y): .offset(x: x.lawfulCoordinate, y: y.lawfulCoordinate)
    case .opacity(let opacity): .opacity(opacity.clampedToPart)
    case .blur(let radius): .blur(radius: radius.lawfulRadius)
    case .shadow(let color, let opacity, let radius, let x, let y):
      .shadow(
        color, opacity: opacity.clampedToPart, radius: radius.lawfulRadius, x: x.lawfulCoordinate,
        y: y.lawfulCoordinate)
    case .color(let effect): .color(effect.lawful)
    case .multiply(let color, let opacity): .multiply(color, opacity: opacity.clampedToPart)
    }
  }

  /// The number of effects of one box.
  static let maximumCount = 32
}

extension [SceneEffect] {
  /// The first effects, with numbers that every front end can use.
  var lawful: [SceneEffect] { isEmpty ? self : prefix(SceneEffect.maximumCount).map(\.lawful) }
}

extension SceneColorEffect {
  fileprivate var lawful: SceneColorEffect {
    func clamped(_ amount: Double, _ range: ClosedRange<Double>) -> Double {
      amount.isNaN ? 0 : min(max(amount, range.lowerBound), range.upperBound)
    }
    switch self {
    case .brightness(let amount): return .brightness(clamped(amount, -1...1))
    case .contrast(let amount): return .contrast(clamped(amount, -100...100))
    case .saturation(let amount): return .saturation(clamped(amount, 0...100))
    case .grayscale(let amount): return .grayscale(amount.clampedToPart)
    case .hueRotation(let angle): return .hueRotation(angle.lawfulCoordinate)
    case .invert, .luminanceToAlpha: return self
    }
  }
}

extension SceneAxis {
  /// The axis with a length of 1; an axis without a direction points to the viewer.
  fileprivate var lawful: SceneAxis {
    let (x, y, z) = (x.lawfulCoordinate, y.lawfulCoordinate, z.lawfulCoordinate)
    let length = (x * x + y * y + z * z).squareRoot()
    return length > 1e-9 ? SceneAxis(x: x / length, y: y / length, z: z / length) : SceneAxis(x: 0, y: 0, z: 1)
  }
}

extension Double {
  /// The number as the factor of a scaling.
  fileprivate var lawfulFactor: Double { isNaN ? 1 : Swift.min(Swift.max(self, -1000), 1000) }
  /// The number as the radius of a blur, in points.
  fileprivate var lawfulRadius: Double { Swift.min(lawfulLength, 200) }
}
