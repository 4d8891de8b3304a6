internal import Glibc

/// A WebSocket over a stream of bytes: frames in and out, pings, the closing handshake, and times for all of it.
///
/// It holds what the stream does not take yet; who sends looks at `queuedBytes` and sends less.
@MainActor final class WebSocket: Channel {
  struct Times: Equatable {
    /// How long the other side may be silent before it is asked for a sign of life.
    var silence: Milliseconds = 30_000
    /// How long it then has to answer.
    var answer: Milliseconds = 20_000
    /// How long a slow reader may leave the queue as it is.
    var stalled: Milliseconds = 30_000
    /// How long the other side has to close after we did.
    var closing: Milliseconds = 3_000
  }

  weak var receiver: (any ChannelReceiver)?
  private let stream: any ByteStream
  private let schedule: Schedule
  private let times: Times
  private let metrics: Metrics
  private var decoder: FrameDecoder
  private var queue: [[UInt8]] = []
  /// How much of the first message in the queue has gone out.
  private var written = 0
  /// Whether others are writing the first message in the queue.
  private var isHandedOver = false
  /// Whether it ends when these are done.
  private var isLeaving = false
  private(set) var queuedBytes = 0
  private var state = State.open
  private var lastHeard: Milliseconds
  private var lastWrote: Milliseconds
  /// Whether the stream took nothing when it was last given something: what is queued then is no beginning.
  private var isFull = false
  private var isAsked = false
  /// The number of the confirmation that is waited for.
  private var confirming: Int?
  /// Whether what is sent waits for more to go with it.
  private var isCorked = false
  private var pings = TokenBucket(rate: 5, burst: 20)
  private var timer: Schedule.Ticket?
  /// What went wrong, for the log.
  private(set) var failure: FrameDecoder.Failure?
  /// Told once, after the receiver.
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
    lastHeard = schedule.now
    lastWrote = schedule.now
    stream.onReady = { [weak self] readable, writable in self?.ready(readable: readable, writable: writable) }
    stream.onWritten = { [weak self] result in self?.wrote(result) }
    timer = schedule.at(lastHeard + times.silence) { [weak self] in self?.look() }
  }

  // MARK: Sending

  func send(_ text: String) {
    guard state == .open else { return }
    metrics.messagesOut += 1
    enqueue(FrameEncoder.text(text))
  }

  /// A ping says so: its answer comes after all that was sent before has been read.
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
    // A page that does not read will not read this either; what it has begun to get it gets whole.
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
    // While earlier frames wait, the stream says when it takes more.
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

  /// Notes what came of a write of the first of the queue. Says whether the stream may take more.
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

  /// What was handed over has been written, as far as it could be.
  private func wrote(_ result: StreamResult) {
    isHandedOver = false
    guard state != .ended else { return }
    if took(result) { flush() }
    if isLeaving { leave() }
  }

  /// Ends when all is said that the stream takes.
  private func leave() {
    isLeaving = isHandedOver
    guard !isHandedOver else { return }
    stream.finishWriting()
    end()
  }

  /// The first of the queue; small ones are joined, for each write costs a call of the system.
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

  /// All sockets are read into this one buffer, one after the other.
  private static let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  private func read() {
    switch stream.read(into: WebSocket.buffer) {
    case .notNow: return
    case .ended: end()
    case .bytes(let count):
      metrics.bytesIn += count
      lastHeard = schedule.now
      isAsked = false
      feed(UnsafeRawBufferPointer(rebasing: WebSocket.buffer.prefix(count)))
    }
  }

  /// Takes bytes that arrived before the stream was ours, too.
  func feed(_ bytes: UnsafeRawBufferPointer) {
    // Handlers may close the socket, which ends the decoder's use: messages are handed over when it is done.
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

  /// A page asks whether there is anybody: it cannot send pings of its own. The answer is made here, for thousands may ask.
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
      // The answer has the code that was sent; then the stream is done with.
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

  /// Looks whether the other side still reads and speaks; times that have not come are waited for.
  private func look() {
    guard state == .open else { return }
    let now = schedule.now
    if !queue.isEmpty, now - lastWrote >= times.stalled {
      metrics.count(.slowReader)
      close(.policy, reason: "too slow")
      // It is not told: it does not read.
      return end()
    }
    let silent = now - lastHeard
    if isAsked, silent >= times.silence + times.answer { return end() }
    if !isAsked, silent >= times.silence {
      isAsked = true
      enqueue(FrameEncoder.ping())
      guard state == .open else { return }
    }
    var due = lastHeard + times.silence + (isAsked ? times.answer : 0)
    if !queue.isEmpty { due = min(due, lastWrote + times.stalled) }
    plan(max(due, now + 1))
  }

  /// Ends at once.
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
