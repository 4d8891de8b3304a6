import KeelControls
import KeelLoop
import KeelModel
import KeelRecording

/// The recording and the replay of one run of the program.
@MainActor final class ActionSession {
  /// A reason not to start.
  struct Failure: Error {
    var message: String
    var exitCode: Int32
  }

  private let recorder: ActionRecorder?
  private let player: ReplayPlayer?
  private var windows: [Window] = []
  /// Called when the recording ends early, with the reason.
  var onRecordingEnded: ((String) -> Void)?

  private struct Window {
    weak var window: UIWindow?
    weak var model: (any ActionModel)?
  }

  /// Opens the files. Returns `nil` if the options request neither a recording nor a replay.
  init?(_ options: LaunchOptions, clock: any Clock<Duration>) throws(Failure) {
    let actions = options.actions
    guard actions.record != nil || actions.replay != nil else {
      guard actions.secrets == nil else {
        throw Failure(
          message: "--secrets has no effect here. It belongs to --replay. Add that, or leave it out.",
          exitCode: UsageError.exitCode)
      }
      return nil
    }
    let app = ProgramName.current
    var problem: ((RecordingError) -> Void)?
    // The recording to play is read first, so that a mistake leaves no file behind.
    player = if let file = actions.replay { try Self.player(file, actions, app, options, clock) } else { nil }
    do throws(RecordingError) {
      recorder =
        if let file = actions.record {
          try ActionRecorder(
            file, app: app, facts: actions.facts, clock: clock, recordsAll: true, onProblem: { problem?($0) })
        } else {
          nil
        }
    } catch {
      throw Failure(message: "\(error)", exitCode: Self.notCreated)
    }
    problem = { [weak self] error in
      StandardStreams.report("\(error)")
      if case .notWritten(let reason) = error { self?.onRecordingEnded?(reason) }
    }
    UIWindow.onActions = { [weak self] window, model in self?.add(window, model) }
  }

  /// `EX_DATAERR`, `EX_NOINPUT` and `EX_CANTCREAT` of sysexits.
  private static let unusable: Int32 = 65
  private static let noInput: Int32 = 66
  private static let notCreated: Int32 = 73

  private static func player(
    _ file: String, _ actions: ActionOptions, _ app: String, _ options: LaunchOptions, _ clock: any Clock<Duration>
  ) throws(Failure) -> ReplayPlayer {
    let replay: Replay
    do {
      replay = try Replay(file, secrets: actions.secrets)
    } catch {
      throw Failure(message: "\(error)", exitCode: error.kind == .unreadable ? noInput : unusable)
    }
    guard replay.app == app else {
      throw Failure(
        message: "\(file) is a recording of \(replay.app), and this is \(app). A program plays its own recordings. "
          + "Choose another file.", exitCode: unusable)
    }
    if let line = replay.cutOffLine {
      StandardStreams.report("\(file), line \(line): The line is cut off. The actions before it are played.")
    }
    for (name, value) in replay.facts.sorted(by: { $0.key < $1.key }) where actions.facts[name] != value {
      let own = actions.facts[name].map { "\(name) \($0)" } ?? "no \(name)"
      StandardStreams.report("\(file): It was recorded with \(name) \(value), and is played with \(own).")
    }
    return ReplayPlayer(replay, clock: clock, pace: actions.pace, awaitsWindows: options.awaitsWindows)
  }

  private func add<Model: ActionModel>(_ window: UIWindow, _ model: Model) {
    windows.removeAll { $0.window == nil }
    if let known = windows.first(where: { $0.window === window }) {
      guard known.model !== model else { return }
      return RuntimeWarning.report(
        "A window has announced a second model, \(type(of: model)).",
        rule: "The actions of a window belong to one tree of models.",
        remedy: "Announce the root only, and return the other model from its `actionChildren`.")
    }
    windows.append(Window(window: window, model: model))
    recorder?.add(window: model)
    player?.add(window: model)
  }

  /// Reports a window whose actions cannot be recorded.
  func didShow(_ window: UIWindow) {
    guard !windows.contains(where: { $0.window === window }) else { return }
    StandardStreams.report(
      "This window has no actions that could be recorded or played. An app names its model with "
        + "`UIWindow.recordActions(of:)` or `View.recordsActions(of:)`.")
  }

  /// True if the options name a recording to play.
  var hasReplay: Bool { player != nil }

  /// Plays the recording. Reports an error on standard error and returns it.
  func play() async -> ReplayError? {
    guard let player else { return nil }
    do throws(ReplayError) {
      try await player.run()
      return nil
    } catch {
      StandardStreams.report("\(error)")
      return error
    }
  }

  /// Ends the recording.
  func end() {
    recorder?.end()
    UIWindow.onActions = nil
  }
}

extension LaunchOptions {
  /// True if a front end opens windows while the program runs.
  fileprivate var awaitsWindows: Bool {
    #if Web
    frontEnds.contains(.web)
    #else
    false
    #endif
  }
}
