import Foundation

/// An entry of the list.
public struct Item: Identifiable, Hashable, Sendable {
  public let id: UUID
  public var title: String
  public var note: String
  public var isDone: Bool
  public let created: Date

  public init(id: UUID = UUID(), title: String, note: String = "", isDone: Bool = false, created: Date = Date()) {
    self.id = id
    self.title = title
    self.note = note
    self.isDone = isDone
    self.created = created
  }

  /// True if the title or the note contains the text. Every item contains an empty text.
  func contains(_ text: String) -> Bool {
    text.isEmpty || title.localizedCaseInsensitiveContains(text) || note.localizedCaseInsensitiveContains(text)
  }
}
