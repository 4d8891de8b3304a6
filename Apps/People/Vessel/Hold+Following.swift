internal import KeelModel
internal import PeopleModel
internal import PeopleService

extension Hold {
  /// Follows a query on the main actor. A failure ends it until the next attempt (`Common.attempt`); queries that have
  /// not failed do not notice attempts.
  func following<Value: Sendable>(
    _ query: @escaping @Sendable (any PersonDBWork) -> AsyncStream<Result<Value, Fizzle>>
  ) -> AnyPublisher<Result<Value, Fizzle>, Never> {
    let attempts = toStore().stored(keyPath: \.attempt)
    return Deferred { [personDBWork] in
      let isDue = Flag()
      return attempts.filter { _ in isDue.take() }
        .map { _ in query(personDBWork).publisher }
        .switchToLatest().receive(on: .mainActor)
        .handleEvents(receiveOutput: { if case .failure = $0 { isDue.raise() } })
    }
    .eraseToAnyPublisher()
  }
}
