import KeelModel

/// A subscriber that asks for exactly what a test tells it to, and writes down what it gets.
final class Reader<Input>: Subscriber, Cancellable {
  typealias Failure = Never

  private(set) var values: [Input] = []
  private(set) var isFinished = false
  private(set) var completionCount = 0
  private var subscription: (any Subscription)?
  /// How many more it wants for each value.
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
