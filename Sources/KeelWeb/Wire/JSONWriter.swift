/// Writes messages, one after the other, into a buffer that is reused.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  /// - Parameter room: The expected number of bytes.
  init(room: Int = 0) { bytes.reserveCapacity(room) }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// True if the next item is the first in its array or object.
  private var isFirst: Bool {
    switch bytes.last {
    case nil, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ":"): true
    default: false
    }
  }

  /// Separates the next item from the one before it.
  mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
  }

  /// Appends a part of an item that is already JSON.
  mutating func appendPart(_ part: some Sequence<UInt8>) { bytes.append(contentsOf: part) }

  /// Appends items that are already JSON.
  mutating func appendItems(_ items: [UInt8]) {
    separate()
    bytes.append(contentsOf: items)
  }

  /// Appends an item that is already JSON, with letters inserted that need no escaping.
  mutating func appendItem(_ item: [UInt8], inserting letters: String, at offset: Int) {
    separate()
    bytes.reserveCapacity(bytes.count + item.count + letters.utf8.count + 1)
    bytes.append(contentsOf: item[..<offset])
    bytes.append(contentsOf: letters.utf8)
    bytes.append(contentsOf: item[offset...])
  }

  mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "["))
    body(&self)
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "{"))
    body(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func number(_ number: Int) {
    separate()
    if (0..<10).contains(number) {
      bytes.append(UInt8(ascii: "0") + UInt8(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  mutating func string(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C {
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        switch byte {
        case 0x0A: bytes.append(contentsOf: "\\n".utf8)
        case 0x22: bytes.append(contentsOf: "\\\"".utf8)
        case 0x5C: bytes.append(contentsOf: "\\\\".utf8)
        default:
          bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
          bytes.append(contentsOf: String(byte, radix: 16).utf8)
        }
      }
      bytes.append(contentsOf: utf8[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
