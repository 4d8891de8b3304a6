public import KeelScene

/// A substitute for a program: records every event and answers some with a patch, before `send` returns.
@MainActor public final class RecordingSink: EventSink {
  /// All events in order.
  public private(set) var events: [Event] = []
  /// The program's answer to an event; `nil` means none.
  public var answer: (@MainActor (Event) -> Patch?)?
  /// The receiver of the answers. Set it to the front end.
  public var show: (@MainActor (Patch) -> Void)?

  public init(answer: (@MainActor (Event) -> Patch?)? = nil) {
    self.answer = answer
  }

  public func send(_ event: Event) {
    events.append(event)
    if let patch = answer?(event) { show?(patch) }
  }

  public func clear() { events.removeAll() }

  /// The events without those that front ends report by themselves: the focus, visible rows, their surroundings.
  public var deeds: [Event] {
    events.filter { event in
      switch event {
      case .focus, .reveal, .environment: false
      default: true
      }
    }
  }
}
