internal import Glibc

/// A WebSocket over a stream of bytes: frames in both directions, pings, the closing handshake, and their time limits.
///
/// It queues output that the stream does not accept yet. Senders read `queuedBytes` and send less.
@MainActor final class WebSocket: Channel {
  struct Times: Equatable {
    /// The time without input after which a ping is sent.
    var silence: Milliseconds = 30_000
    /// The time that the other side then has to answer.
    var answer: Milliseconds = 20_000
    /// The time for which a slow reader may leave the queue unchanged.
    var stalled: Milliseconds = 30_000
    /// The time that the other side has to close after this side has closed.
    var closing: Milliseconds = 3_000
  }

  weak var receiver: (any ChannelReceiver)?
  private let stream: any ByteStream
  private let schedule: Schedule
  private let times: Times
  private let metrics: Metrics
  private var decoder: FrameDecoder
  private var queue: [[UInt8]] = []
  /// The number of bytes of the first queued message that have been sent.
  private var written = 0
  /// True while another thread writes the first queued message.
  private var isHandedOver = false
  /// True if the socket ends when that write is done.
  private var isLeaving = false
  private(set) var queuedBytes = 0
  private var state = State.open
  private var lastReceived: Milliseconds
  private var lastWrote: Milliseconds
  /// True if the stream accepted nothing at the last write. A frame that is queued then does not restart the time limit
  /// of a slow reader.
  private var isFull = false
  private var isAsked = false
  /// The number of the pending confirmation.
  private var confirming: Int?
  /// True while output waits to be joined with more output.
  private var isCorked = false
  private var pings = TokenBucket(rate: 5, burst: 20)
  private var timer: Schedule.Ticket?
  /// The fault of the other side, for the log.
  private(set) var failure: FrameDecoder.Failure?
  /// Called once, after the receiver.
  var onEnd: (@MainActor () -> Void)?

  private enum State { case open, closing, ended }

  init(
    stream: any ByteStream, limits: FrameDecoder.Limits, times: Times, schedule: Schedule, metrics: Metrics
  ) {
    self.stream = stream
    self.schedule = schedule
    self.times = times
    self.metrics = metrics
    decoder = FrameDecoder(limits: limits)
    lastReceived = schedule.now
    lastWrote = schedule.now
    stream.onReady = { [weak self] readable, writable in self?.ready(readable: readable, writable: writable) }
    stream.onWritten = { [weak self] result in self?.wrote(result) }
    timer = schedule.at(lastReceived + times.silence) { [weak self] in self?.look() }
  }

  // MARK: Sending

  func send(_ text: String) {
    guard state == .open else { return }
    metrics.messagesOut += 1
    enqueue(FrameEncoder.text(text))
  }

  /// Sends the number in a ping: its answer follows the reading of everything that was sent before.
  func confirm(_ number: Int) {
    guard state == .open, confirming == nil else { return }
    confirming = number
    enqueue(FrameEncoder.ping(Array(String(number).utf8)))
  }

  func dropQueued() {
    let isBegun = written > 0 || isHandedOver
    guard queue.count > 1 || !isBegun else { return }
    let begun = isBegun ? queue.first : nil
    queue = begun.map { [$0] } ?? []
    queuedBytes = (begun?.count ?? 0) - written
    if queue.isEmpty { stream.wantsWrites = false }
  }

  func close(_ code: CloseCode, reason: String) {
    guard state == .open else { return }
    state = .closing
    // A page that does not read will not read this either. A message that has been sent in part is completed.
    if stream.wantsWrites { dropQueued() }
    enqueue(FrameEncoder.close(code, reason: reason))
    timer?.cancel()
    timer = schedule.at(schedule.now + times.closing) { [weak self] in self?.end() }
    receiver?.channelClosed(self)
    receiver = nil
  }

  private func enqueue(_ frame: [UInt8]) {
    metrics.bytesOut += frame.count
    if queue.isEmpty, !isFull { lastWrote = schedule.now }
    queue.append(frame)
    queuedBytes += frame.count
    // While earlier frames wait, the stream notifies when it accepts more.
    if queue.count == 1 { flush() }
  }

  private func flush() {
    while !isCorked, !isHandedOver, let first = joinedHead() {
      isHandedOver = stream.handOver(first, from: written)
      guard !isHandedOver else { return }
      let result = first.withUnsafeBytes { stream.write(UnsafeRawBufferPointer(rebasing: $0.dropFirst(written))) }
      guard took(result) else { return }
    }
    guard queue.isEmpty, stream.wantsWrites else { return }
    stream.wantsWrites = false
    receiver?.channelDrained(self)
  }

  /// Records the result of a write of the first queued message. Returns true if the stream may accept more.
  private func took(_ result: StreamResult) -> Bool {
    switch result {
    case .bytes(let count):
      written += count
      queuedBytes -= count
      lastWrote = schedule.now
      isFull = false
      if written == queue[0].count {
        queue.removeFirst()
        written = 0
      }
      return true
    case .notNow:
      isFull = true
      if !stream.wantsWrites {
        stream.wantsWrites = true
        let due = schedule.now + times.stalled
        if state == .open, timer.map({ $0.due > due }) ?? true { plan(due) }
      }
      return false
    case .ended:
      end()
      return false
    }
  }

  /// Handles the result of a write that was handed over.
  private func wrote(_ result: StreamResult) {
    isHandedOver = false
    guard state != .ended else { return }
    if took(result) { flush() }
    if isLeaving { leave() }
  }

  /// Ends the stream once the pending write is done.
  private func leave() {
    isLeaving = isHandedOver
    guard !isHandedOver else { return }
    stream.finishWriting()
    end()
  }

  /// Returns the first queued message. Small messages are joined, because each write costs a system call.
  private func joinedHead() -> [UInt8]? {
    guard let first = queue.first else { return nil }
    guard queue.count > 1, written == 0, first.count < 4096 else { return first }
    var joined: [UInt8] = []
    var count = 0
    while count < queue.count, joined.count + queue[count].count <= 16 * 1024 {
      joined += queue[count]
      count += 1
    }
    if count > 1 { queue.replaceSubrange(0..<count, with: CollectionOfOne(joined)) }
    return queue[0]
  }

  // MARK: Receiving

  private func ready(readable: Bool, writable: Bool) {
    if writable { flush() }
    if readable { read() }
  }

  /// One buffer for all sockets, which are read one after the other.
  private static let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  private func read() {
    switch stream.read(into: WebSocket.buffer) {
    case .notNow: return
    case .ended: end()
    case .bytes(let count):
      metrics.bytesIn += count
      lastReceived = schedule.now
      isAsked = false
      feed(UnsafeRawBufferPointer(rebasing: WebSocket.buffer.prefix(count)))
    }
  }

  /// Decodes bytes, including bytes that arrived before the stream was passed to this object.
  func feed(_ bytes: UnsafeRawBufferPointer) {
    // Handlers may close the socket while the decoder is in use: messages are passed on when it is done.
    var messages: [FrameDecoder.Message] = []
    var failure: FrameDecoder.Failure?
    do { try decoder.feed(bytes) { messages.append($0) } } catch let error { failure = error }
    isCorked = true
    takeAll(messages)
    isCorked = false
    if state != .ended { flush() }
    guard let failure, state == .open else { return }
    self.failure = failure
    metrics.count(.malformedFrame)
    close(failure.code, reason: failure.reason.description)
  }

  private func takeAll(_ messages: [FrameDecoder.Message]) {
    var texts: [String] = []
    func hand() {
      guard !texts.isEmpty, state == .open else { return }
      metrics.messagesIn += texts.count
      receiver?.channel(self, received: texts)
      texts = []
    }
    for message in messages {
      if case .text(WireProtocol.signOfLife) = message {
        hand()
        answerSignOfLife()
      } else if case .text(let text) = message {
        texts.append(text)
      } else {
        hand()
        take(message)
      }
    }
    hand()
  }

  /// Answers the sign of life that a page requests, because it cannot send pings itself. Sessions are not involved,
  /// because thousands of pages may request one.
  private func answerSignOfLife() {
    guard state == .open else { return }
    guard pings.take(at: schedule.now) else { return close(.policy, reason: "too many pings") }
    enqueue(WebSocket.signOfLife)
  }
  private static let signOfLife = FrameEncoder.text(WireProtocol.signOfLife)

  private func take(_ message: FrameDecoder.Message) {
    if case .close = message, state == .closing { return end() }
    guard state == .open else { return }
    switch message {
    case .text: break
    case .binary: close(.unsupported, reason: "only text is taken")
    case .ping(let payload):
      guard pings.take(at: schedule.now) else { return close(.policy, reason: "too many pings") }
      enqueue(FrameEncoder.pong(payload))
    case .pong(let payload):
      if let number = confirming, payload.elementsEqual(String(number).utf8) {
        confirming = nil
        receiver?.channel(self, confirmed: number)
        return
      }
      if !pings.take(at: schedule.now) { close(.policy, reason: "too many pongs") }
    case .close(let code, _):
      if code == .goingAway { receiver?.channelLeft(self) }
      // The response has the code that was received. Then the stream ends.
      isCorked = false
      close(code ?? .normal, reason: "")
      flush()
      leave()
    }
  }

  // MARK: Time

  private func plan(_ due: Milliseconds) {
    timer?.cancel()
    timer = schedule.at(due) { [weak self] in self?.look() }
  }

  /// Checks that the other side still reads and responds, and waits for the next time limit.
  private func look() {
    guard state == .open else { return }
    let now = schedule.now
    if !queue.isEmpty, now - lastWrote >= times.stalled {
      metrics.count(.slowReader)
      close(.policy, reason: "too slow")
      // The close frame is not delivered, because the page does not read.
      return end()
    }
    let silent = now - lastReceived
    if isAsked, silent >= times.silence + times.answer { return end() }
    if !isAsked, silent >= times.silence {
      isAsked = true
      enqueue(FrameEncoder.ping())
      guard state == .open else { return }
    }
    var due = lastReceived + times.silence + (isAsked ? times.answer : 0)
    if !queue.isEmpty { due = min(due, lastWrote + times.stalled) }
    plan(max(due, now + 1))
  }

  /// Ends the connection immediately.
  func end() {
    guard state != .ended else { return }
    state = .ended
    timer?.cancel()
    timer = nil
    queue = []
    queuedBytes = 0
    stream.close()
    receiver?.channelClosed(self)
    receiver = nil
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}
