/// What every page needs beside itself: one script, one stylesheet. Their parts are files of their own in the repository.
package enum Assets {
  /// One script in a scope of its own, of its parts in the order in which they build on each other.
  package static let script: [UInt8] =
    Array("(() => {\n\"use strict\";\n".utf8)
    + shortNamed(
      closeSet(
        bare(
          keyTable + PackageResources.elements_js + PackageResources.connection_js + PackageResources.lists_js
            + PackageResources.input_js + PackageResources.places_js + PackageResources.motion_js
            + PackageResources.start_js))) + Array("})();\n".utf8)

  package static let stylesheet: [UInt8] = bare(
    PackageResources.base_css + PackageResources.pages_css + PackageResources.lists_css + PackageResources.controls_css)

  /// Without what only readers of the source need: indentation, empty lines and lines that are comments. No text of ours
  /// goes over several lines, so that nothing else can be meant.
  private static func bare(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      guard !text.isEmpty, !text.starts(with: "//".utf8),
        !(text.starts(with: "/*".utf8) && text.suffix(2).elementsEqual("*/".utf8))
      else { continue }
      result += text
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  /// A script without the spaces and ends of lines that separate nothing. Quoted text stays as it is; a pattern of ours has
  /// neither quotes nor spaces in it.
  static func closeSet(_ script: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(script.count)
    var quote: UInt8?
    var isEscaped = false
    for (index, byte) in script.enumerated() {
      if let mark = quote {
        result.append(byte)
        if byte == mark, !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      let before = result.last ?? UInt8(ascii: "\n")
      let after = script.indices.contains(index + 1) ? script[index + 1] : UInt8(ascii: "\n")
      switch byte {
      case UInt8(ascii: " ") where !separates(before, after): continue
      case UInt8(ascii: "\n") where ";{,".utf8.contains(before): continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      default: break
      }
      result.append(byte)
    }
    return result
  }

  /// Whether two characters would mean something else without the space between them.
  private static func separates(_ before: UInt8, _ after: UInt8) -> Bool {
    let slash = UInt8(ascii: "/")
    return isWord(before) && isWord(after) || "+-".utf8.contains(before) && "+-".utf8.contains(after) || before == slash
      || after == slash
  }
  /// Whether a byte can be in a name.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 128...255, UInt8(ascii: "_"), UInt8(ascii: "$"): true
    default: false
    }
  }
}
