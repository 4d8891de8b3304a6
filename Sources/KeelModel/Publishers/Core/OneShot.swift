/// A subscription that sends one value and the end when a value is requested.
final class OneShot<Downstream: Subscriber>: Subscription {
  private let lock = Lock()
  private var downstream: Downstream?
  private let output: Downstream.Input

  init(_ downstream: Downstream, output: Downstream.Input) {
    self.downstream = downstream
    self.output = output
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let downstream = release() else { return }
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  func cancel() { withExtendedLifetime(release()) {} }

  private func release() -> Downstream? {
    lock {
      defer { downstream = nil }
      return downstream
    }
  }
}

extension Subscriber {
  /// Sends an empty subscription and the completion, for publishers that have no value to send.
  func receiveEnd(_ completion: Subscribers.Completion<Failure>) {
    receive(subscription: Subscriptions.empty)
    receive(completion: completion)
  }
}
