public import FoundationEssentials
package import KeelInteraction

/// A text, with the attributes of its parts.
///
/// The text is resolved when it is shown, in the language, time zone and font of its environment.
public struct Text: Hashable, Sendable {
  /// The content of a piece of text.
  package enum Content: Hashable, Sendable {
    case verbatim(String)
    /// One of Keel's own words, with a name inserted.
    case system(SystemWord, String?)
    case localized(LocalizedStringKey, table: String?, bundlePath: String?)
    case image(Image)
    case date(Date, DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(FormattedValue)
    case attributed(AttributedString)
  }

  /// A piece of text with its own attributes; `nil` in them means the environment's value.
  package struct Piece: Hashable, Sendable {
    package var content: Content
    package var looks: TextLooks
  }

  /// The storage of a text. Most texts are plain strings, and lists have very many of them.
  private enum Storage: Sendable {
    case plain(String)
    /// Any other content without attributes of its own.
    indirect case content(Content)
    case pieces([Piece])
  }

  private var storage: Storage

  package private(set) var pieces: [Piece] {
    get {
      switch storage {
      case .plain(let string): [Piece(content: .verbatim(string), looks: TextLooks())]
      case .content(let content): [Piece(content: content, looks: TextLooks())]
      case .pieces(let pieces): pieces
      }
    }
    set { storage = .pieces(newValue) }
  }

  /// The string, if the text is a plain string.
  package var plain: String? {
    if case .plain(let string) = storage { string } else { nil }
  }

  package init(_ content: Content) {
    if case .verbatim(let string) = content {
      storage = .plain(string)
    } else {
      storage = .content(content)
    }
  }

  /// Returns true if both texts have the same pieces with the same attributes.
  public static func == (lhs: Text, rhs: Text) -> Bool {
    if case .plain(let left) = lhs.storage, case .plain(let right) = rhs.storage { return left == right }
    return lhs.pieces == rhs.pieces
  }

  /// Hashes the pieces of the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  /// Creates a text that is shown literally.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text that is shown literally: it is neither translated nor read as Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text that is translated and may contain simple Markdown; a literal creates one too.
  ///
  /// `^[\(count) item](inflect: true)` makes the noun agree with its number, in English only. In other languages the
  /// words are unchanged: provide a translation for each number.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self.init(.localized(key, table: tableName, bundlePath: nil))
  }

  /// Creates a translated text from a bundle; files that import `SwiftUI` pass the bundle itself.
  package init(_ key: LocalizedStringKey, tableName: String?, bundlePath: String?) {
    self.init(.localized(key, table: tableName, bundlePath: bundlePath))
  }

  /// Creates a text of one of Keel's own words, in the language of the environment that it is shown in.
  package init(_ word: SystemWord, _ name: String? = nil) { self.init(.system(word, name)) }

  /// Creates a text of a picture.
  ///
  /// This initialiser and the next one are disfavoured, so that `Text("…")` and `Text(.init(string))` mean keys.
  @_disfavoredOverload
  public init(_ image: Image) { self.init(.image(image)) }

  /// Creates a text with attributes; its links and emphases are shown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Returns one text followed by the other, each with its attributes.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  /// Returns the text with attributes for all parts that do not set them: an earlier setting takes precedence.
  func looking(_ change: (inout TextLooks) -> Void) -> Text {
    var added = TextLooks()
    change(&added)
    // Without new attributes, as with `fontWeight(nil)`, the text keeps its compact storage.
    if added == TextLooks() { return self }
    var changed = pieces
    for index in changed.indices { changed[index].looks.fill(from: added) }
    var text = self
    text.pieces = changed
    return text
  }
}
