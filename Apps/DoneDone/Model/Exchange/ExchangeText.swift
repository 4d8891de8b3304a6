/// The forms of values in exported files, which both formats share.
enum ExchangeText {
  /// A time as `18:30`, from minutes after midnight.
  static func time(_ minutes: Int) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }

  /// Reads `18:30`, `8:05` or `18:30:59`, whose seconds are dropped; `nil` for anything else.
  static func time(_ text: String) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count, 1...2 ~= parts[0].count, parts[1...].allSatisfy({ $0.count == 2 }) else { return nil }
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count, numbers[0] < 24, numbers[1...].allSatisfy({ $0 < 60 }) else { return nil }
    return numbers[0] * 60 + numbers[1]
  }

  /// Reads a number of minutes of ``Activity/minutesRange``.
  static func minutes(_ text: String) -> Int? {
    guard 1...4 ~= text.utf8.count, let minutes = number(text.utf8[...]), Activity.minutesRange.contains(minutes) else {
      return nil
    }
    return minutes
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = number * 10 + Int(digit & 15)
    }
    return digits.isEmpty ? nil : number
  }

  /// Checks what both formats require before they read: the size, and that all of it is UTF-8.
  static func check(_ bytes: [UInt8]) throws(ArchiveError) {
    guard bytes.count <= Archive.sizeLimit else { throw .tooLarge }
    if String(validating: bytes, as: UTF8.self) != nil { return }
    // Rare, so that it may take its time: a line feed is never a part of another character.
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw .malformed(ArchiveProblem(line: line, reason: .encoding))
  }

  /// The mark with which some programs begin files of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
