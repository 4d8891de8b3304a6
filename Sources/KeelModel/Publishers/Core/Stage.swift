/// The result of processing one upstream value.
enum StageStep<Output, Failure: Error> {
  case send(Output)
  case skip
  case finish
  /// A last value, then the end.
  case sendLast(Output)
  case fail(Failure)
}

/// The engine of operators that turn each value into at most one, between a publisher and a subscriber.
///
/// Demand passes through; for a value that is skipped another one is requested. Values arrive one at a time, so the
/// state that the closure keeps between them needs no lock.
final class Stage<Input, UpstreamFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = UpstreamFailure

  private let lock = Lock()
  private var ends: Ends<Downstream>
  private var isEnding = false
  private let mapFailure: (UpstreamFailure) -> Downstream.Failure
  private let step: (Input) -> StageStep<Downstream.Input, Downstream.Failure>

  init(
    _ downstream: Downstream, failure mapFailure: @escaping (UpstreamFailure) -> Downstream.Failure,
    step: @escaping (Input) -> StageStep<Downstream.Input, Downstream.Failure>
  ) {
    ends = Ends(downstream)
    self.mapFailure = mapFailure
    self.step = step
  }

  func receive(subscription: any Subscription) {
    if let receiver = lock({ ends.take(subscription) }) {
      receiver.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let receiver = lock({ isEnding ? nil : ends.downstream }) else { return .none }
    switch step(input) {
    case .send(let output): return receiver.receive(output)
    case .skip: return .max(1)
    case .finish: end(.finished)
    case .fail(let error): end(.failure(error))
    case .sendLast(let output):
      lock { isEnding = true }
      _ = receiver.receive(output)
      end(.finished)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    guard !lock({ isEnding }) else { return }
    lock { ends.release() }.downstream?.receive(completion: completion.mapError(mapFailure))
  }

  func request(_ demand: Subscribers.Demand) {
    lock { isEnding ? nil : ends.upstream }?.request(demand)
  }

  func cancel() {
    lock { ends.release() }.upstream?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ends = lock { self.ends.release() }
    ends.upstream?.cancel()
    ends.downstream?.receive(completion: completion)
  }
}

extension Publisher {
  /// Attaches a subscriber through a stage that keeps the type of error.
  func subscribe<S: Subscriber>(_ subscriber: S, step: @escaping (Output) -> StageStep<S.Input, Failure>)
  where S.Failure == Failure {
    subscribe(Stage(subscriber, failure: { $0 }, step: step))
  }

  /// Attaches a subscriber through a stage whose closure may throw.
  func subscribeTrying<S: Subscriber>(
    _ subscriber: S, step: @escaping (Output) throws -> StageStep<S.Input, any Error>
  ) where S.Failure == any Error {
    subscribe(
      Stage(subscriber, failure: { $0 }) { (input: Output) in
        do { return try step(input) } catch { return .fail(error) }
      })
  }
}

/// Converts the error of a publisher that cannot fail to any type.
func fromNever<Failure>(_ error: Never) -> Failure {}
