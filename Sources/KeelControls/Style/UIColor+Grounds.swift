import KeelScene

extension UIColor {
  public static let black = UIColor(red: 0, green: 0, blue: 0)
  public static let white = UIColor(red: 1, green: 1, blue: 1)
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let lightGray = UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
  public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
  public static let red = UIColor(red: 1, green: 0, blue: 0)
  public static let green = UIColor(red: 0, green: 1, blue: 0)
  public static let blue = UIColor(red: 0, green: 0, blue: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1)
  /// Front ends have no colour that is not seen: the ground of a page.
  public static let clear = UIColor(.background)
  /// The ground of a page.
  public static let systemBackground = UIColor(.background)
  /// The ground of what is on a page.
  public static let secondarySystemBackground = UIColor(.secondaryBackground)
  /// The ground of what is on that.
  public static let tertiarySystemBackground = UIColor(.tertiaryBackground)
  public static let systemGroupedBackground = UIColor(.background)
  public static let secondarySystemGroupedBackground = UIColor(.secondaryBackground)
  public static let tertiarySystemGroupedBackground = UIColor(.background)
  /// What fills small things.
  public static let systemFill = UIColor(.secondaryBackground)
  public static let secondarySystemFill = UIColor(.secondaryBackground)
  public static let tertiarySystemFill = UIColor(.secondaryBackground)
  public static let quaternarySystemFill = UIColor(.secondaryBackground)
  public static let quaternaryLabel = UIColor(.tertiaryLabel)
  /// A line between rows.
  public static let separator = UIColor(.separator)
  public static let opaqueSeparator = UIColor(.separator)
  // Steps of grey towards the ground: front ends have the one.
  public static let systemGray2 = UIColor(.gray)
  public static let systemGray3 = UIColor(.gray)
  public static let systemGray4 = UIColor(.separator)
  public static let systemGray5 = UIColor(.secondaryBackground)
  public static let systemGray6 = UIColor(.secondaryBackground)
}
