/// How far the terminal is behind what has been sent: after each frame it is asked how it is, and answers when it has got
/// that far.
///
/// Vocabulary: a *report* is a question (DSR, `CSI 5 n`) whose answer is under way. The *probe* is the first one, sent
/// before anything is drawn.
///
/// - No frame goes out while the report behind the one before it is unanswered. What changes meanwhile becomes one frame:
///   on a slow line the latest state wins, whatever ssh and the kernel would take of our bytes.
/// - A terminal that leaves the probe unanswered is not asked again and not waited for. Should its answer come late, it
///   is waited for from then on.
/// - An answer that is lost holds nothing up for good: the next frame goes out when the time for it has passed.
///
/// It knows no clock: `now` is the time since any moment. Call `timeout(at:)` when `deadline` has passed.
struct FlowControl {
  static let question = "\u{1B}[5n"
  /// How long a terminal has to answer the probe. A line round the world takes a third of that.
  static let patience = Duration.seconds(1)

  private enum Report { case probe, frame }
  private var reports: [Report] = []
  /// Whether the terminal answers; `nil` before that is known.
  private(set) var answers: Bool?
  /// Answers that were given up and may still come.
  private var late = 0
  private var missed = 0
  /// When to wait no longer; `nil` where nothing is waited for.
  private(set) var deadline: Duration?

  /// Whether to put the question behind a frame.
  var asks: Bool { answers != false }
  /// Whether a frame may go out.
  var mayShow: Bool { !reports.contains(.frame) }
  /// Whether it is open what the terminal says of itself: it answers in the order that it was asked in.
  var isProbing: Bool { reports.contains(.probe) }
  /// Whether an answer is under way.
  var isWaiting: Bool { !reports.isEmpty }

  mutating func didSendProbe(at now: Duration) {
    reports.append(.probe)
    deadline = now + FlowControl.patience
  }

  /// A frame went out, with the question behind it if it `asks`.
  mutating func didSendFrame(ofBytes count: Int, at now: Duration) {
    guard asks else { return }
    reports.append(.frame)
    // Lines of 300 bytes a second are the slowest that anybody uses.
    if answers == true { deadline = now + .seconds(5) + .milliseconds(count * 10 / 3) }
  }

  /// An answer has come.
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
    deadline = reports.isEmpty ? nil : now + .seconds(5)
  }

  /// The deadline has passed.
  mutating func timeout(at now: Duration) {
    guard let end = deadline, now >= end else { return }
    missed += 1
    // Who has answered before may be behind a line that stands still: one frame at a time goes out all the same.
    if answers == nil || missed >= 3 {
      answers = false
      late += reports.count
    }
    reports.removeAll()
    deadline = nil
  }

  /// What was under way went to somebody else: the shell had the terminal meanwhile.
  mutating func forget() {
    reports.removeAll()
    deadline = nil
    late = 0
  }
}
