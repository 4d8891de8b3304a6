/// A text that is equal only to a text of the same bytes.
///
/// It is for keys that a system outside of Swift compares, such as statements and the names of files. `String` also
/// equals all texts that are canonically equivalent to it: "é" equals "e" with an accent after it.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (lhs: ExactText, rhs: ExactText) -> Bool { lhs.text.isExactly(rhs.text) }
  package func hash(into hasher: inout Hasher) { text.hashBytes(into: &hasher) }
}

extension String {
  /// Returns true if both texts consist of the same bytes.
  package func isExactly(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { one.baseAddress == $0.baseAddress || one.elementsEqual($0) }
    }
  }

  /// Adds the bytes of the text to a hash value.
  package func hashBytes(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(utf8.count)
  }
}

extension [String] {
  /// Returns true if both arrays have the same number of texts, each of the same bytes.
  package func isExactly(_ other: [String]) -> Bool { elementsEqual(other) { $0.isExactly($1) } }
}
