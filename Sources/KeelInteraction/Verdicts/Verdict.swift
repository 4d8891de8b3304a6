public import KeelScene

/// The decision on an event.
public enum Verdict: Hashable, Sendable {
  /// The program answers the event. Its value has been adjusted to what the scene allows: a slider's value lies on a
  /// step, a range lies inside the list, a selection inside the text, and a text for a single-line field has no line
  /// breaks.
  case accepted(Event)
  /// The scene has changed since the event was made: its node is gone, disabled, redacted or covered, or no longer
  /// offers the action. Such events are common on slow connections, and harmless.
  case late
  /// No state of the node allows the event. No front end sends such an event: it is forged.
  case unlawful
}
