/// The engine of operators that consume all values and then send one, or none: `collect`, `reduce`, `last`, …
final class Gathering<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = UpstreamFailure

  enum Step {
    /// More values are needed.
    case more
    /// The result is known.
    case done
    case fail(Downstream.Failure)
  }

  private let lock = Lock()
  private var ends: Ends<Downstream>
  /// True if the subscriber has requested the result, or if the end without a result does not wait for a request.
  private var hasDemand: Bool
  private var isDone = false
  private let mapFailure: (UpstreamFailure) -> Downstream.Failure
  private let step: (Input) -> Step
  private let result: () -> Downstream.Input?

  /// - Parameters:
  ///   - waits: If true, the end without a result also waits for a request, as in Combine.
  ///   - result: Called once, when a result is known or the upstream publisher has finished.
  init(
    _ downstream: Downstream, waits: Bool = true,
    failure mapFailure: @escaping (UpstreamFailure) -> Downstream.Failure,
    step: @escaping (Input) -> Step, result: @escaping () -> Downstream.Input?
  ) {
    ends = Ends(downstream)
    hasDemand = !waits
    self.mapFailure = mapFailure
    self.step = step
    self.result = result
  }

  func receive(subscription: any Subscription) {
    guard let receiver = lock({ ends.take(subscription) }) else { return subscription.cancel() }
    receiver.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock({ ends.downstream != nil && !isDone }) else { return .none }
    switch step(input) {
    case .more: break
    case .done:
      finish()?.cancel()
    case .fail(let error):
      let ends = lock { self.ends.release() }
      ends.upstream?.cancel()
      ends.downstream?.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard lock({ !isDone }) else { return }
    switch completion {
    case .finished: withExtendedLifetime(finish()) {}
    case .failure(let error): lock { ends.release() }.downstream?.receive(completion: .failure(mapFailure(error)))
    }
  }

  /// Sends the result if it has been requested. Returns the upstream subscription, which is no longer needed.
  private func finish() -> (any Subscription)? {
    let (isWanted, upstream) = lock { () -> (Bool, (any Subscription)?) in
      isDone = true
      return (hasDemand, ends.dropUpstream())
    }
    if isWanted { sendResult() }
    return upstream
  }

  private func sendResult() {
    guard let downstream = lock({ ends.release() }).downstream else { return }
    if let output = result() { _ = downstream.receive(output) }
    downstream.receive(completion: .finished)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let isResultWanted = lock {
      guard !hasDemand else { return false }
      hasDemand = true
      return isDone
    }
    if isResultWanted { sendResult() }
  }

  func cancel() { lock { ends.release() }.upstream?.cancel() }
}
