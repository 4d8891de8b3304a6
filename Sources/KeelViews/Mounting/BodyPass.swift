import KeelControls
package import KeelModel

/// A mount with a body or similar code to evaluate.
@MainActor package protocol Evaluated: AnyMount, TrackedScopeOwner {
  /// True if a value that it read has changed since the last evaluation.
  var isDirty: Bool { get set }
  /// The merged transaction of the changes.
  var transaction: Transaction { get set }
  func evaluate()
}

extension Evaluated {
  package func trackedScopeDidChange(_ transaction: Transaction) { bodyDidChange(transaction) }

  /// Marks the mount as dirty, because a value that the last evaluation read has changed.
  package func bodyDidChange(_ change: Transaction = Transaction.current) {
    guard !isGone else { return }
    transaction.merge(change)
    guard !isDirty else { return }
    isDirty = true
    BodyPass.shared.add(self)
  }
}

/// The second phase of the turn: dirty bodies are evaluated, parents before children, then containers whose controls
/// have changed are arranged, inner ones first, then deferred work (`onChange`, preferences) runs.
@MainActor package final class BodyPass: TurnPass {
  package static let shared = BodyPass()

  /// The number of bodies that have been evaluated since the program started, for tests.
  package var evaluationCount = 0

  private var dirty: [any Evaluated] = []
  private var unarranged: [ObjectIdentifier: any ItemContainer] = [:]
  private var followUps: [() -> Void] = []

  /// The mount that the pass evaluates, with all that is in it.
  private var current: (any Evaluated)?

  private init() {
    Turn.shared.install(self, in: .bodies)
    WindowSizes.shared.evaluated = { [unowned self] in current?.surroundings.page.controller?.containingWindow }
  }

  package func add(_ mount: any Evaluated) {
    dirty.append(mount)
    Turn.shared.setNeedsRun(.bodies)
  }

  package func setNeedsArrangement(of container: any ItemContainer) {
    unarranged[ObjectIdentifier(container)] = container
    Turn.shared.setNeedsRun(.bodies)
  }

  /// Runs the closure when bodies are evaluated and controls arranged, but before any description.
  package func afterBodies(_ work: @escaping () -> Void) {
    followUps.append(work)
    Turn.shared.setNeedsRun(.bodies)
  }

  package func run() {
    // If pages present further pages, each lap mounts the next one. After 32 laps, the rest is left to the turn.
    var laps = 0
    repeat {
      runOnce()
      laps += 1
    } while laps < 32 && (!dirty.isEmpty || !followUps.isEmpty)
  }

  private func runOnce() {
    while !dirty.isEmpty {
      // Mounts that become dirty during a lap wait for the next one. Parents are evaluated first because they may
      // remove their children.
      let lap = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for mount in lap where mount.isDirty && !mount.isGone {
        let transaction = mount.transaction
        mount.transaction = Transaction()
        current = mount
        if transaction.isEmpty { mount.evaluate() } else { withTransaction(transaction) { mount.evaluate() } }
      }
    }
    current = nil
    arrangeAll()
    let due = followUps
    followUps = []
    due.forEach { $0() }
  }

  /// Arranges changed controls immediately, for views that are mounted outside of a turn.
  package func arrangeAll() {
    while !unarranged.isEmpty {
      let due = unarranged.values.sorted { $0.depth > $1.depth }
      unarranged = [:]
      due.forEach { $0.arrange() }
    }
  }

  package var namesOfPending: [String] { dirty.map { "the body of \(type(of: $0))" } }
  package var hasWork: Bool { !dirty.isEmpty || !unarranged.isEmpty || !followUps.isEmpty }
}
