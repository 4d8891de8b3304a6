/// The work of one layer in one phase of the turn.
@MainActor package protocol TurnPass: AnyObject {
  /// Does all the work that is pending, also what comes up while it runs and has not been passed yet.
  func run()
  /// Who still has work, for the report on a turn that does not settle.
  var namesOfPending: [String] { get }
}

extension Turn {
  /// The phases, in the order in which they run.
  package enum Phase: Int, CaseIterable, Sendable {
    /// What was observed has changed: observers run, outermost first.
    case observers
    /// Bodies of views are evaluated, parents before children.
    case bodies
    /// Controls describe themselves as elements.
    case description
    /// One patch a surface is made and shown.
    case patch
    /// Lifecycle calls: `viewDidAppear`, `onAppear`, tasks.
    case lifecycle

    var bit: UInt8 { 1 << UInt8(rawValue) }
  }
}
