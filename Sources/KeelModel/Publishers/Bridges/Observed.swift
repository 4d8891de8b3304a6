/// A publisher of something read from models that are `@Observable`.
///
/// A new subscriber gets the present value; all get the new one in the turn after anything that the closure reads has
/// changed, however many changes there were. `Observed { model.count }.removeDuplicates()` leaves out equal ones. Watching
/// lasts as long as this or a subscription does.
public final class Observed<Output>: Publisher {
  public typealias Failure = Never

  private let state: State
  private let token: ObservationToken

  /// Reads the value now, and again after a change.
  @MainActor public init(
    fileID: StaticString = #fileID, line: UInt = #line, _ value: @escaping @MainActor () -> Output
  ) {
    let state = State()
    self.state = state
    token = observe("Observed", fileID: fileID, line: line) {
      let value = value()
      // What subscribers read is not read by the closure.
      withoutTracking { state.send(value) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    state.core.attach(subscriber, owner: self, latest: { [state] in state.value })
  }

  private final class State {
    let core = SubjectCore<Output, Never>()
    private var stored: Output?

    var value: Output? { core.lock { stored } }

    func send(_ value: Output) {
      var former: Output?
      core.send(value) {
        former = stored
        stored = value
      }
      withExtendedLifetime(former) {}
    }
  }
}

// What varies is guarded by the core's lock.
extension Observed: @unchecked Sendable where Output: Sendable {}
