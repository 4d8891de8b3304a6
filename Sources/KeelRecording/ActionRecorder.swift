import FoundationEssentials
public import KeelModel

/// Writes every action of a session to a file, with its time and its place.
///
/// A line is in the file before its action is performed, so that the recording of a crash contains the action that
/// caused it. Consecutive writes of one secret by a view are one line, which is written when something else happens: their
/// number would tell the length of a password. Other text is recorded as it is typed, because a model may act on each
/// edit.
@MainActor public final class ActionRecorder {
  private let file: RecordingFile
  private let elapsed: () -> Duration
  private let onProblem: (RecordingError) -> Void
  private let names = SecretNames()
  private let encoder: JSONEncoder
  private var windows: [Window] = []
  private var token: ObservationToken?
  private var lastEvent: Int?
  private let recordsAll: Bool
  /// The task whose calls are those of the user, as in a test; `nil` if these come from events.
  private var task: RecordingTask?
  /// The last write of a secret, which a further one replaces.
  private var pending: Entry?

  private struct Window { weak var root: (any ActionModel)? }

  private struct Entry {
    var time: Duration
    var window: Int
    var place: [String]
    var open: [String]
    var action: any ActionValue
    var isSameEvent: Bool
    var own: CallOrigin?

    private var payload: Mirror.Child? { Mirror(reflecting: action).children.first }
    /// The name of the action, if it has values.
    var name: String? { payload?.label }
    /// The name of the field, if the action is the write of a secret.
    var secretField: String? { payload.flatMap { $0.value is Secret ? $0.label : nil } }
  }

  /// Creates the file, which must not exist, and begins to record.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - app: The name of the program; only that program plays the recording.
  ///   - facts: Circumstances of the session that a replay should have in common, such as a seed.
  ///   - clock: The clock of the times, usually that of the models.
  ///   - recordsAll: True if a model that is in no window is a mistake to be reported. A test that records its own
  ///     models, beside other tests, says false.
  ///   - onProblem: Called once if the file can no longer be written. The recording has ended then.
  public convenience init(
    _ path: String, app: String, facts: [String: String] = [:], clock: any Clock<Duration> = SuspendingClock(),
    recordsAll: Bool = false, onProblem: @escaping (RecordingError) -> Void = { _ in }
  ) throws(RecordingError) {
    try self.init(
      RecordingFile(path), app: app, facts: facts, clock: clock, recordsAll: recordsAll, onProblem: onProblem)
  }

  init(
    _ file: RecordingFile, app: String, facts: [String: String], clock: any Clock<Duration>, recordsAll: Bool = false,
    onProblem: @escaping (RecordingError) -> Void
  ) throws(RecordingError) {
    self.file = file
    self.onProblem = onProblem
    self.recordsAll = recordsAll
    task = recordsAll ? nil : RecordingTask()
    elapsed = clock.stopwatch()
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.userInfo[SecretNames.key] = names
    let header = RecordingHeader(app: app, with: facts.isEmpty ? nil : facts)
    guard let line = try? encoder.encode(header) else { throw .notWritten("the header has no coded form") }
    try file.append(Array(line))
    token = ActionFeed.receive { [weak self] in self?.receive($0) }
  }

  /// Records the actions of a window's model and of the models inside of it. Windows are numbered from 1.
  public func add(window root: some ActionModel) {
    flush()
    windows.append(Window(root: root))
    if !recordsAll { task = RecordingTask() }
    write(WrittenLine(time: elapsed(), window: windows.count, content: .window(root: typeName(of: root))))
  }

  /// Writes the end of the session, whose time a replay lets pass. Further calls have no effect.
  public func end() {
    guard isRecording else { return }
    flush()
    write(WrittenLine(time: elapsed(), content: .end))
    token = nil
  }

  private var isRecording: Bool { token != nil }

  private func receive(_ item: ActionFeed.Item) {
    guard isRecording else { return }
    switch item {
    case .performed(let model, let action, let isWrite): receive(action, of: model, isWrite: isWrite)
    case .unknownWrite(let model, let property):
      guard recordsAll || place(of: model) != nil else { return }
      RuntimeWarning.report(
        "A view's write of \(property) was not recorded.", rule: "An `Action` has a case for each bound property.",
        remedy: "Add `@Bound case` with the property's name and type to \(typeName(of: model)).Action.")
      lose("A view wrote \(property), which is no action", of: model)
    }
  }

  private func receive(_ action: any ActionValue, of model: any ActionModel, isWrite: Bool) {
    guard let (window, place, open) = place(of: model) else {
      guard recordsAll else { return }
      RuntimeWarning.report(
        "An action of \(typeName(of: model)) was not recorded.",
        rule: "A model is recorded by its place in the tree that begins at a window's model.",
        remedy: "Return it from `actionChildren` of the model around it.")
      return lose("\(typeName(of: model)) is in no window", of: model)
    }
    let event = Turn.shared.currentEvent
    let entry = Entry(
      time: elapsed(), window: window, place: place, open: open, action: action,
      isSameEvent: event != nil && event == lastEvent, own: CallOrigin.current(recording: task))
    lastEvent = event
    // Most actions have no secret, and are coded once and without reflection.
    names.begin(nil)
    let coded = try? encoder.encode(action)
    guard names.hasSecret else {
      flush()
      return write(entry, coded)
    }
    guard isWrite, let field = entry.secretField else {
      flush()
      return write(entry)
    }
    let replaces = pending.map { $0.secretField == field && $0.window == window && $0.place == place } ?? false
    if !replaces { flush() }
    pending = entry
  }

  private func flush() {
    guard let entry = pending else { return }
    pending = nil
    write(entry)
  }

  private func place(of model: any ActionModel) -> (window: Int, steps: [String], open: [String])? {
    // The newest window first: a model that two windows share belongs to either.
    for (index, window) in windows.enumerated().reversed() {
      guard let root = window.root else { continue }
      let found = ActionPlace.find(model, from: root)
      if let steps = found.place { return (index + 1, steps, found.open) }
    }
    return nil
  }

  private func lose(_ description: String, of model: any ActionModel) {
    flush()
    write(WrittenLine(time: elapsed(), window: place(of: model)?.window, content: .lost(description)))
  }

  /// Writes an action with the names of its secrets.
  private func write(_ entry: Entry) {
    names.begin(entry.name ?? "secret")
    let coded = try? encoder.encode(entry.action)
    write(entry, coded, secrets: names.used)
  }

  private func write(_ entry: Entry, _ coded: Data?, secrets: [String] = []) {
    let content =
      if let coded {
        WrittenLine.Content.action(
          coded: Array(coded), place: entry.place, open: entry.open, isSameEvent: entry.isSameEvent, own: entry.own)
      } else {
        // A value that JSON does not have, such as a number that is not finite.
        WrittenLine.Content.lost("An action has a value without a coded form")
      }
    write(WrittenLine(time: entry.time, window: entry.window, content: content, secrets: coded == nil ? [] : secrets))
  }

  private func write(_ line: WrittenLine) {
    do throws(RecordingError) {
      try file.append(line.bytes)
    } catch {
      token = nil
      onProblem(error)
    }
  }
}

extension Clock where Duration == Swift.Duration {
  fileprivate func stopwatch() -> () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
