import Testing

/// Every suite of this target: the turn that they run on, and count, is one for the whole process.
@Suite(.serialized) enum SharedTurn {}
