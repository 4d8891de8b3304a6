import Foundation

/// A text with a title.
public struct Document: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  public var title: String
  public var text: String
  /// The time of the last change.
  public var edited: Date

  public init(id: UUID = UUID(), title: String = "", text: String = "", edited: Date = Date()) {
    self.id = id
    self.title = title
    self.text = text
    self.edited = edited
  }

  /// True if the title or the text contains some words. Every document contains an empty text.
  func contains(_ words: String) -> Bool {
    words.isEmpty || title.localizedCaseInsensitiveContains(words) || text.localizedCaseInsensitiveContains(words)
  }
}
