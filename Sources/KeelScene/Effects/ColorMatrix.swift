#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// A change of a colour, as the product of a matrix with its parts from 0 to 1, and a sum.
///
/// The numbers are those of the filter functions of CSS, so that cells and pixels agree.
package struct ColorMatrix: Hashable, Sendable {
  /// The three rows for red, green and blue: factors of red, green and blue, and an amount to add.
  package var rows: [[Double]]

  init(_ rows: [[Double]]) { self.rows = rows }

  /// Creates the matrix of a change of colours. `luminanceToAlpha` has none: it changes the opacity.
  package init?(_ effect: SceneColorEffect) {
    func even(_ factor: Double, _ sum: Double) -> [[Double]] {
      [[factor, 0, 0, sum], [0, factor, 0, sum], [0, 0, factor, sum]]
    }
    switch effect {
    case .brightness(let amount): self.init(even(1, amount))
    case .contrast(let amount): self.init(even(amount, 0.5 - amount / 2))
    case .invert: self.init(even(-1, 1))
    case .saturation(let amount): self.init(Self.saturation(amount))
    case .grayscale(let amount): self.init(Self.saturation(1 - amount))
    case .hueRotation(let angle):
      let (c, s) = (cos(angle), sin(angle))
      self.init([
        [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0],
        [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0],
        [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0],
      ])
    case .luminanceToAlpha: return nil
    }
  }

  private static func saturation(_ part: Double) -> [[Double]] {
    [
      [0.213 + 0.787 * part, 0.715 - 0.715 * part, 0.072 - 0.072 * part, 0],
      [0.213 - 0.213 * part, 0.715 + 0.285 * part, 0.072 - 0.072 * part, 0],
      [0.213 - 0.213 * part, 0.715 - 0.715 * part, 0.072 + 0.928 * part, 0],
    ]
  }

  /// Returns the changed colour, with parts from 0 to 255.
  package func applied(to color: (UInt8, UInt8, UInt8)) -> (UInt8, UInt8, UInt8) {
    let (red, green, blue) = (Double(color.0) / 255, Double(color.1) / 255, Double(color.2) / 255)
    let parts = rows.map { row in
      UInt8((min(max(row[0] * red + row[1] * green + row[2] * blue + row[3], 0), 1) * 255).rounded())
    }
    return (parts[0], parts[1], parts[2])
  }
}

extension SceneBlendMode {
  /// Returns the colour of a picture over a backdrop, with parts from 0 to 1. Modes that mix all parts are left out:
  /// they return the colour of the picture.
  package func blended(_ source: Double, over backdrop: Double) -> Double {
    switch self {
    case .multiply: source * backdrop
    case .screen: source + backdrop - source * backdrop
    case .overlay: SceneBlendMode.hardLight.blended(backdrop, over: source)
    case .hardLight: source <= 0.5 ? backdrop * 2 * source : 1 - (1 - backdrop) * (2 - 2 * source)
    case .darken: min(source, backdrop)
    case .lighten: max(source, backdrop)
    case .colorDodge: backdrop == 0 ? 0 : source >= 1 ? 1 : min(1, backdrop / (1 - source))
    case .colorBurn: backdrop >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - backdrop) / source)
    case .softLight:
      source <= 0.5
        ? backdrop - (1 - 2 * source) * backdrop * (1 - backdrop)
        : backdrop + (2 * source - 1) * (softened(backdrop) - backdrop)
    case .difference: abs(source - backdrop)
    case .exclusion: source + backdrop - 2 * source * backdrop
    case .plusLighter: min(1, source + backdrop)
    case .hue, .saturation, .color, .luminosity: source
    }
  }

  private func softened(_ part: Double) -> Double {
    part <= 0.25 ? ((16 * part - 12) * part + 4) * part : part.squareRoot()
  }
}
