import KeelModel

/// A subscriber with the demands that the test sets, which records its input.
final class Reader<Input>: Subscriber, Cancellable {
  typealias Failure = Never

  private(set) var values: [Input] = []
  private(set) var isFinished = false
  private(set) var completionCount = 0
  private var subscription: (any Subscription)?
  /// The demand that it returns for each value.
  var more = Subscribers.Demand.none

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }

  func receive(completion: Subscribers.Completion<Never>) {
    isFinished = true
    completionCount += 1
  }

  func request(_ count: Int) { subscription?.request(.max(count)) }
  func cancel() { subscription?.cancel() }
}
