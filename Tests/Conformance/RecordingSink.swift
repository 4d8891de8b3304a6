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
    if case .geometry(let new, round: _) = event { reports += new }
    if case .select(let field, let range) = event { selections[field] = range }
    if case .environment(let environment) = event { width = environment.horizontalSizeClass }
    if let patch = answer?(event) { show?(patch) }
  }

  public func clear() { events.removeAll() }

  /// All reports of geometry in order, which are kept when the events are cleared.
  public private(set) var reports: [GeometryReport] = []

  /// The selection of each field that was reported last, which are kept when the events are cleared.
  public private(set) var selections: [NodeID: Range<Int>] = [:]

  /// The class of the window's width that was reported last; regular at the beginning.
  public private(set) var width = SceneEnvironment.SizeClass.regular

  /// The events without those that front ends report by themselves: the focus, selections, visible rows, their
  /// surroundings and geometry.
  public var deeds: [Event] {
    events.filter { event in
      switch event {
      case .focus, .select, .reveal, .environment, .geometry: false
      default: true
      }
    }
  }
}
