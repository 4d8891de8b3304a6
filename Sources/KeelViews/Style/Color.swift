public import KeelControls
package import KeelScene

/// A colour, usually identified by its role, so that each front end can show it in its own palette, light or dark.
public struct Color: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case role(SceneColor)
    case clear
    /// The tint of the environment.
    case accent
    /// The parts, each from 0 to 1.
    case exact(red: Double, green: Double, blue: Double)
    /// A colour of the program's own, by name.
    case named(String, bundlePath: String?)
    indirect case mix(Color, Color, part: Double)
  }

  package var base: Base
  /// The opacity from 0 to 1.
  package var opacity: Double

  package init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity.clampedToPart
  }

  /// The colour space of a colour's numbers. All of them are treated as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colour space of the web.
    case sRGB
    /// The colour space of the web, with numbers proportional to the light.
    case sRGBLinear
    /// A wider colour space, that of Apple's displays.
    case displayP3
  }

  /// Creates an exact colour from parts between 0 and 1; values outside are clamped. Prefer a role.
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      .exact(red: red.clampedToPart, green: green.clampedToPart, blue: blue.clampedToPart), opacity: opacity)
  }

  /// Creates a grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates an exact colour by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let hue = hue.clampedToPart * 6
    let (saturation, brightness) = (saturation.clampedToPart, brightness.clampedToPart)
    func part(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a colour that the program has registered under a name. An unknown name has no effect on the colour.
  public init(_ name: String) { self.init(.named(name, bundlePath: nil)) }

  /// Creates a colour from a UIKit colour.
  public init(uiColor: UIColor) { self.init(.role(uiColor.sceneColor), opacity: uiColor.alpha) }
  /// Creates a colour from a UIKit colour. `Color(.brand)` means the colour of an asset if there are both.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }

  /// Creates a colour from a style: its colour, or the first one of a gradient. A style without a colour is clear.
  @_disfavoredOverload public init<S: ShapeStyle>(_ style: S) {
    self = style as? Color ?? style.sceneColor().map { Color(.role($0)) } ?? .clear
  }

  /// Returns the colour with its opacity multiplied by a factor from 0 to 1.
  ///
  /// An opacity of 0 means no colour. Terminals mix the colour with what is behind it, as far as they have colours.
  public func opacity(_ opacity: Double) -> Color { Color(base, opacity: self.opacity * opacity.clampedToPart) }

  /// Returns a mixture of this colour (fraction 0) and another one (fraction 1).
  ///
  /// The parts are mixed linearly as sRGB; `colorSpace` is not used.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mix(self, rhs, part: fraction.clampedToPart))
  }

  /// A gradient whose stops are all this colour, so front ends show the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}

extension Double {
  /// The value limited to 0 through 1; 0 if it is not a number.
  var clampedToPart: Double { self >= 0 ? min(self, 1) : 0 }
}

extension Color {
  /// Red, as the front end's palette shows it.
  public static let red = Color(.role(.red))
  /// Orange, as the front end's palette shows it.
  public static let orange = Color(.role(.orange))
  /// Yellow, as the front end's palette shows it.
  public static let yellow = Color(.role(.yellow))
  /// Green, as the front end's palette shows it.
  public static let green = Color(.role(.green))
  /// Mint, as the front end's palette shows it.
  public static let mint = Color(.role(.mint))
  /// Teal, as the front end's palette shows it.
  public static let teal = Color(.role(.teal))
  /// Cyan, as the front end's palette shows it.
  public static let cyan = Color(.role(.cyan))
  /// Blue, as the front end's palette shows it.
  public static let blue = Color(.role(.blue))
  /// Indigo, as the front end's palette shows it.
  public static let indigo = Color(.role(.indigo))
  /// Purple, as the front end's palette shows it.
  public static let purple = Color(.role(.purple))
  /// Pink, as the front end's palette shows it.
  public static let pink = Color(.role(.pink))
  /// Brown, as the front end's palette shows it.
  public static let brown = Color(.role(.brown))
  /// Grey, as the front end's palette shows it.
  public static let gray = Color(.role(.gray))
  /// Exact white, in both light and dark.
  public static let white = Color(white: 1)
  /// Exact black, in both light and dark.
  public static let black = Color(white: 0)
  /// No colour: the content behind stays visible.
  public static let clear = Color(Base.clear)
  /// The colour of ordinary text.
  public static let primary = Color(.role(.primary))
  /// The colour of secondary text.
  public static let secondary = Color(.role(.secondaryLabel))
  /// The tint of the environment, or the front end's accent colour if none is set.
  public static let accentColor = Color(Base.accent)
}

extension ShapeStyle where Self == Color {
  /// Red, as the front end's palette shows it.
  public static var red: Color { .init(.role(.red)) }
  /// Orange, as the front end's palette shows it.
  public static var orange: Color { .init(.role(.orange)) }
  /// Yellow, as the front end's palette shows it.
  public static var yellow: Color { .init(.role(.yellow)) }
  /// Green, as the front end's palette shows it.
  public static var green: Color { .init(.role(.green)) }
  /// Mint, as the front end's palette shows it.
  public static var mint: Color { .init(.role(.mint)) }
  /// Teal, as the front end's palette shows it.
  public static var teal: Color { .init(.role(.teal)) }
  /// Cyan, as the front end's palette shows it.
  public static var cyan: Color { .init(.role(.cyan)) }
  /// Blue, as the front end's palette shows it.
  public static var blue: Color { .init(.role(.blue)) }
  /// Indigo, as the front end's palette shows it.
  public static var indigo: Color { .init(.role(.indigo)) }
  /// Purple, as the front end's palette shows it.
  public static var purple: Color { .init(.role(.purple)) }
  /// Pink, as the front end's palette shows it.
  public static var pink: Color { .init(.role(.pink)) }
  /// Brown, as the front end's palette shows it.
  public static var brown: Color { .init(.role(.brown)) }
  /// Grey, as the front end's palette shows it.
  public static var gray: Color { .init(.role(.gray)) }
  /// Exact white, in both light and dark.
  public static var white: Color { .init(white: 1) }
  /// Exact black, in both light and dark.
  public static var black: Color { .init(white: 0) }
  /// No colour: the content behind stays visible.
  public static var clear: Color { Color.clear }
}
