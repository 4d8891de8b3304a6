internal import Foundation

/// A destination of messages for developers.
public struct Log: Sendable {
  private let write: @Sendable (String) -> Void

  /// Creates a log that passes each message to a closure, on any thread.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes a message on one line. Control characters, which a terminal would obey, are escaped.
  public func callAsFunction(_ message: @autoclosure () -> String) {
    write(Self.escaped(message().split(whereSeparator: \.isNewline).joined(separator: " ")))
  }

  /// A log on the standard error stream. If that is closed, messages are lost.
  public static let standardError = Log { line in
    try? FileHandle.standardError.write(contentsOf: Data("people: \(line)\n".utf8))
  }

  private static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
