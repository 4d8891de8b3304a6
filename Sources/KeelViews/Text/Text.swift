public import FoundationEssentials
package import KeelInteraction

/// Text to show, with the looks of its parts.
///
/// It is a value: what it says is worked out when it is shown, in the language, time zone and font of its place.
public struct Text: Hashable, Sendable {
  /// What a piece of text says.
  package enum Content: Hashable, Sendable {
    case verbatim(String)
    /// What Keel says by itself, with a name in it.
    case system(SystemWord, String?)
    case localized(LocalizedStringKey, table: String?, bundlePath: String?)
    case image(Image)
    case date(Date, DateStyle)
    case dates(ClosedRange<Date>)
    case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(FormattedValue)
    case attributed(AttributedString)
  }

  /// A piece of text with looks of its own; `nil` in them is what the surroundings say.
  package struct Piece: Hashable, Sendable {
    package var content: Content
    package var looks: TextLooks
  }

  /// Most texts are a string and nothing else, and lists make very many of those.
  private enum Storage: Sendable {
    case plain(String)
    /// Anything else without looks of its own.
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

  /// The string, where that is all that the text says.
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

  public static func == (lhs: Text, rhs: Text) -> Bool {
    if case .plain(let left) = lhs.storage, case .plain(let right) = rhs.storage { return left == right }
    return lhs.pieces == rhs.pieces
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  /// The text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// The text as it is: nothing in it is translated or has a meaning of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// The translation of a key, with simple Markdown: what a literal makes.
  ///
  /// `^[\(count) item](inflect: true)` lets the noun agree with its number in English alone: in other languages the words
  /// stay as they are, and a translation for each number is the way.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
    self.init(.localized(key, table: tableName, bundlePath: nil))
  }

  /// The same, with the translations of a bundle; files that import `SwiftUI` name the bundle itself.
  package init(_ key: LocalizedStringKey, tableName: String?, bundlePath: String?) {
    self.init(.localized(key, table: tableName, bundlePath: bundlePath))
  }

  /// What Keel says by itself, in the language of the place where it is shown.
  package init(_ word: SystemWord, _ name: String? = nil) { self.init(.system(word, name)) }

  /// A picture as a part of text.
  ///
  /// Less favoured than a key, as is the next one: `Text("…")` and `Text(.init(string))` mean keys.
  @_disfavoredOverload
  public init(_ image: Image) { self.init(.image(image)) }

  /// Text with attributes; its links and emphases are shown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// One text behind the other, each with its looks.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  /// The same text with these looks wherever a part of it has not got its own: what is said first holds.
  func looking(_ change: (inout TextLooks) -> Void) -> Text {
    var added = TextLooks()
    change(&added)
    // `fontWeight(nil)` and its like: a text that says nothing new stays as small as it is.
    if added == TextLooks() { return self }
    var changed = pieces
    for index in changed.indices { changed[index].looks.fill(from: added) }
    var text = self
    text.pieces = changed
    return text
  }
}
