internal import Foundation

/// The least number of columns of a value in a message.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isLeading = false

  /// The value as it is.
  public static let none = OSLogStringAlignment()

  /// Spaces before the value.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns) }

  /// Spaces after the value.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isLeading: true)
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - text.count))
    return isLeading ? text + spaces : spaces + text
  }
}

/// How an integer is written in a message.
public struct OSLogIntegerFormatting: Sendable {
  private var radix = 10
  private var prefix = ""
  private var isUppercase = false
  private var hasSign = false
  private var digits = 1

  /// Decimal digits.
  public static let decimal = OSLogIntegerFormatting()
  /// Hexadecimal digits.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// Octal digits.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// Decimal digits, with zeros before them for a least number of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(hasSign: explicitPositiveSign, digits: minDigits)
  }

  /// Hexadecimal digits, with zeros before them for a least number of digits.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, hasSign: explicitPositiveSign,
      digits: minDigits)
  }

  /// Octal digits, with zeros before them for a least number of digits.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, prefix: includePrefix ? "0o" : "", hasSign: explicitPositiveSign, digits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, digits - text.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + text
  }
}

/// How a number is written in a message.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private var precision: Int?
  private var hasSign = false

  /// Six digits after the point.
  public static let fixed = OSLogFloatFormatting(conversion: "f")
  /// A digit before the point, six after it, and an exponent.
  public static let exponential = OSLogFloatFormatting(conversion: "e")
  /// The shorter of the other two.
  public static let hybrid = OSLogFloatFormatting(conversion: "g")
  /// Hexadecimal digits and an exponent.
  public static let hex = OSLogFloatFormatting(conversion: "a")

  /// A number of digits after the point.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision, hasSign: explicitPositiveSign)
  }

  /// A digit before the point, a number of digits after it, and an exponent.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision, hasSign: explicitPositiveSign)
  }

  /// The shorter of the other two, with a number of digits.
  public static func hybrid(precision: Int, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: precision, hasSign: explicitPositiveSign)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(hasSign ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// How a truth value is written in a message.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
