import KeelModel
import Testing

/// `buffer(size:prefetch:whenFull:)`.
@Suite struct BufferTests {
  private func read(_ strategy: Publishers.BufferingStrategy<Never>) -> (
    [Int], PassthroughSubject<Int, Never>, Reader<Int>
  ) {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(reader)
    for value in 1...4 { subject.send(value) }
    #expect(reader.values.isEmpty, "nothing is sent that was not asked for")
    reader.request(3)
    return (reader.values, subject, reader)
  }

  @Test func valuesBeyondTheCapacityAreDropped() {
    #expect(read(.dropNewest).0 == [1, 2])
    #expect(read(.dropOldest).0 == [3, 4])
  }

  @Test func requestedValuesAreSentAtOnceAndTheEndLast() {
    let (_, subject, reader) = read(.dropOldest)
    subject.send(5)
    #expect(reader.values == [3, 4, 5])
    subject.send(6)
    subject.send(completion: .finished)
    #expect(reader.values == [3, 4, 5] && !reader.isFinished, "waiting values are not lost at the end")
    reader.request(1)
    #expect(reader.values == [3, 4, 5, 6])
    #expect(!reader.isFinished, "the end waits until more is wanted")
    reader.request(1)
    #expect(reader.isFinished && reader.completionCount == 1)
  }

  @Test func aFullBufferMayFail() {
    struct Full: Error {}
    let subject = PassthroughSubject<Int, any Error>()
    var values: [Int] = []
    var hasFailed = false
    var subscription: (any Subscription)?
    let waiting = AnySubscriber<Int, any Error>(
      receiveSubscription: { subscription = $0 },
      receiveValue: { value in
        values.append(value)
        return .none
      }, receiveCompletion: { if case .failure(let error) = $0 { hasFailed = error is Full } })
    subject.buffer(size: 1, prefetch: .byRequest, whenFull: .customError { Full() }).subscribe(waiting)
    subject.send(1)
    subject.send(2)
    #expect(values.isEmpty)
    #expect(!hasFailed, "buffered values precede the end")
    subscription?.request(.max(2))
    #expect(values == [1] && hasFailed)
  }

  @Test func aFailureOvertakesWhatWaits() {
    struct Lost: Error {}
    let subject = PassthroughSubject<Int, Lost>()
    var log: [String] = []
    var subscription: (any Subscription)?
    let reader = AnySubscriber<Int, Lost>(
      receiveSubscription: { subscription = $0 },
      receiveValue: { value in
        log.append("\(value)")
        // The source fails while the buffer sends what it holds.
        if value == 1 { subject.send(completion: .failure(Lost())) }
        return .none
      }, receiveCompletion: { log.append("\($0)".contains("failure") ? "failed" : "finished") })
    subject.buffer(size: 9, prefetch: .byRequest, whenFull: .dropOldest).subscribe(reader)
    for value in 1...3 { subject.send(value) }
    subscription?.request(.unlimited)
    #expect(log == ["1", "failed"])
    subscription?.request(.unlimited)
    #expect(log == ["1", "failed"])
  }

  @Test func aSequenceIsTakenPieceByPiece() {
    let reader = Reader<Int>()
    (1...10).publisher.buffer(size: 3, prefetch: .keepFull, whenFull: .dropOldest).subscribe(reader)
    reader.request(4)
    #expect(reader.values == [1, 2, 3, 4])
    reader.request(10)
    #expect(reader.values == Array(1...10))
    #expect(reader.isFinished)
  }

  @Test func cancellingReachesTheSource() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    var cancels = 0
    subject.handleEvents(receiveCancel: { cancels += 1 })
      .buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(reader)
    #expect(cancels == 0)
    reader.cancel()
    #expect(cancels == 1)
    subject.send(1)
    reader.request(1)
    #expect(reader.values.isEmpty)
  }
}
