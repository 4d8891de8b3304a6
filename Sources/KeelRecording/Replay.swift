import FoundationEssentials
public import KeelModel

/// A recorded session, which can be played on other instances of its models.
///
///     @Test func aRecordedSessionStillWorks() async throws {
///       let clock = TestClock()
///       let model = WiFiSettingsModel(radio: SimulatedRadio(seed: 1, clock: clock), clock: clock)
///       try await Replay("joining.keel", secrets: "secrets").run(on: model, clock: clock)
///       #expect(model.currentNetwork?.name == "Harbour")
///     }
public struct Replay: Sendable {
  /// The speed of a replay on a clock that passes by itself.
  public enum Pace: Hashable, Sendable {
    /// The recorded times, divided by this factor, which is positive.
    case speed(Double)
    /// Each action as soon as its model is there.
    case atOnce
  }

  /// The file.
  public let file: String
  /// The name of the program that recorded it.
  public let app: String
  /// The circumstances that the program has recorded.
  public let facts: [String: String]
  /// The number of the line that is cut off, because the program was killed or the disk was full; `nil` if the last
  /// line is complete. It is not played.
  public let cutOffLine: Int?
  /// The number of actions.
  public var actionCount: Int { lines.count(where: \.isAction) }

  let lines: [ReadLine]
  let secrets: [String: String]

  /// Reads a recording, and checks all of it before anything is played.
  ///
  /// - Parameters:
  ///   - path: The path of the recording.
  ///   - secretsPath: The path of a file with a line `NAME=VALUE` for each secret of the recording.
  public init(_ path: String, secrets secretsPath: String? = nil) throws(ReplayError) {
    let secrets = if let secretsPath { try SecretsFile.read(secretsPath) } else { [String: String]() }
    try self.init(bytes: try SmallFile.read(path), file: path, secrets: secrets)
  }

  init(bytes: [UInt8], file: String, secrets: [String: String]) throws(ReplayError) {
    var parts = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = parts.popLast() ?? []
    let decoder = JSONDecoder()
    guard let first = parts.first, let header = try? decoder.decode(RecordingHeader.self, from: Data(first)),
      header.keel == RecordingHeader.format
    else {
      throw Self.foreign(file, Array((parts.first ?? last).prefix(400)), decoder)
    }
    guard header.version == RecordingHeader.version else {
      throw Self.newer(file, header.version)
    }
    var lines: [ReadLine] = []
    var cutOffLine: Int?
    for (index, part) in (parts + [last]).enumerated().dropFirst() {
      let isLast = index == parts.count
      if isLast, part.isEmpty { break }
      do {
        var line = try decoder.decode(ReadLine.self, from: Data(part))
        line.number = index + 1
        line.text = Array(part)
        lines.append(line)
      } catch {
        guard isLast else { throw Self.damaged(file, line: index + 1, error) }
        cutOffLine = index + 1
      }
    }
    for line in lines {
      if let missing = line.secrets.first(where: { secrets[$0] == nil }) {
        throw Self.secretMissing(file, line: line.number, missing)
      }
    }
    self.file = file
    app = header.app
    facts = header.with ?? [:]
    self.cutOffLine = cutOffLine
    self.lines = lines
    self.secrets = secrets
  }

  /// Plays the recording on the model of its first window, and returns when it has been played.
  ///
  /// With a `TestClock`, the clock is advanced to the time of each action, and to the end of the session. With another
  /// clock, times pass at the given pace, and an action waits up to ten seconds for the page that was open.
  ///
  /// - Throws: An error that names the line of an action that does not apply.
  @MainActor public func run(
    on model: some ActionModel, clock: any Clock<Duration> = SuspendingClock(), pace: Pace = .speed(1)
  ) async throws(ReplayError) {
    let player = ReplayPlayer(self, clock: clock, pace: pace)
    player.add(window: model)
    try await player.run()
  }
}

extension Replay {
  private struct VersionOnly: Decodable {
    var keel: String
    var version: Int
  }

  private static func foreign(_ file: String, _ line: [UInt8], _ decoder: JSONDecoder) -> ReplayError {
    if let header = try? decoder.decode(VersionOnly.self, from: Data(line)), header.keel == RecordingHeader.format,
      header.version != RecordingHeader.version
    {
      return newer(file, header.version)
    }
    return ReplayError(
      .notPlayable, file: file, line: 1,
      "This is not a recording. A recording begins with a line that says so. Choose a file that --record has written.")
  }

  private static func newer(_ file: String, _ version: Int) -> ReplayError {
    ReplayError(
      .notPlayable, file: file, line: 1,
      "The recording has version \(version). This program plays version \(RecordingHeader.version). Use the program "
        + "that recorded it, or record it again.")
  }

  private static func damaged(_ file: String, line: Int, _ error: any Error) -> ReplayError {
    var reason = "it is not JSON"
    if case DecodingError.keyNotFound(let key, _) = error { reason = "it has no “\(key.stringValue)”" }
    if case DecodingError.typeMismatch(_, let context) = error {
      reason = "“\(context.codingPath.last?.stringValue ?? "?")” has another kind of value"
    }
    return ReplayError(
      .damaged, file: file, line: line,
      "The line is damaged: \(reason). Every line of a recording is complete. Restore the file, or remove this line "
        + "and all that follow.")
  }

  private static func secretMissing(_ file: String, line: Int, _ name: String) -> ReplayError {
    ReplayError(
      .secretMissing, file: file, line: line,
      "The secret “\(name)” is missing. Secrets are not recorded. Write \(name)=VALUE to a file, and name it with "
        + "--secrets.")
  }
}
