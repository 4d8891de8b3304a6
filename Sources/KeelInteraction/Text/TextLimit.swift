/// The length that a text may reach by typing and pasting, in every front end.
///
/// An edit is taken as a whole, or refused with the number and without any change. A program may set longer texts, but no
/// edit may leave one.
package enum TextLimit {
  /// The maximum length of a typed or pasted text, in bytes of UTF-8.
  package static let bytes = 1 << 20

  /// Returns true if an edit may leave the text.
  package static func allows(_ text: String) -> Bool { text.utf8.count <= bytes }

  /// Returns the sentence that says why a text of so many bytes is refused, where a control takes at most `limit` of them.
  package static func refusal(ofBytes count: Int, limit: Int = bytes, in words: SystemWords) -> String {
    words[.tooLong, words.grouped((count + 999) / 1000), words.grouped(limit / 1000)]
  }
}
