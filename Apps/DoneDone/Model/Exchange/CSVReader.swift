internal import Foundation

/// Reads a table after RFC 4180, row by row, and knows on which line each row begins. The separator may be another one.
///
/// Rows end with CRLF, LF or CR; blank lines are skipped. Fields in quotation marks may contain all of these. The bytes
/// must be valid UTF-8, and may begin with a byte order mark.
struct CSVReader {
  /// A row.
  struct Row {
    /// The line on which the row begins, from 1.
    var line: Int
    var fields: [String]
    /// The index of the field in which quotation marks are wrong.
    var wrongField: Int?
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private let separator: UInt8

  /// - Parameter columns: The names that a header has. The separator is the one that separates most of them.
  init(_ bytes: [UInt8], columns: [String] = []) {
    let separator = Self.separator(of: bytes, columns)
    self.init(bytes, separator: separator.byte)
    // The line that only names the separator.
    if separator.isNamed { _ = next() }
  }

  private init(_ bytes: [UInt8], separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    if bytes.starts(with: ExchangeText.mark) { index = ExchangeText.mark.count }
  }

  private static func separator(of bytes: [UInt8], _ columns: [String]) -> (byte: UInt8, isNamed: Bool) {
    var plain = CSVReader(bytes, separator: comma)
    if let line = plain.next()?.fields.joined(separator: ","), line.lowercased().hasPrefix("sep="),
      line.utf8.count == 5, let byte = line.utf8.last, separators.contains(byte)
    {
      return (byte, true)
    }
    var best = (byte: comma, count: 0)
    for separator in separators {
      var reader = CSVReader(bytes, separator: separator)
      let count = reader.next()?.fields.count { columns.contains(columnName($0)) } ?? 0
      if count > best.count { best = (separator, count) }
    }
    return (best.byte, false)
  }

  /// The name of a column as names are compared.
  static func columnName(_ field: String) -> String { field.trimmingCharacters(in: .whitespaces).lowercased() }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let separators = [comma, UInt8(ascii: ";"), UInt8(ascii: "\t")]
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// The next row, or `nil` at the end.
  mutating func next() -> Row? {
    while index < bytes.count, skipLineEnd() {}
    guard index < bytes.count else { return nil }
    var row = Row(line: line, fields: [])
    row.fields.reserveCapacity(8)
    while true {
      let (text, isRight) = index < bytes.count && bytes[index] == Self.quote ? quoted() : plain()
      if !isRight, row.wrongField == nil { row.wrongField = row.fields.count }
      row.fields.append(text)
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    if index < bytes.count { _ = skipLineEnd() }
    return row
  }

  /// Skips one end of a line, if there is one here.
  private mutating func skipLineEnd() -> Bool {
    switch bytes[index] {
    case Self.carriageReturn:
      index += index + 1 < bytes.count && bytes[index + 1] == Self.lineFeed ? 2 : 1
    case Self.lineFeed: index += 1
    default: return false
    }
    line += 1
    return true
  }

  /// A field without quotation marks, up to a separator or the end of the line. Wrong if it has one nevertheless.
  private mutating func plain() -> (String, Bool) {
    let start = index
    var isRight = true
    loop: while index < bytes.count {
      switch bytes[index] {
      case separator, Self.lineFeed, Self.carriageReturn: break loop
      case Self.quote: isRight = false
      default: break
      }
      index += 1
    }
    return (String(decoding: bytes[start..<index], as: UTF8.self), isRight)
  }

  /// A field in quotation marks. Wrong if the last one is missing or something else follows it.
  private mutating func quoted() -> (String, Bool) {
    index += 1
    var start = index
    var text = ""
    while index < bytes.count {
      switch bytes[index] {
      case Self.quote:
        text += String(decoding: bytes[start..<index], as: UTF8.self)
        index += 1
        guard index < bytes.count, bytes[index] == Self.quote else {
          let (rest, _) = plain()
          return (text + rest, rest.isEmpty)
        }
        // The second of two is the beginning of the next part.
        start = index
      case Self.carriageReturn where index + 1 < bytes.count && bytes[index + 1] == Self.lineFeed: break
      case Self.lineFeed, Self.carriageReturn: line += 1
      default: break
      }
      index += 1
    }
    return (text + String(decoding: bytes[start..<index], as: UTF8.self), false)
  }
}
