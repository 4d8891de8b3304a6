/// A trace of turns, for developers: one line for each traced part, while there is a receiver.
///
/// Lines have kinds, numbers and identities of nodes, and never a text of the app or its user. Without a receiver the
/// trace costs one test for each part of a turn.
@MainActor package enum TurnTrace {
  /// The parts of a turn that can be traced.
  package enum Part: String, CaseIterable, Sendable {
    /// The beginning and the end of a turn.
    case turn
    /// A phase of a turn that has work.
    case pass
    /// A patch that a front end receives.
    case patch
    /// A layout by constraints, with the views whose places they leave open.
    case layout
  }

  private static var parts: Set<Part> = []
  private static var receiver: ((String) -> Void)?

  /// Sends a line for each of these parts to the closure from now on, in place of an earlier one.
  package static func start(_ parts: Set<Part>, to receiver: @escaping (String) -> Void) {
    self.parts = parts
    self.receiver = receiver
  }

  package static func stop() {
    parts = []
    receiver = nil
  }

  /// Traces a patch for a window: its operations in one line.
  package static func notePatch(
    forWindow window: @autoclosure () -> String, _ operations: @autoclosure () -> String
  ) {
    note(.patch, "turn \(Turn.shared.turnCount), window \(window()): \(operations())")
  }

  /// Returns true if that part is traced.
  package static func traces(_ part: Part) -> Bool { receiver != nil && parts.contains(part) }

  /// Sends the line if that part is traced; otherwise it is not made.
  package static func note(_ part: Part, _ line: @autoclosure () -> String) {
    guard let receiver, parts.contains(part) else { return }
    receiver(line())
  }
}
