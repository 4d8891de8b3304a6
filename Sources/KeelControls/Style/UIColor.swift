package import KeelScene

/// A colour, usually by its role, so that each front end can show it in its own palette, light or dark.
public struct UIColor: Hashable, Sendable {
  package let sceneColor: SceneColor
  /// True if the colour is invisible: front ends show colours fully or not at all.
  let isTransparent: Bool
  /// True if the colour is invisible.
  package var isClear: Bool { isTransparent }
  package init(_ sceneColor: SceneColor) { self.init(sceneColor, isTransparent: false) }
  init(_ sceneColor: SceneColor, isTransparent: Bool) {
    self.sceneColor = sceneColor
    self.isTransparent = isTransparent
  }

  /// Creates an exact colour, each part from 0 to 1; an alpha below 0.05 makes it invisible. Prefer a role.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(.rgb(red: byte(red), green: byte(green), blue: byte(blue)), isTransparent: alpha < 0.05)
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
