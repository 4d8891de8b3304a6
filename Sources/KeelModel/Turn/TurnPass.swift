/// The work of one layer in one phase of the turn.
@MainActor package protocol TurnPass: AnyObject {
  /// Does all pending work, including work that appears while it runs and has not been passed yet.
  func run()
  /// The names of the parts that still have work, for the report on a turn that does not settle.
  var namesOfPending: [String] { get }
  /// True if work may be left after a run. If it is false for all passes of a phase, requests for that phase during its
  /// run need no further round.
  var hasWork: Bool { get }
}

extension TurnPass {
  package var hasWork: Bool { true }
}

extension Turn {
  /// The phases, in the order in which they run.
  package enum Phase: Int, CaseIterable, Sendable {
    /// Observers whose inputs have changed run, outermost first.
    case observers
    /// Bodies of views are evaluated, parents before children.
    case bodies
    /// Controls describe themselves as elements.
    case description
    /// One patch for each surface is made and applied.
    case patch
    /// Lifecycle calls: `viewDidAppear`, `onAppear`, tasks.
    case lifecycle

    var bit: UInt8 { 1 << UInt8(rawValue) }
  }
}
