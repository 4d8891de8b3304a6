/// Tracks how far the terminal is behind the bytes that were sent. A status request follows each frame, and the
/// terminal answers when it has processed everything before it.
///
/// Vocabulary: a *report* is a request (DSR, `CSI 5 n`) whose answer is pending. The *probe* is the first one, sent
/// before anything is drawn.
///
/// - No frame is sent while the report after the previous one is unanswered. Changes in between become one frame: on a
///   slow line the latest state wins, however many bytes ssh and the kernel would buffer.
/// - A terminal that does not answer the probe at once is not asked again and not waited for. If its answer arrives late,
///   as over a connection around the world, the terminal is waited for from then on.
/// - A lost answer does not block frames permanently: the next one is sent when the time limit has passed.
///
/// The type has no clock: `now` is the time since an arbitrary moment. Call `timeout(at:)` when `deadline` has passed.
struct FlowControl {
  static let question = "\u{1B}[5n"
  /// The time that a terminal has to answer the probe. Nothing is drawn before, so that it must not be noticed.
  static let patience = Duration.milliseconds(200)
  /// The time after which no late answer to the probe is expected. A connection around the world takes a third of that.
  private static let probeEnd = Duration.seconds(1)
  /// The time limit of the probe, and of a report after a frame, which includes no transfer.
  private let probeLimit: Duration
  private let frameLimit: Duration

  private enum Report { case probe, frame }
  private var reports: [Report] = []
  /// True if the terminal answers; `nil` until that is known.
  private(set) var answers: Bool?
  /// The number of answers that were given up and may still arrive.
  private var late = 0
  private var missed = 0
  private var probed = Duration.zero
  /// The time at which to stop waiting, or `nil` if there is nothing to wait for.
  private(set) var deadline: Duration?

  /// `limit` replaces the usual time limits for answers.
  init(limit: Duration? = nil) {
    probeLimit = limit ?? FlowControl.patience
    frameLimit = limit ?? .seconds(5)
  }

  /// True if a status request should follow each frame.
  var asks: Bool { answers != false }
  /// True if a frame may be sent.
  var mayShow: Bool { !reports.contains(.frame) }
  /// True while answers about the terminal itself may still arrive. It answers in the order of the requests.
  var isProbing: Bool { reports.contains(.probe) }
  /// True if an answer is pending.
  var isWaiting: Bool { !reports.isEmpty }

  /// Returns the time until which to wait for pending answers before the terminal is given back, because the shell would
  /// receive them as keys; `nil` if none is expected.
  ///
  /// The limit is three seconds for a stalled terminal, and half a second for one that has never answered.
  func answersEnd(at now: Duration) -> Duration? {
    if answers != false { return isWaiting ? now + (answers == true ? .seconds(3) : .milliseconds(500)) : nil }
    let end = min(probed + Self.probeEnd, now + .milliseconds(500))
    return late > 0 && now < end ? end : nil
  }

  mutating func didSendProbe(at now: Duration) {
    reports.append(.probe)
    probed = now
    deadline = now + probeLimit
  }

  /// Records that a frame was sent, followed by the request if `asks` is true.
  mutating func didSendFrame(ofBytes count: Int, at now: Duration) {
    guard asks else { return }
    reports.append(.frame)
    // The slowest lines in use transfer 300 bytes a second.
    if answers == true { deadline = now + frameLimit + .milliseconds(count * 10 / 3) }
  }

  /// Records that an answer arrived.
  mutating func didAnswer(at now: Duration) {
    missed = 0
    if late > 0, answers == false {
      late -= 1
      if late == 0 { answers = true }
      return
    }
    guard !reports.isEmpty else { return }
    reports.removeFirst()
    answers = true
    deadline = reports.isEmpty ? nil : now + frameLimit
  }

  /// Gives up the pending answers if the deadline has passed.
  mutating func timeout(at now: Duration) {
    guard let end = deadline, now >= end else { return }
    missed += 1
    // A terminal that has answered before may be behind a stalled line: frames are still sent, one at a time.
    if answers == nil || missed >= 3 {
      answers = false
      late += reports.count
    }
    reports.removeAll()
    deadline = nil
  }

  /// Discards the pending reports. The shell had the terminal in the meantime and received their answers.
  mutating func forget() {
    reports.removeAll()
    deadline = nil
    late = 0
  }
}
