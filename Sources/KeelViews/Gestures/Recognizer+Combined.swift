package import KeelScene

/// Recognisers of several gestures as one.
package class CombinedRecognizer: _Recognizer {
  fileprivate let parts: [_Recognizer]

  fileprivate init(_ parts: [_Recognizer]) { self.parts = parts }

  override package var interest: PointerInterest { PointerInterest(of: parts.map(\.interest)) }
  override package var hasWon: Bool { parts.contains(where: \.hasWon) }
  override package var isOver: Bool { parts.allSatisfy(\.isOver) }
  override package func cancel() { parts.forEach { $0.cancel() } }
  override package func continueFrom(_ old: _Recognizer) {
    guard let old = old as? CombinedRecognizer else { return }
    for (part, other) in zip(parts, old.parts) { part.continueFrom(other) }
  }
}

/// Recognises gestures at the same time.
package final class SimultaneousRecognizer: CombinedRecognizer {
  /// Creates a recogniser of several gestures that do not disturb each other.
  package init(of parts: [_Recognizer]) { super.init(parts) }
  override package func take(_ moment: PointerMoment) { parts.forEach { $0.take(moment) } }
}

/// Recognises one of several gestures: the first one that begins, in the order of their precedence.
package final class ExclusiveRecognizer: CombinedRecognizer {
  /// Creates a recogniser of one of several gestures.
  package init(of parts: [_Recognizer]) { super.init(parts) }

  override package func take(_ moment: PointerMoment) {
    for part in parts {
      if let winner = parts.first(where: \.hasWon) {
        if winner === part { part.take(moment) } else { part.cancel() }
      } else {
        part.take(moment)
      }
    }
    guard let winner = parts.first(where: \.hasWon) else { return }
    for part in parts where part !== winner { part.cancel() }
  }
}

/// Recognises a gesture after another one, in the same press.
package final class SequenceRecognizer: CombinedRecognizer {
  private var hasStartedSecond = false

  /// Creates a recogniser of a gesture that may begin once another one is over.
  package init(_ first: _Recognizer, _ second: _Recognizer) { super.init([first, second]) }

  override package var hasWon: Bool { parts[0].hasWon }
  override package var isOver: Bool { parts[0].state == .failed || parts[1].isOver }

  override package func take(_ moment: PointerMoment) {
    let (first, second) = (parts[0], parts[1])
    if !hasStartedSecond {
      first.take(moment)
      guard first.isOver, first.hasWon else {
        if first.isOver { second.cancel() }
        return
      }
      hasStartedSecond = true
      var start = moment
      if moment.report.phase != .ended { start.report.phase = .began }
      second.take(start)
    } else {
      second.take(moment)
    }
  }

  override package func continueFrom(_ old: _Recognizer) {
    super.continueFrom(old)
    if let old = old as? SequenceRecognizer { hasStartedSecond = old.hasStartedSecond }
  }
}
