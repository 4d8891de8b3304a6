public import KeelScene

/// Stands in for a program: notes every event and answers some with a patch, before `send` returns.
@MainActor public final class RecordingSink: EventSink {
  /// All events in order.
  public private(set) var events: [Event] = []
  /// What the program answers; `nil` is nothing.
  public var answer: (@MainActor (Event) -> Patch?)?
  /// Where answers go. Set it to the front end.
  public var show: (@MainActor (Patch) -> Void)?

  public init(answer: (@MainActor (Event) -> Patch?)? = nil) {
    self.answer = answer
  }

  public func send(_ event: Event) {
    events.append(event)
    if let patch = answer?(event) { show?(patch) }
  }

  public func clear() { events.removeAll() }

  /// Without what front ends report by themselves: the focus, rows in sight, their surroundings.
  public var deeds: [Event] {
    events.filter { event in
      switch event {
      case .focus, .reveal, .environment: false
      default: true
      }
    }
  }
}
