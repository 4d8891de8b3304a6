import KeelModel
import Testing

/// The cost of a waiting value in an operator is independent of the number of values before it.
@Suite struct QueueTests {
  @Test func elementsComeOutInOrderAndHardlyAnyIsMoved() {
    var queue = Queue<Int>()
    for value in 0..<100_000 { queue.append(value) }
    #expect(queue.count == 100_000 && queue.first == 0)
    var isInOrder = true
    for value in 0..<100_000 { isInOrder = isInOrder && queue.popFirst() == value }
    #expect(isInOrder && queue.isEmpty && queue.popFirst() == nil)
    #expect(queue.moveCount <= 100_000)
  }

  @Test func elementsMayComeWhileOthersGo() {
    var queue = Queue<Int>()
    var taken: [Int] = []
    for value in 0..<10_000 {
      queue.append(2 * value)
      queue.append(2 * value + 1)
      if let first = queue.popFirst() { taken.append(first) }
    }
    while let next = queue.popFirst() { taken.append(next) }
    #expect(taken == Array(0..<20_000))
    #expect(queue.moveCount <= 20_000)
  }

  @Test func takenElementsAreReleased() {
    final class Held {}
    var queue = Queue<Held>()
    weak var first: Held?
    for number in 0..<10 {
      let held = Held()
      if number == 0 { first = held }
      queue.append(held)
    }
    #expect(first != nil)
    _ = queue.popFirst()
    #expect(first == nil && queue.count == 9)
  }

  @Test func aHundredThousandValuesWaitForTheirPartners() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var sum = 0
    let token = one.zip(other).sink { sum += $0.0 - $0.1 + 1 }
    for value in 0..<100_000 { one.send(value) }
    for value in 0..<100_000 { other.send(value) }
    #expect(sum == 100_000)
    token.cancel()
  }

  @Test func aHundredThousandValuesWaitInABuffer() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    subject.buffer(size: 100_000, prefetch: .byRequest, whenFull: .dropNewest).subscribe(reader)
    for value in 0..<100_001 { subject.send(value) }
    reader.request(100_001)
    #expect(reader.values == Array(0..<100_000))
    reader.cancel()
  }

  @Test func aHundredThousandValuesWaitInAFlatMap() {
    let subject = PassthroughSubject<Int, Never>()
    let reader = Reader<Int>()
    subject.flatMap { Just($0) }.subscribe(reader)
    for value in 0..<100_000 { subject.send(value) }
    reader.request(100_000)
    #expect(reader.values == Array(0..<100_000))
    reader.cancel()
  }
}
