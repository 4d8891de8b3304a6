import Testing

/// The parent of all suites of this target: they share the process-wide turn and its counts.
@Suite(.serialized) enum SharedTurn {}
