import Glibc
import Testing

@testable import KeelWeb

/// Data that a turn sends to many real sockets arrives completely and in order, from any thread.
@MainActor @Suite(.serialized) struct OutboxTests {
  /// The client's end of a connection.
  @MainActor private final class Page {
    let stream: SocketStream
    let socket: WebSocket
    private let descriptor: Int32
    private(set) var received: [UInt8] = []
    private(set) var hasEnded = false

    init?(poller: Poller, schedule: Schedule) {
      var ends: [Int32] = [0, 0]
      guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
      guard let stream = SocketStream(descriptor: ends[0], poller: poller) else { return nil }
      descriptor = ends[1]
      self.stream = stream
      socket = WebSocket(
        stream: stream, limits: FrameDecoder.Limits(), times: WebSocket.Times(), schedule: schedule, metrics: Metrics())
    }

    isolated deinit { Glibc.close(descriptor) }

    func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    func read() {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      if count > 0 { received += bytes.prefix(count) }
      if count == 0 { hasEnded = true }
    }
  }

  private let poller: Poller
  private let schedule = Schedule(startingAt: 0)

  init() throws { poller = try #require(Poller()) }

  private func pages(_ count: Int) throws -> [Page] {
    try (0..<count).map { _ in try #require(Page(poller: poller, schedule: schedule)) }
  }

  /// Waits until the other thread and its reports have been processed.
  private func wait(until isDone: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(120)
    while !isDone(), ContinuousClock.now < end { await Task.yield() }
  }

  @Test func aFewAreSentAtOnce() throws {
    let pages = try pages(Outbox.leftAlone)
    for page in pages { page.socket.send("a") }
    for page in pages {
      page.read()
      #expect(page.received == FrameEncoder.text("a"))
    }
    #expect(poller.outbox.takenCount == 0)
  }

  @Test func aCrowdGetsAllInOrder() async throws {
    let pages = try pages(100)
    let texts = (0..<5).map { "message \($0)" }
    for text in texts { for page in pages { page.socket.send(text) } }
    let expected = texts.flatMap { FrameEncoder.text($0) }
    await wait {
      for page in pages { page.read() }
      return pages.allSatisfy { $0.received.count >= expected.count && $0.socket.queuedBytes == 0 }
    }
    for page in pages { #expect(page.received == expected && page.socket.queuedBytes == 0) }
    // In one turn, the first connections are served by the turn itself.
    #expect(poller.outbox.takenCount >= pages.count - Outbox.leftAlone)
  }

  @Test func countingBeginsAnewWhenTheTurnIsOver() async throws {
    let pages = try pages(Outbox.leftAlone + 1)
    for page in pages { page.socket.send("a") }
    #expect(poller.outbox.takenCount == 1)
    await wait { pages.allSatisfy { $0.socket.queuedBytes == 0 } }
    for page in pages.dropLast() { page.socket.send("b") }
    #expect(poller.outbox.takenCount == 1)
  }

  @Test func aConnectionClosedMeanwhileFinishesItsMessage() async throws {
    let pages = try pages(60)
    for page in pages { page.socket.send("last words") }
    for page in pages { page.socket.end() }
    await wait {
      for page in pages { page.read() }
      return pages.allSatisfy(\.hasEnded)
    }
    for page in pages { #expect(page.received == FrameEncoder.text("last words")) }
  }

  @Test func aConnectionWithoutAPeerEnds() async throws {
    let pages = try pages(40)
    var ended = 0
    for page in pages {
      page.socket.onEnd = { ended += 1 }
      page.hangUp()
      page.socket.send("a")
    }
    await wait { ended == pages.count }
    #expect(ended == pages.count)
  }
}
