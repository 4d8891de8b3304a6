public import KeelRecording

/// The command-line options for recording the actions of a user, and for replaying them.
public struct ActionOptions: Hashable, Sendable {
  /// The file to write actions to, which must not exist; `nil` records nothing.
  public var record: String?
  /// The recording to play; `nil` plays nothing.
  public var replay: String?
  /// The file with the secrets of the recording.
  public var secrets: String?
  /// The speed of the replay. A headless script on a test clock takes no time in any case.
  public var pace = Replay.Pace.speed(1)
  /// Circumstances that a recording and its replay should have in common, such as the seed of a simulation. A replay
  /// reports differences.
  public var facts: [String: String] = [:]

  /// Creates options that record and play nothing.
  public init() {}

  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--record": record = try reader.value()
    case "--replay": replay = try reader.value()
    case "--secrets": secrets = try reader.value()
    case "--speed":
      let text = try reader.value()
      if text == "max" {
        pace = .atOnce
      } else {
        guard let factor = Double(text), factor > 0, factor.isFinite else {
          throw .badValue(name, text, wanted: "a number above 0, or max")
        }
        pace = .speed(factor)
      }
    default: return false
    }
    return true
  }
}
