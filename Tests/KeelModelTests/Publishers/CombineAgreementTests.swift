import KeelModel
import Testing

/// Cases in which the publishers behaved differently from Combine's.
@Suite struct CombineAgreementTests {
  private struct Lost: Error, Equatable {}

  /// A publisher that retains its subscriber and reports its own release.
  private final class Keeper<Output, Failure: Error>: Publisher {
    private var subscriber: AnySubscriber<Output, Failure>?
    private let onRelease: () -> Void
    init(onRelease: @escaping () -> Void = {}) { self.onRelease = onRelease }
    deinit { onRelease() }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      self.subscriber = AnySubscriber(subscriber)
      subscriber.receive(subscription: Subscriptions.empty)
    }
  }

  @Test func fewerRetriesThanNoneAreAsManyAsItFails() {
    var attempts = 0
    var log: [Int] = []
    let token = Deferred { () -> AnyPublisher<Int, Lost> in
      attempts += 1
      return attempts < 100
        ? Fail(error: Lost()).eraseToAnyPublisher() : Just(attempts).setFailureType(to: Lost.self).eraseToAnyPublisher()
    }
    .retry(-1)
    .sink { _ in
    } receiveValue: {
      log.append($0)
    }
    #expect(log == [100])
    withExtendedLifetime(token) {}
  }

  @Test func aConnectionDoesNotKeepItsSubject() {
    let source = Keeper<Int, Never>()
    weak var subject: PassthroughSubject<Int, Never>?
    let connection: any Cancellable
    do {
      let made = PassthroughSubject<Int, Never>()
      subject = made
      connection = source.multicast(subject: made).connect()
      #expect(subject != nil)
    }
    #expect(subject == nil)
    connection.cancel()
  }

  @Test func aCancelledSequenceOfPublishersLetsGoOfThoseToCome() {
    let first = Keeper<Int, Never>()
    var isReleased = false
    var token: AnyCancellable?
    do {
      let second = Keeper<Int, Never> { isReleased = true }
      token = first.append(second).sink { _ in }
    }
    #expect(!isReleased)
    token?.cancel()
    #expect(isReleased)
    withExtendedLifetime(first) {}
  }

  @Test func anEndWithoutAValueWaitsForDemand() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(reader)
    subject.send(completion: .finished)
    #expect(!reader.isFinished)
    reader.request(1)
    #expect(reader.isFinished && reader.values.isEmpty)
  }
}
