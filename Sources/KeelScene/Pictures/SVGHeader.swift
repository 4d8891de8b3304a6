/// The size that an SVG document says in its first element.
enum SVGHeader {
  /// The number of bytes in which the first element must end.
  private static let limit = 16_384
  /// The largest side in pixels.
  private static let largest = 16_384.0

  /// Returns the size in pixels, or `nil` if the bytes are no SVG document. A document without a size has that of its
  /// `viewBox`, otherwise 300 by 150, as in browsers.
  static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    // Most data that is no SVG is refused by its first byte.
    let first = bytes.first { !$0.isSpace && ![0xEF, 0xBB, 0xBF].contains($0) }
    guard first == UInt8(ascii: "<") else { return nil }
    let head = String(decoding: bytes.prefix(limit), as: UTF8.self)
    guard let tag = firstTag(in: head[...]) else { return nil }
    let box = number(list: attribute("viewBox", in: tag))
    let width = length(attribute("width", in: tag))
    let height = length(attribute("height", in: tag))
    let (boxWidth, boxHeight) = box.count == 4 && box[2] > 0 && box[3] > 0 ? (box[2], box[3]) : (0, 0)
    switch (width, height) {
    case (let width?, let height?): return (pixels(width), pixels(height))
    case (let width?, nil): return (pixels(width), pixels(boxWidth > 0 ? width * boxHeight / boxWidth : 150))
    case (nil, let height?): return (pixels(boxHeight > 0 ? height * boxWidth / boxHeight : 300), pixels(height))
    case (nil, nil): return boxWidth > 0 ? (pixels(boxWidth), pixels(boxHeight)) : (300, 150)
    }
  }

  private static func pixels(_ length: Double) -> Int { Int(max(1, min(length.rounded(), largest))) }

  /// Returns the text of the first element's tag, behind its name, if it is `svg`.
  private static func firstTag(in text: Substring) -> Substring? {
    var rest = text
    while true {
      guard let open = rest.firstIndex(of: "<") else { return nil }
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.ranged(after: "-->") else { return nil }
        rest = end
      } else if rest.hasPrefix("<?") {
        guard let end = rest.ranged(after: "?>") else { return nil }
        rest = end
      } else if rest.hasPrefix("<!") {
        // A document type with declarations of its own could expand without limit.
        guard let end = rest.firstIndex(of: ">"), !rest[..<end].contains("[") else { return nil }
        rest = rest[rest.index(after: end)...]
      } else {
        guard rest.hasPrefix("<svg"), let end = rest.firstIndex(of: ">") else { return nil }
        let tag = rest[rest.index(rest.startIndex, offsetBy: 4)..<end]
        return tag.first.map { $0.isWhitespace || $0 == "/" } ?? true ? tag : nil
      }
    }
  }

  /// Returns the value of an attribute.
  private static func attribute(_ name: String, in tag: Substring) -> Substring {
    var rest = tag
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split(whereSeparator: \.isWhitespace).last
      let after = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = after.first, quote == "\"" || quote == "'" else { return "" }
      let value = after.dropFirst().prefix { $0 != quote }
      if key == name[...] { return value }
      rest = after.dropFirst(value.count + 2)
    }
    return ""
  }

  private static func number(list text: Substring) -> [Double] {
    text.split { $0.isWhitespace || $0 == "," }.prefix(4).compactMap { Double($0) }.filter(\.isFinite)
  }

  /// Returns a length in pixels; `nil` for none and for parts of something else.
  private static func length(_ text: Substring) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("em", 16), ("", 1),
    ]
    for (unit, factor) in units where text.hasSuffix(unit) {
      guard let number = Double(text.dropLast(unit.count)), number.isFinite, number > 0 else { continue }
      return number * factor
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }
}

extension Substring {
  /// Returns the part after the first occurrence of a text.
  fileprivate func ranged(after text: String) -> Substring? {
    var rest = self
    while let start = rest.firstIndex(of: text[text.startIndex]) {
      rest = rest[start...]
      if rest.hasPrefix(text) { return rest.dropFirst(text.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
