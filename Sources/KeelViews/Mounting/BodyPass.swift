package import KeelModel

/// A mount that has something to evaluate.
@MainActor package protocol Evaluated: AnyMount, TrackedScopeOwner {
  /// Whether what it read has changed since it was evaluated.
  var isDirty: Bool { get set }
  /// What came along with the changes.
  var transaction: Transaction { get set }
  func evaluate()
}

extension Evaluated {
  package func trackedScopeDidChange(_ transaction: Transaction) { bodyDidChange(transaction) }

  /// Something that the last evaluation read has changed.
  package func bodyDidChange(_ change: Transaction = Transaction.current) {
    guard !isGone else { return }
    transaction.merge(change)
    guard !isDirty else { return }
    isDirty = true
    BodyPass.shared.add(self)
  }
}

/// The second phase of the turn: dirty bodies are evaluated, parents before children, then containers whose controls
/// have changed are arranged, inner ones first, then whoever waits for that (`onChange`, preferences) is told.
@MainActor package final class BodyPass: TurnPass {
  package static let shared = BodyPass()

  /// How many bodies have been evaluated since the program began: what tests count.
  package var evaluationCount = 0

  private var dirty: [any Evaluated] = []
  private var unarranged: [ObjectIdentifier: any ItemContainer] = [:]
  private var followUps: [() -> Void] = []

  private init() { Turn.shared.install(self, in: .bodies) }

  package func add(_ mount: any Evaluated) {
    dirty.append(mount)
    Turn.shared.setNeedsRun(.bodies)
  }

  package func setNeedsArrangement(of container: any ItemContainer) {
    unarranged[ObjectIdentifier(container)] = container
    Turn.shared.setNeedsRun(.bodies)
  }

  /// Runs the closure once bodies are evaluated and controls arranged, still before anything is described.
  package func afterBodies(_ work: @escaping () -> Void) {
    followUps.append(work)
    Turn.shared.setNeedsRun(.bodies)
  }

  package func run() {
    // Pages that lead to pages: each lap mounts the next one. A program that never comes to an end is left to the turn.
    var laps = 0
    repeat {
      runOnce()
      laps += 1
    } while laps < 32 && (!dirty.isEmpty || !followUps.isEmpty)
  }

  private func runOnce() {
    while !dirty.isEmpty {
      // What is dirtied on the way waits for the next lap; parents go first, for they may take their children away.
      let lap = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for mount in lap where mount.isDirty && !mount.isGone {
        let transaction = mount.transaction
        mount.transaction = Transaction()
        if transaction.isEmpty { mount.evaluate() } else { withTransaction(transaction) { mount.evaluate() } }
      }
    }
    arrangeAll()
    let due = followUps
    followUps = []
    due.forEach { $0() }
  }

  /// Arranges what has changed, now: for what is mounted outside a turn.
  package func arrangeAll() {
    while !unarranged.isEmpty {
      let due = unarranged.values.sorted { $0.depth > $1.depth }
      unarranged = [:]
      due.forEach { $0.arrange() }
    }
  }

  package var namesOfPending: [String] { dirty.map { "the body of \(type(of: $0))" } }
}
