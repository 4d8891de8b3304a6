import Synchronization

/// Answers all changes of one main-actor job with one run of everything that depends on them.
///
/// The first change queues one job on the main actor; all later ones only note themselves. A single
/// `await Task.yield()` on the main actor lets that job run. `performing(_:)` needs no job: it is for the event of a
/// front end, and answers as the event ends. With nothing to do, nothing is queued.
@MainActor public final class Turn {
  public static let shared = Turn()

  /// How often work that makes new work for a phase already passed may go back to it, in one turn.
  package static let maximumRounds = 4

  /// How many turns have run since the program began.
  public private(set) var turnCount = 0
  /// How many main-actor jobs were queued for turns since the program began.
  nonisolated public static var queuedJobCount: Int { jobCount.load(ordering: .relaxed) }

  /// Run after each turn and each event, for loops of others that want to know what these have set up.
  package var onRest: (() -> Void)?

  /// What the changes that this turn answers asked for, merged.
  package private(set) var transaction = Transaction()

  private let observers = ObserverPass()
  private var passes: [[any TurnPass]] = Phase.allCases.map { _ in [] }
  private var isRunning = false
  private var reported: Set<String> = []
  private var performingDepth = 0
  nonisolated private static let jobCount = Atomic(0)

  private init() {
    passes[Phase.observers.rawValue] = [observers]
  }

  // MARK: - Passes

  /// Adds the work of a layer or a surface. Held until `remove(_:)`.
  package func install(_ pass: any TurnPass, in phase: Phase) {
    passes[phase.rawValue].append(pass)
  }

  package func remove(_ pass: any TurnPass) {
    for phase in passes.indices { passes[phase].removeAll { $0 === pass } }
  }

  /// Says that a phase has work. It will be done by the turn that is running, or by one that this queues.
  package func setNeedsRun(_ phase: Phase) {
    let change = Transaction.ofThisChange
    let needsJob = Ledger.shared.withLock { ledger in
      if let change { ledger.transaction.merge(change) }
      ledger.requestedPhases |= phase.bit
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  // MARK: - Running

  /// Runs the turn now. Does nothing when nothing has changed, or when a turn is running: that one sees the change.
  public func flush() {
    guard !isRunning, !Ledger.shared.withLock({ $0.isEmpty }) else { return }
    isRunning = true
    turnCount += 1
    Ledger.shared.withLock { ledger in
      ledger.isAwake = true
      ledger.turnThread = currentThread()
    }
    withoutTracking { runPhases() }
    Ledger.shared.withLock { ledger in
      ledger.turnThread = 0
      ledger.takeInDeferred()
    }
    isRunning = false
    transaction = Transaction()
    rest()
  }

  /// Does the work of an event of a front end and flushes what it changed before it returns, with no job queued.
  ///
  /// Inside another `performing` or inside a turn, the outer one flushes.
  public func performing<Result>(_ work: () throws -> Result) rethrows -> Result {
    performingDepth += 1
    Ledger.shared.withLock { $0.isAwake = true }
    defer {
      performingDepth -= 1
      if performingDepth == 0 { flush() }
      rest()
    }
    return try work()
  }

  /// The turn: each phase in its order, and back to an earlier one as often as is allowed.
  private func runPhases() {
    var rounds = 1
    var last = -1
    var isSettling = true
    while let phase = nextPhase(after: isSettling ? -1 : last) {
      if phase.rawValue <= last {
        rounds += 1
        guard rounds <= Turn.maximumRounds else {
          // The phases ahead still run, so that what is shown is not starved by what does not settle.
          isSettling = false
          reportPending()
          continue
        }
      }
      last = phase.rawValue
      Ledger.shared.withLock { $0.requestedPhases &= ~phase.bit }
      for pass in passes[phase.rawValue] { pass.run() }
    }
    if isSettling { reported = [] }
  }

  /// The earliest phase after the given one that has work.
  private func nextPhase(after last: Int) -> Phase? {
    Ledger.shared.withLock { ledger in
      if let change = ledger.transaction {
        transaction.merge(change)
        ledger.transaction = nil
      }
      let pending = ledger.requestedPhases | (ledger.invalidated.isEmpty ? 0 : Phase.observers.bit)
      return Phase.allCases.first { $0.rawValue > last && pending & $0.bit != 0 }
    }
  }

  /// Whether nothing has to be done in this turn before that phase.
  package func isSettled(before phase: Phase) -> Bool {
    Ledger.shared.withLock { $0.invalidated.isEmpty && $0.requestedPhases & (phase.bit - 1) == 0 }
  }

  /// Goes to sleep, unless something came in meanwhile: that gets a job.
  private func rest() {
    guard !isRunning, performingDepth == 0 else { return }
    let needsJob = Ledger.shared.withLock { ledger in
      ledger.isAwake = false
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
    onRest?()
  }

  nonisolated static func queueJob() {
    jobCount.add(1, ordering: .relaxed)
    Task { @MainActor in
      Ledger.shared.withLock { $0.isJobQueued = false }
      Turn.shared.flush()
    }
  }

  /// Says who is still at it, each once until a turn has settled.
  private func reportPending() {
    let pending = Ledger.shared.withLock { $0.requestedPhases } | Phase.observers.bit
    var names: [String] = []
    for phase in Phase.allCases where pending & phase.bit != 0 {
      for name in passes[phase.rawValue].flatMap(\.namesOfPending) where reported.insert(name).inserted {
        names.append(name)
      }
    }
    guard !names.isEmpty else { return }
    Misuse.report(
      "A turn did not settle in \(Turn.maximumRounds) rounds. Still changing: \(names.joined(separator: ", ")).",
      rule: "What an observer writes must stop changing what it reads.",
      remedy: "Write only when the value has to change, or move the write to where the change comes from.")
  }
}
