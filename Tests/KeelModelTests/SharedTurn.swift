import KeelModel
import Testing

/// The parent of all suites that suspend the main actor while they count on the process-wide turn; it serializes them.
@Suite(.serialized, .timeLimit(.minutes(5))) enum SharedTurn {}

/// Waits until no work is pending on the turn, which tests of other parts share. Until its next `await`, the caller has
/// the turn to itself.
@MainActor func turnAtRest() async {
  while !Turn.shared.isAtRest { await Task.yield() }
}
