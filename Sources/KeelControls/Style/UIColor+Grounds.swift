import KeelScene

extension UIColor {
  /// Black text on a light ground, in light and dark appearance.
  public static let darkText = UIColor.black
  /// Text of 60% white on a dark ground, in light and dark appearance.
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
  /// The fill of small shapes.
  public static let systemFill = UIColor(.secondaryBackground)
  /// The fill of medium-sized shapes; the same as `systemFill`.
  public static let secondarySystemFill = UIColor(.secondaryBackground)
  /// The fill of large shapes; the same as `systemFill`.
  public static let tertiarySystemFill = UIColor(.secondaryBackground)
  /// The fill of large areas; the same as `systemFill`.
  public static let quaternarySystemFill = UIColor(.secondaryBackground)
  /// The colour of the least important text; the same as `tertiaryLabel`.
  public static let quaternaryLabel = UIColor(.tertiaryLabel)
  /// A line between rows.
  public static let separator = UIColor(.separator)
  /// An opaque line between rows; the same as `separator`.
  public static let opaqueSeparator = UIColor(.separator)
  // Front ends have one grey, so its steps use the nearest roles.
  /// The second grey; the same as `systemGray`.
  public static let systemGray2 = UIColor(.gray)
  /// The third grey; the same as `systemGray`.
  public static let systemGray3 = UIColor(.gray)
  /// The fourth grey; the same as `separator`.
  public static let systemGray4 = UIColor(.separator)
  /// The fifth grey; the same as `secondarySystemBackground`.
  public static let systemGray5 = UIColor(.secondaryBackground)
  /// The sixth grey; the same as `secondarySystemBackground`.
  public static let systemGray6 = UIColor(.secondaryBackground)
}
