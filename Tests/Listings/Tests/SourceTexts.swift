import Foundation

/// The texts of string literals in Swift code, with `…` in place of interpolations.
///
/// Literals that are joined by `+` are one text, and line breaks are spaces.
struct SourceTexts {
  private let code: [UInt8]
  private var index = 0

  /// Returns the texts of all literals in some code.
  static func all(in code: String) -> [String] {
    var reader = SourceTexts(code: Array(code.utf8))
    return reader.texts()
  }

  /// Returns the text of the literals at the beginning of some code; `nil` if it begins with something else.
  static func first(in code: Substring) -> String? {
    var reader = SourceTexts(code: Array(code.utf8))
    reader.skipSpaces()
    return reader.isAtQuote ? reader.joined() : nil
  }

  private init(code: [UInt8]) { self.code = code }

  private mutating func texts() -> [String] {
    var texts: [String] = []
    while index < code.count {
      if isAtQuote {
        texts.append(joined())
      } else if isAt("//") {
        while index < code.count, code[index] != UInt8(ascii: "\n") { index += 1 }
      } else {
        index += 1
      }
    }
    return texts
  }

  private var isAtQuote: Bool { index < code.count && code[index] == UInt8(ascii: "\"") }

  private func isAt(_ text: String) -> Bool { code[index...].starts(with: text.utf8) }

  private mutating func skipSpaces() {
    while index < code.count, code[index] == UInt8(ascii: " ") || code[index] == UInt8(ascii: "\n") { index += 1 }
  }

  /// Reads literals with `+` between them.
  private mutating func joined() -> String {
    var text: [UInt8] = []
    while true {
      text += literal()
      let end = index
      skipSpaces()
      guard index < code.count, code[index] == UInt8(ascii: "+") else {
        index = end
        break
      }
      index += 1
      skipSpaces()
      guard isAtQuote else {
        index = end
        break
      }
    }
    return String(decoding: text, as: UTF8.self).split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  private mutating func literal() -> [UInt8] {
    let isLong = isAt("\"\"\"")
    let quote = isLong ? "\"\"\"" : "\""
    index += quote.utf8.count
    var text: [UInt8] = []
    while index < code.count, !isAt(quote) {
      let byte = code[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < code.count {
        if code[index] == UInt8(ascii: "(") {
          skipInterpolation()
          text += Array("…".utf8)
        } else {
          // An escaped line break joins two lines.
          text.append(code[index] == UInt8(ascii: "n") ? UInt8(ascii: " ") : code[index])
          index += 1
        }
      } else if byte == UInt8(ascii: "\n"), !isLong {
        return text
      } else {
        text.append(byte)
      }
    }
    index = min(index + quote.utf8.count, code.count)
    return text
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = literal()
        continue
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
  }
}
