/// What a user sends to the developer: the lines of the log, which say nothing about a person.
public struct Report: Identifiable, Hashable, Codable, Sendable {
  /// All lines, the oldest first.
  public var text: String
  /// The path of the log, for users of this machine.
  public var file: String?

  public init(text: String, file: String? = nil) {
    self.text = text
    self.file = file
  }

  public var id: String { text }

  /// An entry of the log.
  public struct Line: Identifiable, Hashable, Sendable {
    /// The number of the line, from 0.
    public var id: Int
    public var text: String
  }

  /// The lines, the newest first, as they are read.
  public var newestFirst: [Line] {
    text.split(separator: "\n").enumerated().map { Line(id: $0.offset, text: String($0.element)) }.reversed()
  }
}
