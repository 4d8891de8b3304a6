import Testing

/// The parent of all suites that let the main actor go while they count on the process-wide turn: one at a time.
@Suite(.serialized) enum SharedTurn {}
