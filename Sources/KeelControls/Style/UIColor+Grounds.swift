import KeelScene

extension UIColor {
  /// Black text on a light background, in light and dark appearance.
  public static let darkText = UIColor.black
  /// Text of 60% white on a dark background, in light and dark appearance.
  public static let lightText = UIColor(red: 1, green: 1, blue: 1, alpha: 0.6)
  /// Exact black in light and dark appearance.
  public static let black = UIColor(red: 0, green: 0, blue: 0)
  /// Exact white in light and dark appearance.
  public static let white = UIColor(red: 1, green: 1, blue: 1)
  /// Exact grey of 50% white.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Exact grey of 67% white.
  public static let lightGray = UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
  /// Exact grey of 33% white.
  public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
  /// Exact red.
  public static let red = UIColor(red: 1, green: 0, blue: 0)
  /// Exact green.
  public static let green = UIColor(red: 0, green: 1, blue: 0)
  /// Exact blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1)
  /// Exact yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0)
  /// Exact orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0)
  /// Exact purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5)
  /// Exact brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)
  /// Exact cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  /// Exact magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  /// No colour. Texts and controls, which need one, show that of the background of a page.
  public static let clear = UIColor(.background, alpha: 0)
  /// The background of a page.
  public static let systemBackground = UIColor(.background)
  /// The background of content on a page.
  public static let secondarySystemBackground = UIColor(.secondaryBackground)
  /// The background of content inside `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
  /// The background of a page with grouped content.
  public static let systemGroupedBackground = UIColor(.background)
  /// The background of a group of content.
  public static let secondarySystemGroupedBackground = UIColor(.secondaryBackground)
  /// The background of content in a group.
  public static let tertiarySystemGroupedBackground = UIColor(.background)
  /// The fill of small shapes: a translucent grey.
  public static let systemFill = UIColor(.gray, alpha: 0.2)
  /// The fill of medium-sized shapes, a little lighter than `systemFill`.
  public static let secondarySystemFill = UIColor(.gray, alpha: 0.16)
  /// The fill of large shapes, a little lighter than `secondarySystemFill`.
  public static let tertiarySystemFill = UIColor(.gray, alpha: 0.12)
  /// The fill of large areas, a little lighter than `tertiarySystemFill`.
  public static let quaternarySystemFill = UIColor(.gray, alpha: 0.08)
  /// The colour of the least important text; the same as `tertiaryLabel`.
  public static let quaternaryLabel = UIColor(.tertiaryLabel)
  /// A line between rows.
  public static let separator = UIColor(.separator)
  /// An opaque line between rows; the same as `separator`.
  public static let opaqueSeparator = UIColor(.separator)
  /// The second grey, closer to the background than `systemGray`.
  public static let systemGray2 = UIColor(.systemGray2)
  /// The third grey, closer to the background than `systemGray2`.
  public static let systemGray3 = UIColor(.systemGray3)
  /// The fourth grey, closer to the background than `systemGray3`.
  public static let systemGray4 = UIColor(.systemGray4)
  /// The fifth grey, closer to the background than `systemGray4`.
  public static let systemGray5 = UIColor(.systemGray5)
  /// The sixth grey, the closest to the background.
  public static let systemGray6 = UIColor(.systemGray6)
}

extension SceneColor {
  static let systemGray2 = grey(light: (174, 174, 178), dark: (99, 99, 102))
  static let systemGray3 = grey(light: (199, 199, 204), dark: (72, 72, 74))
  static let systemGray4 = grey(light: (209, 209, 214), dark: (58, 58, 60))
  static let systemGray5 = grey(light: (229, 229, 234), dark: (44, 44, 46))
  static let systemGray6 = grey(light: (242, 242, 247), dark: (28, 28, 30))

  private typealias Parts = (red: UInt8, green: UInt8, blue: UInt8)

  private static func grey(light: Parts, dark: Parts) -> SceneColor {
    .adaptive(
      light: SceneRGB(red: light.red, green: light.green, blue: light.blue),
      dark: SceneRGB(red: dark.red, green: dark.green, blue: dark.blue))
  }
}
