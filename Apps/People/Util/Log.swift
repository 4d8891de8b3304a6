internal import Foundation

/// A destination of messages for developers.
///
/// The text of an entry contains no personal data, so that it can be stored and sent to the developer. Its detail may
/// contain anything, and is only written to the console.
public struct Log: Sendable {
  /// What an entry is about.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A request failed, or its answer is not usable.
    case web
    /// A record of an answer was left out.
    case record
    /// A photo could not be loaded or stored.
    case photo
    /// The database failed.
    case database
    /// The schema of the database was changed.
    case migration
    /// A damaged or lost file or connection was replaced or opened again.
    case recovery
  }

  /// A message.
  public struct Entry: Hashable, Sendable {
    public var kind: Kind
    public var text: LogText
    public var detail: String?

    public init(_ kind: Kind, _ text: LogText, detail: String? = nil) {
      self.kind = kind
      self.text = text
      self.detail = detail
    }

    /// The kind and the text on one line. Control characters, which a terminal would obey, are escaped.
    public var line: String { Log.escaped("\(kind.rawValue): \(text.description)") }
    /// The text and the detail on one line, escaped too.
    public var detailedLine: String {
      Log.escaped([text.description, detail].compactMap { $0 }.joined(separator: " "))
    }
  }

  private let write: @Sendable (Entry) -> Void

  /// Creates a log that passes each entry to a closure, on any thread.
  public init(_ write: @escaping @Sendable (Entry) -> Void) { self.write = write }

  /// Writes an entry.
  public func callAsFunction(_ entry: Entry) { write(entry) }

  /// Writes an entry.
  public func callAsFunction(_ kind: Kind, _ text: LogText, detail: String? = nil) {
    write(Entry(kind, text, detail: detail))
  }

  /// A log on the standard error stream. If that is closed, messages are lost. Migrations, which are not failures, are
  /// left out.
  public static let standardError = Log { entry in
    guard entry.kind != .migration else { return }
    try? FileHandle.standardError.write(contentsOf: Data("people: \(entry.detailedLine)\n".utf8))
  }

  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.split(whereSeparator: \.isNewline).joined(separator: " ").unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
