public import KeelControls
package import KeelScene

/// A colour, mostly by its role, so that each front end can show it in its own palette, light or dark.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case role(SceneColor)
    case clear
    /// The accent of the surroundings.
    case accent
    /// From 0 to 1 each.
    case exact(red: Double, green: Double, blue: Double)
    /// A colour of the program's own, by name.
    case named(String, bundlePath: String?)
    indirect case mix(Color, Color, part: Double)
  }

  package var base: Base
  /// From 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity.clampedToPart
  }

  /// How the numbers of a colour are meant. All are taken as sRGB here.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// An exact colour, each part from 0 to 1. Prefer a role.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      .exact(red: red.clampedToPart, green: green.clampedToPart, blue: blue.clampedToPart), opacity: opacity)
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// An exact colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.clampedToPart * 6
    let (saturation, brightness) = (saturation.clampedToPart, brightness.clampedToPart)
    func part(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour that the program has registered under this name. One that it has not leaves the colour as it would be.
  public init(_ name: String) { self.init(.named(name, bundlePath: nil)) }

  public init(uiColor: UIColor) { self.init(.role(uiColor.sceneColor)) }
  public init(_ color: UIColor) { self.init(uiColor: color) }

  /// The same colour, let through by so much.
  ///
  /// Front ends draw no colour over another: text roles become lower levels, exact colours are mixed with the
  /// background, other roles stay. Nought is no colour at all.
  public func opacity(_ opacity: Double) -> Color { Color(base, opacity: self.opacity * opacity.clampedToPart) }

  /// Between this colour (0) and the other one (1).
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mix(self, rhs, part: fraction.clampedToPart))
  }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}

extension Double {
  /// From 0 to 1; 0 for what is no number.
  var clampedToPart: Double { self >= 0 ? min(self, 1) : 0 }
}

extension Color {
  public static let red = Color(.role(.red))
  public static let orange = Color(.role(.orange))
  public static let yellow = Color(.role(.yellow))
  public static let green = Color(.role(.green))
  public static let mint = Color(.role(.mint))
  public static let teal = Color(.role(.teal))
  public static let cyan = Color(.role(.cyan))
  public static let blue = Color(.role(.blue))
  public static let indigo = Color(.role(.indigo))
  public static let purple = Color(.role(.purple))
  public static let pink = Color(.role(.pink))
  public static let brown = Color(.role(.brown))
  public static let gray = Color(.role(.gray))
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  /// No colour: what is behind is seen.
  public static let clear = Color(Base.clear)
  /// Ordinary text.
  public static let primary = Color(.role(.label))
  /// Text of less weight.
  public static let secondary = Color(.role(.secondaryLabel))
  /// The accent of the surroundings.
  public static let accentColor = Color(Base.accent)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(.role(.red)) }
  public static var orange: Color { .init(.role(.orange)) }
  public static var yellow: Color { .init(.role(.yellow)) }
  public static var green: Color { .init(.role(.green)) }
  public static var mint: Color { .init(.role(.mint)) }
  public static var teal: Color { .init(.role(.teal)) }
  public static var cyan: Color { .init(.role(.cyan)) }
  public static var blue: Color { .init(.role(.blue)) }
  public static var indigo: Color { .init(.role(.indigo)) }
  public static var purple: Color { .init(.role(.purple)) }
  public static var pink: Color { .init(.role(.pink)) }
  public static var brown: Color { .init(.role(.brown)) }
  public static var gray: Color { .init(.role(.gray)) }
  public static var white: Color { .init(white: 1) }
  public static var black: Color { .init(white: 0) }
  public static var clear: Color { Color.clear }
}
