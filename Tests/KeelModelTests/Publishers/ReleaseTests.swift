import KeelModel
import Testing

/// Subscriptions release everything after cancellation or completion.
@Suite struct PublisherReleaseTests {
  private let subject = PassthroughSubject<Int, Never>()

  private var chains: [(name: String, publisher: AnyPublisher<Int, Never>)] {
    let subject = subject
    return [
      ("append", subject.append(1).prepend(0).eraseToAnyPublisher()),
      ("catch", subject.setFailureType(to: Failed.self).catch { _ in Just(0) }.eraseToAnyPublisher()),
      ("collect", subject.collect().map(\.count).eraseToAnyPublisher()),
      ("combineLatest", subject.combineLatest(subject) { $0 + $1 }.eraseToAnyPublisher()),
      ("debounce", subject.debounce(for: 1, scheduler: ImmediateScheduler.shared).eraseToAnyPublisher()),
      ("first", subject.first { $0 > 100 }.eraseToAnyPublisher()),
      ("flatMap", subject.flatMap { [subject] _ in subject }.eraseToAnyPublisher()),
      ("handleEvents", subject.handleEvents(receiveOutput: { _ in }).eraseToAnyPublisher()),
      ("merge", subject.merge(with: subject).eraseToAnyPublisher()),
      ("receive", subject.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher()),
      ("share", subject.share().eraseToAnyPublisher()),
      ("subscribe", subject.subscribe(on: ImmediateScheduler.shared).eraseToAnyPublisher()),
      ("switchToLatest", subject.map { [subject] _ in subject }.switchToLatest().eraseToAnyPublisher()),
      ("one switchToLatest", subject.prefix(1).map { [subject] _ in subject }.switchToLatest().eraseToAnyPublisher()),
      ("zip", subject.zip(subject.dropFirst()) { $0 + $1 }.eraseToAnyPublisher()),
    ]
  }

  private func watch(_ publisher: AnyPublisher<Int, Never>) -> (token: AnyCancellable, witness: () -> Witness?) {
    let held = Witness()
    let token = publisher.sink { _ in withExtendedLifetime(held) {} }
    return (token, { [weak held] in held })
  }

  @Test func aCancelReleasesTheCapturesOfASubscriber() {
    for chain in chains {
      let (token, witness) = watch(chain.publisher)
      subject.send(1)
      subject.send(2)
      #expect(witness() != nil, "\(chain.name)")
      token.cancel()
      #expect(witness() == nil, "\(chain.name)")
    }
  }

  @Test func anEndReleasesTheCapturesOfASubscriber() {
    let watched = chains.map { ($0.name, watch($0.publisher)) }
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    for (name, watch) in watched { #expect(watch.witness() == nil, "\(name)") }
  }

  @Test func nothingIsSentAfterACancelDuringASend() {
    for chain in chains where chain.name != "collect" && chain.name != "first" {
      var token: AnyCancellable?
      var count = 0
      token = chain.publisher.sink { _ in
        count += 1
        token?.cancel()
      }
      // Values sent before `token` was assigned do not count.
      count = 0
      for value in 1...4 { subject.send(value) }
      // Each value is a reason to switch, so none comes through.
      #expect(count == (chain.name == "switchToLatest" ? 0 : 1), "\(chain.name)")
    }
  }
}
