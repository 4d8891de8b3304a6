public import Foundation

/// A kind of activities, as the user has named it.
public struct Category: Identifiable, Hashable, Codable, Sendable {
  public let id: UUID
  /// The name; ``nameLimit`` characters at most.
  public var name: String
  public var color: CategoryColor
  /// The name of an SF Symbol.
  public var symbol: String
  /// The place in lists of categories, from 0. Categories of an equal position are ordered by name.
  public var position: Int

  public init(
    id: UUID = UUID(), name: String, color: CategoryColor = .blue, symbol: String = Category.defaultSymbol,
    position: Int = 0
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.symbol = symbol
    self.position = position
  }

  /// The largest number of characters of a name.
  public static let nameLimit = 50
  /// The largest number of bytes of a symbol's name.
  public static let symbolLimit = 100
  public static let defaultSymbol = "tag"
  /// The symbols that are offered.
  public static let symbols = [
    "tag", "briefcase", "book", "graduationcap", "figure.walk", "bicycle", "house", "cart", "fork.knife",
    "cup.and.saucer", "bed.double", "moon", "heart", "person.2", "phone", "envelope", "pencil", "paintbrush",
    "music.note", "gamecontroller", "tv", "camera", "hammer", "wrench", "leaf", "pawprint", "car", "airplane", "star",
    "lightbulb",
  ]
}

/// The colours of categories, in the order in which they are offered.
public enum CategoryColor: String, CaseIterable, Codable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, blue, indigo, purple, pink
}
