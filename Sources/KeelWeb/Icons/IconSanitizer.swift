/// Reads an SVG document of an icon, and keeps known shapes with known attributes only.
///
/// Model: a scanner of tags, not a parser of XML. A document that has more than tags, comments and a declaration
/// (entities, a document type, sections of data) is refused, as is one that is not well-formed. Elements that are not
/// shapes are skipped with everything in them. A shape that refers to something (a gradient, a mask, a filter) is
/// skipped too, because it would look different without it.
struct IconSanitizer {
  static let byteLimit = 64 << 10
  private static let depthLimit = 16
  private static let partLimit = 400

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var partCount = 0

  private init(_ bytes: ArraySlice<UInt8>) {
    (self.bytes, index) = (bytes, bytes.startIndex)
  }

  /// Returns the icon of a document, or `nil` if there is nothing to show or the document is not acceptable.
  static func icon(of bytes: [UInt8]) -> ThemeIcon? {
    guard bytes.count <= byteLimit, !bytes.contains(UInt8(ascii: "&")) else { return nil }
    var sanitizer = IconSanitizer(bytes[...])
    guard let root = sanitizer.tag(), root.name == "svg", root.kind == .start,
      let area = area(of: root), let parts = sanitizer.parts(of: "svg", depth: 0), !parts.isEmpty
    else { return nil }
    return ThemeIcon(area: area, parts: parts)
  }

  private static func area(of root: Tag) -> [Double]? {
    let box = root.values["viewBox"]?.split { $0 == " " || $0 == "," }.map { IconValue.number($0) }
    let sides = [
      0, 0, root.values["width"].flatMap { IconValue.number($0[...]) },
      root.values["height"].flatMap { IconValue.number($0[...]) },
    ]
    let numbers = (box ?? sides).compactMap(\.self)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return numbers
  }

  /// Returns the shapes up to the end of an element; `nil` if the document is damaged.
  private mutating func parts(of name: String, depth: Int) -> [ThemeIcon.Part]? {
    guard depth < Self.depthLimit else { return nil }
    var parts: [ThemeIcon.Part] = []
    while let tag = tag() {
      if tag.kind == .end { return tag.name == name ? parts : nil }
      var inner: [ThemeIcon.Part] = []
      if tag.kind == .start {
        guard let found = self.parts(of: tag.name, depth: depth + 1) else { return nil }
        inner = found
      }
      guard var part = IconValue.part(tag.name, tag.values) else { continue }
      partCount += 1
      guard partCount <= Self.partLimit else { return nil }
      part.parts = part.name == "g" ? inner : []
      if part.name != "g" || !inner.isEmpty { parts.append(part) }
    }
    return nil
  }

  // MARK: Tags

  private struct Tag {
    enum Kind { case start, end, empty }
    var kind: Kind
    var name: String
    var values: [String: String] = [:]
  }

  /// Returns the next tag, after text, comments and a declaration; `nil` at the end and for everything else.
  private mutating func tag() -> Tag? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      if skip("?") {
        guard skip(past: "?>") else { return nil }
      } else if skip("!--") {
        guard skip(past: "-->") else { return nil }
      } else if skip("/") {
        let name = name()
        skipBlanks()
        return !name.isEmpty && skip(">") ? Tag(kind: .end, name: name) : nil
      } else {
        return startTag()
      }
    }
    return nil
  }

  private mutating func startTag() -> Tag? {
    var tag = Tag(kind: .start, name: name())
    guard !tag.name.isEmpty else { return nil }
    while true {
      skipBlanks()
      if skip("/>") {
        tag.kind = .empty
        return tag
      }
      if skip(">") { return tag }
      let name = name()
      skipBlanks()
      guard !name.isEmpty, skip("=") else { return nil }
      skipBlanks()
      guard index < bytes.endIndex, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index]),
        let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
      else { return nil }
      let value = bytes[(index + 1)..<end]
      guard !value.contains(UInt8(ascii: "<")), tag.values[name] == nil else { return nil }
      tag.values[name] = String(decoding: value, as: UTF8.self)
      index = end + 1
    }
  }

  private mutating func name() -> String {
    let end =
      bytes[index...].firstIndex {
        switch $0 {
        case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): false
        default: true
        }
      } ?? bytes.endIndex
    defer { index = end }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    index += text.utf8.count
    return true
  }

  private mutating func skip(past text: String) -> Bool {
    while index < bytes.endIndex {
      if skip(text) { return true }
      index += 1
    }
    return false
  }
}
