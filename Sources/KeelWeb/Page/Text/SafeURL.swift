internal import KeelScene

/// URLs as a page may have them in a link.
enum SafeURL {
  /// The URL with nothing in it that a browser would read otherwise; `nil` where it is none that leads to the web, to a
  /// letter or to a telephone.
  static func url(_ text: String) -> String? {
    OutwardURL.written(text, schemes: ["http", "https", "mailto", "tel"], limit: 8192)
  }
}
