public import KeelScene

/// What becomes of an event.
public enum Verdict: Hashable, Sendable {
  /// The program answers the event, which is now one that the scene allows: a value on a step of its slider, a range inside
  /// of its list, a text without line ends for a field of one line.
  case accepted(Event)
  /// The scene has changed since the event was made: its node is gone, disabled, redacted or covered, or offers this no
  /// more. Events of slow lines often are late, and do no harm.
  case late
  /// No state of the node allows the event. No front end sends such an event: somebody has forged it.
  case unlawful
}
