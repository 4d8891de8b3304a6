/// The reason that a recording cannot be played, or was not played to its end.
public struct ReplayError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of problems.
  public enum Kind: Hashable, Sendable {
    /// The file, or that of the secrets, cannot be read.
    case unreadable
    /// The file is not a recording, or one of another program or of a newer version.
    case notPlayable
    /// A line is damaged.
    case damaged
    /// The recording has a secret that the file of secrets lacks.
    case secretMissing
    /// An action does not apply: it is unknown, its window or model is not open, or nothing can be dismissed.
    case notApplicable
    /// An event here could not be recorded.
    case notRecorded
    /// The program has performed the action by itself, in addition to the recorded one.
    case notEqual
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The file.
  public var file: String
  /// The number of the line, from 1, if the problem is in one.
  public var line: Int?
  /// The problem, the rule and the remedy, in three sentences.
  public var message: String
  /// The number of actions that had been performed.
  public var performedCount = 0

  init(_ kind: Kind, file: String, line: Int? = nil, _ message: String) {
    self.kind = kind
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place, the message, and how much of the recording was played.
  public var description: String {
    let place = file + (line.map { ", line \($0)" } ?? "")
    let played =
      switch performedCount {
      case 0: "No action was performed."
      case 1: "The first action was performed, no later one."
      default: "The first \(performedCount) actions were performed, no later one."
      }
    return "\(place): \(message) \(played)"
  }
}
