import Synchronization

/// Handles all changes of one main-actor job with one run of everything that depends on them.
///
/// The first change queues one job on the main actor; later ones are only recorded. A single `await Task.yield()` on
/// the main actor runs that job. `performing(_:)` needs no job: it handles the event of a front end and flushes as the
/// event ends. While nothing changes, nothing is queued.
@MainActor public final class Turn {
  /// The only instance, because there is one main actor.
  public static let shared = Turn()

  /// The number of rounds in one turn, in which work for an earlier phase is done again.
  package static let maximumRounds = 4

  /// The number of turns that have run since the program began.
  public private(set) var turnCount = 0
  /// The number of main-actor jobs that were queued for turns since the program began.
  nonisolated public static var queuedJobCount: Int { jobCount.load(ordering: .relaxed) }

  /// Runs after each turn and each event, for event loops that check for newly scheduled work.
  package var onRest: (() -> Void)?

  /// The merged transaction of the changes that this turn handles.
  package private(set) var transaction = Transaction()

  private let observers = ObserverPass()
  private var passes: [[any TurnPass]] = Phase.allCases.map { _ in [] }
  /// True while a turn is running.
  package private(set) var isRunning = false
  private var reported: Set<String> = []
  private var performingDepth = 0
  private var eventCount = 0
  nonisolated private static let jobCount = Atomic(0)

  private init() {
    passes[Phase.observers.rawValue] = [observers]
  }

  // MARK: - Passes

  /// Adds the work of a layer or a surface, after the others of the phase or at their front. It is retained until
  /// `remove(_:)`.
  package func install(_ pass: any TurnPass, in phase: Phase, atFront: Bool = false) {
    passes[phase.rawValue].insert(pass, at: atFront ? 0 : passes[phase.rawValue].endIndex)
  }

  package func remove(_ pass: any TurnPass) {
    for phase in passes.indices { passes[phase].removeAll { $0 === pass } }
  }

  /// Records that a phase has work. The current turn performs it, otherwise a turn that this call queues.
  package func setNeedsRun(_ phase: Phase) {
    let change = Transaction.ofThisChange
    let needsJob = Ledger.shared.withLock { ledger in
      if let change { ledger.transaction.merge(change) }
      ledger.requestedPhases |= phase.bit
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  /// Gives the changes of the turn that runs an animation, unless they have one.
  package func addAnimation(_ animation: Animation) {
    if transaction.animation == nil, !transaction.disablesAnimations { transaction.animation = animation }
  }

  // MARK: - Running

  /// The number of the event that is being handled; `nil` between events.
  package var currentEvent: Int? { performingDepth > 0 ? eventCount : nil }

  /// Returns true if nothing is pending and no job is queued.
  package var isAtRest: Bool { !isRunning && Ledger.shared.withLock { $0.isEmpty && !$0.isJobQueued } }

  /// Runs the turn now. It has no effect if nothing has changed, or during a turn, which handles the change itself.
  public func flush() { runTurn(after: nil) }

  /// - Parameter event: The number of the event that the turn answers; `nil` for a turn of its own.
  private func runTurn(after event: Int?) {
    guard !isRunning, !Ledger.shared.withLock({ $0.isEmpty }) else { return }
    isRunning = true
    turnCount += 1
    TurnCount.noteTurn()
    TurnTrace.note(.turn, "turn \(turnCount) begins" + (event.map { " after event \($0)" } ?? ""))
    Ledger.shared.withLock { ledger in
      ledger.isAwake = true
      ledger.turnThread = currentThread()
    }
    let rounds = withoutTracking { runPhases() }
    Ledger.shared.withLock { ledger in
      ledger.turnThread = 0
      ledger.takeInDeferred()
    }
    isRunning = false
    transaction = Transaction()
    TurnTrace.note(.turn, "turn \(turnCount) ends after \(rounds) round\(rounds == 1 ? "" : "s")")
    rest()
  }

  /// Handles an event of a front end and runs the turn before it returns, with no job queued.
  ///
  /// Inside another `performing` or inside a turn, the outer one runs the turn.
  public func performing<Result>(_ work: () throws -> Result) rethrows -> Result {
    performingDepth += 1
    if performingDepth == 1 { eventCount += 1 }
    Ledger.shared.withLock { $0.isAwake = true }
    defer {
      performingDepth -= 1
      if performingDepth == 0 { runTurn(after: eventCount) }
      rest()
    }
    return try work()
  }

  /// Runs the phases in order, and returns to an earlier one as often as the limit allows. Returns the number of rounds.
  private func runPhases() -> Int {
    var rounds = 1
    var last = -1
    var isSettling = true
    while let phase = nextPhase(after: isSettling ? -1 : last) {
      if phase.rawValue <= last {
        rounds += 1
        guard rounds <= Turn.maximumRounds else {
          // The later phases still run, so that work that does not settle cannot block the display.
          isSettling = false
          reportPending()
          continue
        }
      }
      last = phase.rawValue
      Ledger.shared.withLock { $0.requestedPhases &= ~phase.bit }
      TurnTrace.note(.pass, "turn \(turnCount), round \(min(rounds, Turn.maximumRounds)): \(phase)")
      for pass in passes[phase.rawValue] { pass.run() }
      if !passes[phase.rawValue].contains(where: \.hasWork) {
        Ledger.shared.withLock { $0.requestedPhases &= ~phase.bit }
      }
    }
    if isSettling { reported = [] }
    return min(rounds, Turn.maximumRounds)
  }

  /// Returns the earliest phase after the given one that has work.
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

  /// Returns true if no phase before the given one has work in this turn.
  package func isSettled(before phase: Phase) -> Bool {
    Ledger.shared.withLock { $0.invalidated.isEmpty && $0.requestedPhases & (phase.bit - 1) == 0 }
  }

  /// Ends the awake state, and queues a job if a change has arrived meanwhile.
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
    TurnCount.noteJob()
    Task { @MainActor in
      Ledger.shared.withLock { $0.isJobQueued = false }
      Turn.shared.flush()
    }
  }

  /// Reports the scopes and passes that still have work, each name once until a turn has settled.
  private func reportPending() {
    let pending = Ledger.shared.withLock { $0.requestedPhases } | Phase.observers.bit
    var names: [String] = []
    for phase in Phase.allCases where pending & phase.bit != 0 {
      for name in passes[phase.rawValue].flatMap(\.namesOfPending) where reported.insert(name).inserted {
        names.append(name)
      }
    }
    guard !names.isEmpty else { return }
    RuntimeWarning.report(
      "A turn did not settle in \(Turn.maximumRounds) rounds. Still changing: \(names.joined(separator: ", ")).",
      rule: "An observer may change what it reads only a few times in a turn.",
      remedy: "Write only when the value has to change, or move the write to where the change comes from.")
  }
}
