internal import Foundation

/// The formats of `os_log`: those of C, with the privacy of a value in braces, such as `%{public}@` or `%{private}d`.
///
/// Each value is written by its own type, so that a format that does not fit its values cannot read other memory.
///
/// `FormatSpecifier` in KeelModel reads the formats of translations instead: with positions, for a locale, and without
/// `*`, `%m` and privacy.
enum LogFormat {
  /// A conversion: `%`, the flags, the width, the precision, the length and the letter.
  private struct Conversion {
    var annotation = ""
    var layout = ""
    var letter: Character
  }

  static func parts(of format: String, _ arguments: [any CVarArg]) -> [OSLogMessage.Part] {
    var parts: [OSLogMessage.Part] = []
    var rest = format[...]
    var arguments = arguments[...]
    // The number of the last error, before anything else changes it.
    let error = errno
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.literal(String(rest[..<percent])))
      let start = rest[percent...]
      rest = start.dropFirst()
      guard let conversion = conversion(&rest, &arguments) else {
        // Not a conversion: the rest is text.
        parts.append(.literal(String(start)))
        return parts
      }
      switch conversion.letter {
      case "%": parts.append(.literal("%"))
      case "m": parts.append(.literal(String(cString: strerror(error))))
      default:
        guard let argument = arguments.popFirst() else {
          parts.append(.literal(String(start[..<rest.startIndex])))
          continue
        }
        parts.append(
          .value(
            { text(argument, conversion) }, isText: "@sS".contains(conversion.letter),
            privacy(of: conversion.annotation)))
      }
    }
    parts.append(.literal(String(rest)))
    return parts
  }

  /// Removes a conversion, whose `%` has been removed, from the beginning of a format. A `*` takes a value.
  private static func conversion(
    _ rest: inout Substring, _ arguments: inout ArraySlice<any CVarArg>
  ) -> Conversion? {
    var conversion = Conversion(letter: "%")
    if rest.first == "{" {
      guard let end = rest.firstIndex(of: "}") else { return nil }
      conversion.annotation = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
    }
    while let character = rest.popFirst() {
      switch character {
      case "0"..."9", "-", "+", " ", "#", ".": conversion.layout.append(character)
      case "*": conversion.layout += (arguments.popFirst() as? Int).map { String($0) } ?? ""
      case "h", "l", "q", "j", "z", "t", "L": continue
      case _ where character.isASCII && character.isLetter || character == "@" || character == "%":
        conversion.letter = character
        return conversion
      default: return nil
      }
    }
    return nil
  }

  private static func privacy(of annotation: String) -> OSLogPrivacy {
    let words = annotation.split(whereSeparator: { $0 == "," || $0 == " " })
    if words.contains("public") { return .public }
    if words.contains("sensitive") { return .sensitive }
    return words.contains("private") ? .private : .auto
  }

  private static func text(_ argument: any CVarArg, _ conversion: Conversion) -> String {
    let layout = conversion.layout
    let letter = conversion.letter
    switch argument {
    case let number as any FixedWidthInteger where "diD".contains(letter):
      return String(format: "%\(layout)lld", Int64(truncatingIfNeeded: number))
    case let number as any FixedWidthInteger where "uU".contains(letter):
      return String(format: "%\(layout)llu", bits(number))
    case let number as any FixedWidthInteger where "xXo".contains(letter):
      return String(format: "%\(layout)ll\(letter)", bits(number))
    case let number as any FixedWidthInteger where letter == "c":
      return Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) } ?? ""
    case let number as Double where "aAeEfFgG".contains(letter):
      return String(format: "%\(layout)\(letter)", number)
    case let number as Float where "aAeEfFgG".contains(letter):
      return String(format: "%\(layout)\(letter)", Double(number))
    case let text as UnsafePointer<CChar> where letter == "s": return String(cString: text)
    case let text as UnsafeMutablePointer<CChar> where letter == "s": return String(cString: text)
    default: return "\(argument)"
    }
  }

  /// The bits of a number in the width of its type, as C shows a negative number without a sign.
  private static func bits<T: FixedWidthInteger>(_ number: T) -> UInt64 {
    UInt64(truncatingIfNeeded: T.Magnitude(truncatingIfNeeded: number))
  }
}
