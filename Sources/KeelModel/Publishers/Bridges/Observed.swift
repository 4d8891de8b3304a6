/// A publisher of a value that is computed from `@Observable` models.
///
/// A new subscriber receives the current value. All receive the new one in the turn after any of the closure's reads
/// has changed, once for all the changes of a turn. `Observed { model.count }.removeDuplicates()` leaves out equal
/// values. The models are observed for as long as this object or a subscription to it exists.
public final class Observed<Output>: Publisher {
  /// The type of the error: none, because this publisher cannot fail.
  public typealias Failure = Never

  private let state: State
  private let token: ObservationToken

  /// Computes the value now, and again in the turn after a change of the closure's reads.
  ///
  /// - Parameters:
  ///   - fileID: The file that diagnostics report for the observer.
  ///   - line: The line that diagnostics report for the observer.
  ///   - value: Reads the models and returns the value.
  @MainActor public init(
    fileID: StaticString = #fileID, line: UInt = #line, _ value: @escaping @MainActor () -> Output
  ) {
    let state = State()
    self.state = state
    token = observe("Observed", fileID: fileID, line: line) {
      let value = value()
      // The reads of subscribers are not reads of the closure.
      withoutTracking { state.send(value) }
    }
  }

  /// Attaches a subscriber, which receives the current value first.
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

// The mutable state is guarded by the core's lock.
extension Observed: @unchecked Sendable where Output: Sendable {}
