package import KeelScene

/// A colour, mostly by its role, so that each front end can show it in its own palette, light or dark.
public struct UIColor: Hashable, Sendable {
  package let sceneColor: SceneColor
  /// Whether nothing of it is seen: front ends have colours that are seen whole, or not at all.
  let isTransparent: Bool
  package init(_ sceneColor: SceneColor) { self.init(sceneColor, isTransparent: false) }
  private init(_ sceneColor: SceneColor, isTransparent: Bool) {
    self.sceneColor = sceneColor
    self.isTransparent = isTransparent
  }

  /// An exact colour, each part from 0 to 1. Prefer a role.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(.rgb(red: byte(red), green: byte(green), blue: byte(blue)), isTransparent: alpha < 0.05)
  }

  /// Ordinary text.
  public static let label = UIColor(.label)
  /// Text of less weight.
  public static let secondaryLabel = UIColor(.secondaryLabel)
  /// Text of least weight.
  public static let tertiaryLabel = UIColor(.tertiaryLabel)
  /// What stands in an empty field.
  public static let placeholderText = UIColor(.tertiaryLabel)
  /// What can be used.
  public static let tintColor = UIColor(.tint)
  /// What leads elsewhere.
  public static let link = UIColor(.tint)
  public static let systemRed = UIColor(.red)
  public static let systemOrange = UIColor(.orange)
  public static let systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green)
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan)
  public static let systemBlue = UIColor(.blue)
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple)
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray)
}
