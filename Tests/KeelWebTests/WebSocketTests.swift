import Testing

@testable import KeelWeb

/// A WebSocket connection: its frames, its timeouts, and its queue for a page that reads slowly.
@MainActor @Suite struct WebSocketTests {
  let stream = FakeStream()
  let schedule = Schedule(startingAt: 0)
  let metrics = Metrics()
  let receiver = Receiver()
  let socket: WebSocket

  @MainActor final class Receiver: ChannelReceiver {
    var batches: [[String]] = []
    var drained = 0
    var closed = 0
    var confirmed: [Int] = []
    var answer: ((any Channel, String) -> Void)?
    func channel(_ channel: any Channel, received texts: [String]) {
      batches.append(texts)
      for text in texts { answer?(channel, text) }
    }
    func channel(_ channel: any Channel, confirmed number: Int) { confirmed.append(number) }
    func channelDrained(_ channel: any Channel) { drained += 1 }
    func channelClosed(_ channel: any Channel) { closed += 1 }
  }

  init() {
    socket = WebSocket(
      stream: stream, limits: FrameDecoder.Limits(), times: WebSocket.Times(), schedule: schedule, metrics: metrics)
    socket.receiver = receiver
  }

  @Test func messagesThatArriveTogetherAreAnsweredInOneWrite() {
    receiver.answer = { channel, text in channel.send("re " + text) }
    stream.receive(Frames.text("a") + Frames.text("b"))
    #expect(receiver.batches == [["a", "b"]])
    #expect(stream.texts == ["re a", "re b"])
    #expect(stream.writes == 1)
  }

  @Test func aPingIsAnsweredInItsPlace() {
    receiver.answer = { channel, text in channel.send(text) }
    stream.receive(Frames.text("a") + Frames.frame(9, [7]) + Frames.text("b"))
    #expect(stream.frames.map(\.opcode) == [1, 10, 1])
    #expect(stream.frames[1].payload == [7])
  }

  @Test func theAnswerToAPingConfirmsEarlierMessages() {
    socket.send("a")
    socket.confirm(12)
    socket.confirm(13)
    #expect(stream.frames.map(\.opcode) == [1, 9], "one question at a time")
    #expect(stream.frames[1].payload == Array("12".utf8))
    stream.receive(Frames.frame(10, Array("11".utf8)))
    #expect(receiver.confirmed == [])
    stream.receive(Frames.frame(10, Array("12".utf8)))
    stream.receive(Frames.frame(10, Array("12".utf8)))
    #expect(receiver.confirmed == [12])
    for number in 0..<100 {
      socket.confirm(number)
      stream.receive(Frames.frame(10, Array("\(number)".utf8)))
    }
    #expect(receiver.confirmed.count == 101 && stream.closeCode == nil, "answers are no flood")
  }

  @Test func aFloodOfPingsIsEnded() {
    for _ in 0..<30 { stream.receive(Frames.frame(9, [])) }
    #expect(stream.closeCode == 1008)
    #expect(receiver.closed == 1)
  }

  @Test func aMalformedFrameClosesWithItsCodeAfterEarlierMessages() {
    stream.receive(Frames.text("a") + [0xFF, 0xFF])
    #expect(receiver.batches == [["a"]])
    #expect(stream.closeCode == 1002)
    #expect(receiver.closed == 1)
    #expect(metrics[.malformedFrame] == 1)
    // The other side has three seconds to close; then the connection is cut.
    #expect(!stream.isClosed)
    schedule.advance(by: 3_000)
    #expect(stream.isClosed)
    #expect(schedule.count == 0)
  }

  @Test func binaryIsNotTaken() {
    stream.receive(Frames.frame(2, [1]))
    #expect(stream.closeCode == 1003)
  }

  @Test func aCloseIsAnsweredWithItsCode() {
    var ends = 0
    socket.onEnd = { ends += 1 }
    stream.receive(Frames.frame(8, [0x03, 0xE9]))
    #expect(stream.closeCode == 1001)
    #expect(stream.isClosed && ends == 1 && receiver.closed == 1)
    #expect(schedule.count == 0)
  }

  @Test func ourCloseIsOverWhenTheOtherSideAnswers() {
    socket.close(.goingAway, reason: "bye")
    #expect(!stream.isClosed)
    stream.receive(Frames.frame(8, [0x03, 0xE9]))
    #expect(stream.isClosed)
  }

  @Test func aPageThatAsksForASignOfLifeIsAnsweredByTheLineAlone() {
    stream.receive(Frames.text("a") + Frames.text("[\"k\"]") + Frames.text("b"))
    #expect(receiver.batches == [["a"], ["b"]], "a session never hears of it")
    #expect(stream.texts == ["[\"k\"]"])
    #expect(stream.writes == 1)
  }

  @Test func anHourOfAnIdlePageIsFiveKilobytes() {
    for _ in 0..<240 {
      schedule.advance(by: 15_000)
      stream.receive(Frames.text("[\"k\"]"))
    }
    #expect(receiver.batches.isEmpty && metrics.messagesIn == 0 && metrics.messagesOut == 0)
    #expect(metrics.bytesIn == 240 * 11 && metrics.bytesOut == 240 * 7)
    #expect(stream.frames.allSatisfy { $0.opcode == 1 }, "an active client is not pinged")
    #expect(stream.writes == 240 && schedule.count == 1)
  }

  @Test func aFloodOfSuchQuestionsIsEnded() {
    for _ in 0..<30 { stream.receive(Frames.text("[\"k\"]")) }
    #expect(stream.closeCode == 1008)
    #expect(receiver.closed == 1)
  }

  @Test func silenceIsAskedAboutAndThenEnds() {
    schedule.advance(by: 30_000)
    #expect(stream.frames.map(\.opcode) == [9])
    stream.receive(Frames.frame(10, []))
    schedule.advance(by: 29_000)
    #expect(stream.frames.count == 1)
    schedule.advance(by: 1_000)
    #expect(stream.frames.map(\.opcode) == [9, 9])
    schedule.advance(by: 20_000)
    #expect(stream.isClosed && receiver.closed == 1)
  }

  @Test func aBusyLineIsNotAskedAndCostsNoTimers() {
    for _ in 0..<60 {
      schedule.advance(by: 1_000)
      stream.receive(Frames.text("k"))
    }
    #expect(stream.frames.isEmpty)
    #expect(schedule.count == 1)
  }

  @Test func unsentBytesWait() {
    stream.room = 3
    socket.send("hello")
    #expect(socket.queuedBytes == 4)
    #expect(stream.wantsWrites)
    socket.send("more")
    stream.makeRoom(.max)
    #expect(stream.texts == ["hello", "more"])
    #expect(socket.queuedBytes == 0 && receiver.drained == 1 && !stream.wantsWrites)
  }

  @Test func writesOfOtherThreadsKeepTheirOrderAndCount() {
    stream.handsOver = true
    socket.send("a")
    socket.send("b")
    #expect(stream.writes == 0 && socket.queuedBytes == 6, "one at a time")
    stream.writeHandedOver()
    #expect(stream.texts == ["a"] && socket.queuedBytes == 3)
    socket.send("c")
    stream.handsOver = false
    stream.writeHandedOver()
    #expect(stream.texts == ["a", "b", "c"] && socket.queuedBytes == 0)
  }

  @Test func unfinishedWritesOfOtherThreadsWait() {
    stream.handsOver = true
    socket.send("hello")
    socket.send("more")
    stream.room = 3
    stream.writeHandedOver()
    #expect(stream.handedOver.map { Array($0) } == Array("ello".utf8))
    stream.writeHandedOver()
    #expect(stream.wantsWrites && socket.queuedBytes == 4 + 6)
    socket.dropQueued()
    #expect(socket.queuedBytes == 4, "a started message is finished")
    stream.handsOver = false
    stream.makeRoom(.max)
    #expect(stream.texts == ["hello"] && receiver.drained == 1)
  }

  @Test func bytesThatOtherThreadsWriteAreNotDropped() {
    stream.handsOver = true
    socket.send("hello")
    socket.send("more")
    socket.dropQueued()
    #expect(socket.queuedBytes == 7)
    stream.writeHandedOver()
    #expect(stream.texts == ["hello"] && socket.queuedBytes == 0)
  }

  @Test func aCloseIsAnsweredAfterTheWritesOfOtherThreads() {
    stream.handsOver = true
    socket.send("hello")
    stream.receive(Frames.frame(8, [0x03, 0xE9]))
    #expect(!stream.isClosed)
    stream.handsOver = false
    stream.writeHandedOver()
    #expect(stream.texts == ["hello"] && stream.closeCode == 1001 && stream.isClosed)
    #expect(schedule.count == 0)
  }

  @Test func aWriteErrorOfAnotherThreadEndsTheSocket() {
    stream.handsOver = true
    socket.send("hello")
    stream.onWritten?(.ended)
    #expect(stream.isClosed && receiver.closed == 1 && socket.queuedBytes == 0)
  }

  @Test func aFrameThatHasBegunIsFinishedWhenTheOthersAreDropped() {
    stream.room = 3
    socket.send("begun")
    socket.send("dropped")
    socket.dropQueued()
    #expect(socket.queuedBytes == 4)
    stream.makeRoom(.max)
    #expect(stream.texts == ["begun"])
    #expect(receiver.drained == 1)
  }

  @Test func aClientThatDoesNotReadIsDroppedAfterAWhile() {
    stream.room = 0
    socket.send("hello")
    schedule.advance(by: 29_000)
    // Messages sent meanwhile do not extend the time limit.
    socket.send("more")
    #expect(!stream.isClosed)
    schedule.advance(by: 1_000)
    #expect(stream.isClosed && receiver.closed == 1)
    #expect(metrics[.slowReader] == 1)
  }

  @Test func replacementsOfDroppedMessagesDoNotExtendTheTimeLimit() {
    stream.room = 0
    socket.send("hello")
    for _ in 0..<29 {
      schedule.advance(by: 1_000)
      socket.dropQueued()
      socket.send("the latest")
    }
    #expect(!stream.isClosed)
    schedule.advance(by: 1_000)
    #expect(stream.isClosed && metrics[.slowReader] == 1)
  }

  @Test func aClientThatReadsAgainRestartsTheTimeLimit() {
    stream.room = 0
    socket.send("hello")
    schedule.advance(by: 20_000)
    stream.makeRoom(1_000)
    stream.room = 0
    socket.send("more")
    schedule.advance(by: 20_000)
    #expect(!stream.isClosed && metrics[.slowReader] == 0)
  }

  @Test func queuedMessagesAreSentBeforeTheReasonToClose() {
    receiver.answer = { channel, text in
      channel.send("re " + text)
      channel.close(sending: .closed, "closed by the user")
    }
    stream.receive(Frames.text("a"))
    #expect(stream.texts == ["re a", "[\"x\",4003,\"closed by the user\"]"])
    #expect(stream.closeCode == 4003 && stream.writes == 1)
  }

  @Test func queuedMessagesAreSentBeforeACloseIsAnswered() {
    receiver.answer = { channel, text in channel.send("re " + text) }
    stream.receive(Frames.text("a") + Frames.text("b") + Frames.frame(8, []))
    #expect(stream.texts == ["re a", "re b"] && stream.closeCode == 1000 && stream.isClosed)
  }

  @Test func theEndOfTheConnectionIsReportedOnce() {
    stream.receive([])
    stream.onReady?(true, true)
    socket.close(.normal, reason: "")
    #expect(receiver.closed == 1)
    #expect(stream.written.isEmpty)
  }
}
