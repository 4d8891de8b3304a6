package import KeelScene

/// A colour, usually by its role, so that each front end can show it in its own palette, light or dark.
///
/// A class, as in UIKit, so that extensions can declare `convenience init(hex:)`. Equal colours are equal values,
/// whichever object they are. May be used on any thread.
public final class UIColor: Sendable {
  package let sceneColor: SceneColor
  /// The opacity from 0 to 1. Drawings, backgrounds and texts show it; controls show every colour fully.
  package let alpha: Double
  /// True if the colour is invisible.
  package var isClear: Bool { alpha < 0.05 }
  /// Returns the colour of a text on a ground, with its opacity. Texts need a colour, so they show `clear` fully.
  func ink(on ground: SceneColor?) -> SceneColor { sceneColor.asText(on: ground).faded(by: isClear ? 1 : alpha) }
  package convenience init(_ sceneColor: SceneColor) { self.init(sceneColor, alpha: 1) }
  package init(_ sceneColor: SceneColor, alpha: Double) {
    self.sceneColor = sceneColor
    self.alpha = alpha < 0.05 ? 0 : min(alpha, 1)
  }

  /// Creates an exact colour, each part from 0 to 1. Prefer a role.
  ///
  /// Drawings, backgrounds and texts are as opaque as `alpha`; drawings and backgrounds are invisible below 0.05.
  /// Controls show the colour fully.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(.rgb(red: byte(red), green: byte(green), blue: byte(blue)), alpha: alpha)
  }

  /// Primary text.
  public static let label = UIColor(.label)
  /// Secondary text.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// The placeholder of an empty field.
  public static let placeholderText = UIColor(.tertiaryLabel)
  /// The accent colour of controls.
  public static let tintColor = UIColor(.tint)
  /// Links.
  public static let link = UIColor(.tint)
  /// Texts and symbols of actions that remove something, in the red of `UIAction.Attributes.destructive`. UIKit has no name
  /// for it; `systemRed` is too light for texts on white.
  public static let destructive = UIColor(.destructive)
  /// Red, adapted to the front end's palette.
  public static let systemRed = UIColor(.red)
  /// Orange, adapted to the front end's palette.
  public static let systemOrange = UIColor(.orange)
  /// Yellow, adapted to the front end's palette.
  public static let systemYellow = UIColor(.yellow)
  /// Green, adapted to the front end's palette.
  public static let systemGreen = UIColor(.green)
  /// Mint, adapted to the front end's palette.
  public static let systemMint = UIColor(.mint)
  /// Teal, adapted to the front end's palette.
  public static let systemTeal = UIColor(.teal)
  /// Cyan, adapted to the front end's palette.
  public static let systemCyan = UIColor(.cyan)
  /// Blue, adapted to the front end's palette.
  public static let systemBlue = UIColor(.blue)
  /// Indigo, adapted to the front end's palette.
  public static let systemIndigo = UIColor(.indigo)
  /// Purple, adapted to the front end's palette.
  public static let systemPurple = UIColor(.purple)
  /// Pink, adapted to the front end's palette.
  public static let systemPink = UIColor(.pink)
  /// Brown, adapted to the front end's palette.
  public static let systemBrown = UIColor(.brown)
  /// Grey, adapted to the front end's palette.
  public static let systemGray = UIColor(.gray)
}

extension UIColor: Hashable {
  /// Returns true if both colours have the same role or the same parts, and the same opacity.
  public static func == (one: UIColor, other: UIColor) -> Bool {
    one === other || one.sceneColor == other.sceneColor && one.alpha == other.alpha
  }

  /// Adds the role or the parts, and the opacity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sceneColor)
    hasher.combine(alpha)
  }
}
