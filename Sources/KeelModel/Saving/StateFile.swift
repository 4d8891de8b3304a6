public import FoundationEssentials

/// A file that keeps a state from one run of the program to the next.
///
/// ```swift
/// @MainActor final class Vessel: MutableStore<Roger>, Serving, @unchecked Sendable {
///   let file: StateFile<Roger.Field>
///
///   init(_ file: StateFile<Roger.Field>) {
///     self.file = file
///     super.init(Roger(field: file.restored ?? .init()))
///     file.keep(toStore().stored(keyPath: \.field))
///   }
/// }
/// ```
///
/// A file has one `StateFile` in a program, which all windows share. A second one of the same file restores the state that
/// has been saved, saves nothing, and has a ``problem``. The file is free again when the first one has been released.
///
/// The state is saved within half a second after it has changed, off the main actor, and before the program ends or
/// enters the background. The file is replaced as a whole: a program that is killed leaves the old state or the new one.
///
/// A file that is damaged, or that a newer version of the program has written, is renamed, and the program begins
/// without it. ``problem`` has the reason, which is also reported on standard error.
@MainActor public final class StateFile<State: Codable & Equatable> {
  /// The state in the file when this object was created, after migration; `nil` without a readable file.
  public let restored: State?

  private let path: String
  private let version: Int
  private var storedProblem: StateFileProblem?
  private let signal = Signal()
  private var saver: FileSaver?
  private var subscription: AnyCancellable?
  /// The latest state that has been saved or passed to the saver.
  private var latest: State?
  private var isFirst = true

  /// Reads a file, which need not exist yet.
  ///
  /// - Parameters:
  ///   - file: The URL of the file. Its folder is created when it is first saved.
  ///   - version: The version of the format of the saved state. Raise it when an older program could not read the new
  ///     format, or the new program the old one.
  ///   - migrations: The steps from each older version to the next, in any order.
  ///   - delay: The time from a change to the save.
  ///   - clock: The clock that measures it.
  public convenience init(
    _ file: URL, version: Int = 1, migrations: [StateMigration] = [], delay: Duration = .milliseconds(500),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.init(
      AtomicFile(path: file.path(percentEncoded: false)), version: version, migrations: migrations, delay: delay,
      clock: clock)
  }

  package init(
    _ file: AtomicFile, version: Int, migrations: [StateMigration], delay: Duration, clock: any Clock<Duration>,
    in registry: FileSaver.Registry = .shared
  ) {
    path = file.path
    self.version = version
    var found: DecodedState<State>?
    let reading = StateReading(of: file) { content throws(StateFault) in
      found = try DecodedState(content, version: version, migrations: migrations)
    }
    restored = found?.state
    // A migrated state is saved in the current format.
    latest = found?.isMigrated == true ? nil : found?.state
    isFirst = found == nil
    // An unreadable file is not overwritten.
    if !reading.isInTheWay {
      let saver = FileSaver(file, delay: delay, clock: clock, in: registry) { [weak self] in self?.didSave($0) }
      self.saver = saver
      KeptFiles.add(self, saver, file)
    }
    if let problem = reading.problem { note(problem) }
  }

  /// The problem to show to the user; `nil` for none. Observers and bodies that read it run again when it changes.
  ///
  /// A problem of saving disappears when the state has been saved. A problem of reading remains until then, too.
  public var problem: StateFileProblem? {
    signal.read()
    return storedProblem
  }

  /// True if some changes are not on the disk, because they are recent or could not be saved.
  public var hasUnsavedChanges: Bool { saver?.hasUnsavedChanges ?? (latest != nil && latest != restored) }

  /// Saves each state that a publisher sends from now on, in place of the publisher of an earlier call.
  ///
  /// The first state is saved only if it differs from the restored one; without a restored one, only when it changes.
  public func keep(_ states: some Publisher<State, Never>) {
    let inbox = MainActorInbox<State> { [weak self] in self?.take($0) }
    subscription = states.sink { inbox.receive($0) }
  }

  /// Saves changes now, and waits until they are on the disk. Blocks the main actor for that time.
  public func saveNow() {
    // Stores deliver in the turn.
    Turn.shared.flush()
    saver?.saveNow()
  }

  private func take(_ state: State) {
    let isInitial = isFirst
    isFirst = false
    guard state != latest else { return }
    latest = state
    if isInitial { return }
    saver?.setNeedsSave { [version] in
      try SavedState(version: version, state: state).encoded()
    }
  }

  private func didSave(_ error: (any Error)?) {
    switch error {
    case nil: set(nil)
    case let error as FileError: note(.notSaved(error))
    case let error?: note(.notEncodable("\(error)"))
    }
  }

  private func note(_ problem: StateFileProblem) {
    guard storedProblem != problem else { return }
    set(problem)
    RuntimeWarning.report(problem.happened, rule: "The state is kept in \(path).", remedy: problem.remedy)
  }

  private func set(_ problem: StateFileProblem?) {
    guard storedProblem != problem else { return }
    storedProblem = problem
    signal.fire()
  }
}
