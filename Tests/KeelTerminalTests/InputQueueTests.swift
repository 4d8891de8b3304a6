import Testing

@testable import KeelTerminal

/// The input that waits while a turn of the loop hangs.
@Suite struct InputQueueTests {
  private func queue(_ text: String) -> InputQueue {
    var queue = InputQueue()
    queue.feed(Array(text.utf8))
    return queue
  }

  private func drained(_ queue: InputQueue) -> [Input] {
    var queue = queue
    var all: [Input] = []
    while let next = queue.next() { all.append(next) }
    return all
  }

  private let c = Input.key(Key(.character("c"), .control))

  @Test func inputKeepsItsOrderAcrossReadings() {
    var queue = queue("a\u{1B}[")
    queue.feed(Array("Ab".utf8))
    #expect(drained(queue) == [.key(Key(.character("a"))), .key(Key(.up)), .key(Key(.character("b")))])
  }

  @Test func controlCTwiceEndsTheProgram() {
    #expect(!queue("").endsProgram)
    #expect(!queue("\u{3}").endsProgram)
    #expect(queue("\u{3}\u{3}").endsProgram)
    #expect(queue("\u{3}q\r\u{3}").endsProgram, "other keys are pressed in between")
    #expect(queue("\u{1B}\u{3}\u{3}").endsProgram, "Escape was pressed just before")
  }

  @Test func oneControlCEndsTheProgramOnceTheAppWasAskedToClose() {
    var queue = queue("")
    queue.hasAskedToClose = true
    #expect(!queue.endsProgram)
    queue.feed([3])
    #expect(queue.endsProgram)
  }

  @Test func otherInputEndsNothing() {
    #expect(!queue("qq\u{1A}\u{1C}\u{1C}\u{1B}").endsProgram)
    #expect(!queue("\u{1B}[200~\u{3}\u{3}\u{1B}[201~").endsProgram, "a paste is text")
    #expect(!queue("cc").endsProgram)
  }

  @Test func handledInputNoLongerCounts() {
    var queue = queue("\u{3}")
    #expect(queue.next() == c)
    #expect(queue.isEmpty && queue.next() == nil)
    queue.feed([3])
    #expect(!queue.endsProgram)
  }

  @Test func aLoneEscapeIsAKeyOnceItsTimeHasPassed() {
    var queue = queue("\u{1B}")
    #expect(queue.isEmpty && queue.patience != nil)
    queue.timeout()
    queue.feed(Array("q".utf8))
    #expect(drained(queue) == [.key(Key(.escape)), .key(Key(.character("q")))])
  }

  @Test func memoryIsBoundedAndControlCStillCounts() {
    var queue = InputQueue(capacity: 100)
    for _ in 0..<64 { queue.feed([UInt8](repeating: UInt8(ascii: "x"), count: 50)) }
    queue.feed([3, 3])
    #expect(queue.endsProgram)
    let all = drained(queue)
    #expect(all.count == 102 && all.suffix(2) == [c, c])
  }

  @Test func aPasteWithoutRoomIsReportedByItsLength() {
    var queue = InputQueue(capacity: 100)
    queue.feed(Array("\u{1B}[200~\(String(repeating: "x", count: 200))\u{1B}[201~".utf8))
    #expect(drained(queue) == [.overlongPaste(bytes: 200)])
  }

  @Test func theQueueTakesInputAgainOnceItIsHandled() {
    var queue = InputQueue(capacity: 100)
    queue.feed([UInt8](repeating: UInt8(ascii: "x"), count: 200))
    while queue.next() != nil {}
    queue.feed(Array("y".utf8))
    #expect(drained(queue) == [.key(Key(.character("y")))])
  }
}
