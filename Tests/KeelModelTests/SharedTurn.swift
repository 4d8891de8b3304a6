import KeelModel
import Testing

/// The parent of all suites that let the main actor go while they count on the process-wide turn: one at a time.
@Suite(.serialized) enum SharedTurn {}

/// Waits until nothing is pending on the turn, which tests of other parts use at the same time. Up to the next `await` the
/// caller then has it to itself.
@MainActor func turnAtRest() async {
  while !Turn.shared.isAtRest { await Task.yield() }
}
