import FoundationEssentials
public import KeelModel
public import Observation

/// Plays a recording on the windows of a program. Windows may be added while it runs.
@MainActor @Observable public final class ReplayPlayer {
  struct Window { weak var root: (any ActionModel)? }

  /// The time that an action waits for its model on a clock that passes by itself.
  public static let patience: Duration = .seconds(10)

  @ObservationIgnored private let replay: Replay
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let pace: Replay.Pace
  @ObservationIgnored private let awaitsWindows: Bool
  @ObservationIgnored let decoder = JSONDecoder()
  @ObservationIgnored var performedCount = 0
  private(set) var windows: [Window] = []

  /// The calls that the program has made by itself, and that count for no line yet.
  var ownCalls: [OwnCall] = []
  /// The lines whose actions this object has performed.
  @ObservationIgnored private(set) var performed: [ReadLine] = []
  /// The names of actions that the program did not perform by itself when it had time for that.
  @ObservationIgnored var unawaited: Set<String> = []
  /// True while this object performs the actions of an event, and while it sends one of them.
  @ObservationIgnored private(set) var isPerforming = false
  @ObservationIgnored private(set) var isSending = false

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - replay: The recording.
  ///   - clock: The clock of the models.
  ///   - pace: The speed; without meaning for a test clock.
  ///   - awaitsWindows: True if windows may still be opened, as browser tabs are: the player waits for them.
  public init(_ replay: Replay, clock: any Clock<Duration>, pace: Replay.Pace, awaitsWindows: Bool = false) {
    self.replay = replay
    self.clock = clock
    self.pace = pace
    self.awaitsWindows = awaitsWindows
    decoder.userInfo[SecretNames.key] = SecretNames(replay.secrets)
  }

  /// Adds the model of the next window. The first one is window 1 of the recording.
  public func add(window root: some ActionModel) { windows.append(Window(root: root)) }

  /// Plays the recording to its end, or throws an error that names the line that does not apply.
  public func run() async throws(ReplayError) {
    let calls = ActionFeed.receive { [weak self] in self?.receive($0) }
    defer { calls.cancel() }
    var time: ReplayTime?
    var rest = replay.lines[...]
    while let line = rest.first {
      if let time { await time.reach(line.time) }
      try checkOwnCalls(before: rest)
      if case .window(let root) = line.content {
        try await expect(root, line)
        if time == nil { time = ReplayTime(clock, pace: pace, start: line.time) }
        rest = rest.dropFirst()
        continue
      }
      let end = rest.dropFirst().firstIndex { !$0.isSameEvent } ?? rest.endIndex
      if await !isPerformedByProgram(line) { try await perform(Array(rest[..<end])) }
      rest = rest[end...]
    }
    // The effects of the last action belong to the replay.
    await time?.settle()
    await awaitLateCalls()
    try checkOwnCalls(before: rest)
  }

  // MARK: - Windows

  private func root(_ window: Int) -> (any ActionModel)? {
    windows.indices.contains(window - 1) ? windows[window - 1].root : nil
  }

  /// Waits for a window, and checks its model.
  private func expect(_ root: String, _ line: ReadLine) async throws(ReplayError) {
    if awaitsWindows { _ = await isTrue({ self.root(line.window) != nil }, within: nil) }
    guard let model = self.root(line.window) else { throw windowMissing(line) }
    let found = typeName(of: model)
    guard found == root else {
      throw error(
        .notPlayable, line,
        "The recording begins with \(root), and this window has \(found). A recording is played on the model that it "
          + "was made with. Choose another recording.")
    }
  }

  // MARK: - Actions

  /// Performs the actions of one event together, as when they were recorded.
  private func perform(_ lines: [ReadLine]) async throws(ReplayError) {
    if let first = lines.first, !(clock is TestClock) {
      // Responses, such as those of a service, may arrive later than in the recording.
      _ = await isTrue({ self.isReady(for: first) }, within: Self.patience)
    }
    isPerforming = true
    defer { isPerforming = false }
    let failure: ReplayError? = Turn.shared.performing {
      for line in lines {
        do throws(ReplayError) { try perform(line) } catch { return error }
      }
      return nil
    }
    if let failure { throw failure }
    performed += lines
  }

  /// Returns true if the recorded page is open and the action applies to its model.
  private func isReady(for line: ReadLine) -> Bool {
    guard case .action(_, let place, let open, _, _) = line.content else { return true }
    guard let root = root(line.window), let model = ActionPlace.model(at: place, from: root) else { return false }
    return isApplicable(line, to: model) && ActionPlace.innermost(from: root) == open
  }

  private func isApplicable<Model: ActionModel>(_ line: ReadLine, to model: Model) -> Bool {
    let read = try? decoder.decode(ActionLine<Model.Action>.self, from: Data(line.text))
    return read.map { model.isApplicable($0.action) } ?? true
  }

  private func perform(_ line: ReadLine) throws(ReplayError) {
    switch line.content {
    case .window, .end: return
    case .lost(let description):
      throw error(
        .notRecorded, line,
        "Something is missing here. \(description). Declare it as an action, and record the session again.")
    case .action(let name, let place, _, _, _):
      guard let root = root(line.window) else { throw windowMissing(line) }
      guard let model = ActionPlace.model(at: place, from: root) else {
        let open = ActionPlace.innermost(from: root)
        throw error(
          .notApplicable, line,
          "“\(name)” does not apply: nothing is open at \(shown(place)). The window is at \(shown(open)). Check what "
            + "has changed since the recording.")
      }
      try send(line, name, to: model)
    }
  }

  private func send<Model: ActionModel>(_ line: ReadLine, _ name: String, to model: Model) throws(ReplayError) {
    let action: Model.Action
    do {
      action = try decoder.decode(ActionLine<Model.Action>.self, from: Data(line.text)).action
    } catch let missing as SecretNames.Missing {
      throw error(
        .secretMissing, line,
        "The secret “\(missing.name)” is missing. Secrets are not recorded. Write \(missing.name)=VALUE to the file of "
          + "secrets.")
    } catch {
      throw self.error(
        .notApplicable, line,
        "\(typeName(of: model)) has no such action as “\(name)” with these values. Actions are the cases of its "
          + "`Action`. Check what has changed since the recording.")
    }
    guard model.isApplicable(action) else {
      let reason =
        model.isForChild(action)
        ? "it is for a model inside, which is not open or has nothing to dismiss. Such an action needs that model."
        : "there is nothing to dismiss. A dismissal needs what is dismissed."
      throw error(
        .notApplicable, line, "“\(name)” does not apply: \(reason) Check what has changed since the recording.")
    }
    isSending = true
    model.send(action)
    isSending = false
    performedCount += 1
  }

  private func windowMissing(_ line: ReadLine) -> ReplayError {
    error(
      .notApplicable, line,
      "Window \(line.window) is not open. Actions are played in the window with the same number. Open as many windows "
        + "as the recording has.")
  }

  func error(_ kind: ReplayError.Kind, _ line: ReadLine, _ message: String) -> ReplayError {
    var error = ReplayError(kind, file: replay.file, line: line.number, message)
    error.performedCount = performedCount
    return error
  }

  private func shown(_ place: [String]) -> String { place.isEmpty ? "the root" : place.joined(separator: " / ") }

  // MARK: - Waiting

  /// Waits until the condition, which reads observed state, is true. Returns false after the time limit.
  ///
  /// - Parameter clock: The clock of the limit; that of the models without one.
  func isTrue(
    _ condition: @escaping () -> Bool, within limit: Duration?, on clock: (any Clock<Duration>)? = nil
  ) async -> Bool {
    if condition() { return true }
    let clock = clock ?? self.clock
    let (answers, answer) = AsyncStream.makeStream(of: Bool.self)
    let token = observe { if condition() { answer.yield(true) } }
    let timer = limit.map { limit in
      Task { [clock] in
        guard (try? await clock.sleep(for: limit)) != nil else { return }
        answer.yield(false)
      }
    }
    defer {
      token.cancel()
      timer?.cancel()
    }
    for await isTrue in answers { return isTrue }
    return false
  }
}
