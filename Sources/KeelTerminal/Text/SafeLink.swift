internal import KeelScene

/// URLs as a terminal may be told them.
enum SafeLink {
  /// The URL with nothing in it that could end the sequence it stands in; `nil` where it is none that leads to the web
  /// or to a letter, or is too long for terminals.
  static func url(_ text: String) -> String? {
    OutwardURL.written(text, schemes: ["http", "https", "mailto"], limit: 2048)
  }
}
