/// Writes markup as HTML. It is the only place where text becomes part of a document, and it escapes the text.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes HTML without escaping, for constants of this module only.
  mutating func raw(_ html: StaticString) { html.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let stand: StaticString
        switch utf8[index] {
        case UInt8(ascii: "&"): stand = "&amp;"
        case UInt8(ascii: "<"): stand = "&lt;"
        case UInt8(ascii: ">"): stand = "&gt;"
        case UInt8(ascii: "\""): stand = "&quot;"
        case UInt8(ascii: "'"): stand = "&#39;"
        default: continue
        }
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        raw(stand)
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  mutating func append(_ other: HTMLWriter) { bytes.append(contentsOf: other.bytes) }

  mutating func attribute(_ name: String, _ value: String) {
    raw(" ")
    bytes.append(contentsOf: name.utf8)
    guard !value.isEmpty else { return }
    raw("=\"")
    escaped(value)
    raw("\"")
  }

  /// - Parameter nodes: A closure that writes the nodes of a slot.
  mutating func write(
    _ markup: Markup, isSelected: Bool = false, nodes: (inout HTMLWriter, Markup.Slot) -> Void = { _, _ in }
  ) {
    raw("<")
    bytes.append(contentsOf: markup.tag.utf8)
    for attribute in markup.attributes { self.attribute(attribute.name, attribute.value) }
    if isSelected { raw(" selected") }
    if let value = markup.value, markup.tag == "input" { attribute("value", value) }
    raw(">")
    switch markup.tag {
    case "input", "hr", "img", "meta", "link": return
    case "textarea":
      // Browsers drop the first line break after the tag.
      raw("\n")
      escaped(markup.value ?? "")
    default: break
    }
    switch markup.content {
    case .nothing: break
    case .text(let text): escaped(text)
    case .elements(let elements):
      let chosen = markup.tag == "select" ? markup.value : nil
      for element in elements {
        write(element, isSelected: chosen != nil && element["value"] == chosen, nodes: nodes)
      }
    case .nodes(let slot): nodes(&self, slot)
    }
    raw("</")
    bytes.append(contentsOf: markup.tag.utf8)
    raw(">")
  }
}
