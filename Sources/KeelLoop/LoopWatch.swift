internal import CGLib
internal import CTimer
internal import Glibc
internal import Synchronization

/// Ends the process from a thread of its own if the main loop does not return.
///
/// A *turn* is what the loop does between two waits. A turn *hangs* once it has lasted longer than its limit. A timer of
/// the kernel runs during turns only, so that a hang and an ending signal wake the thread, and nothing else does.
///
/// - While a turn hangs, the thread reads the front end's input (`HangReader`), which may end the process.
/// - An ending signal ends the process after its limit at the latest, whatever the loop does meanwhile.
/// - A second signal ends it at once if a turn hangs, except for a hangup, which is reported several times.
final class LoopWatch: Sendable {
  static let shared = LoopWatch()

  private struct State {
    var limits = EndingLimits()
    var isHanging = false
    var reader: (any HangReader)?
    var expiry: SideLoop.Source?
    var reading: SideLoop.Source?
    var patience: SideLoop.Source?
    var deadline: SideLoop.Source?
    /// The number of ending signals, and the one that ends the process once a turn hangs.
    var signals = 0
    var secondSignal: Int32?
  }
  private let state = Mutex(State())
  private let side = SideLoop(name: "keel-watch")
  private let timer = keel_timer_create()

  /// Starts the thread. The current work of the main thread is the first turn.
  private init() {
    if timer >= 0 {
      let expiry = side.watch(descriptor: timer) { [self] in timerDidExpire() }
      state.withLock { $0.expiry = expiry }
    }
    g_main_context_set_poll_func(nil) { descriptors, count, timeout in
      LoopWatch.shared.turnDidEnd(mayWait: timeout != 0)
      let ready = g_poll(descriptors, count, timeout)
      let error = errno
      LoopWatch.shared.turnDidBegin()
      errno = error
      return ready
    }
    turnDidBegin()
  }

  func set(_ limits: EndingLimits) { state.withLock { $0.limits = limits } }

  // MARK: Turns, on the main thread

  func turnDidBegin() {
    state.withLock { keel_timer_set(timer, $0.limits.turn.nanoseconds) }
  }

  /// - Parameter mayWait: False if the next turn follows at once, which sets the timer anew.
  func turnDidEnd(mayWait: Bool = true) {
    state.withLock { state in
      if mayWait { keel_timer_set(timer, 0) }
      guard state.isHanging else { return }
      state.isHanging = false
      state.reading = nil
      state.patience = nil
    }
  }

  func set(_ reader: (any HangReader)?) {
    state.withLock { state in
      state.reader = reader
      state.patience = nil
      state.reading = state.isHanging ? watch(reader) : nil
    }
  }

  // MARK: Hangs, on the thread

  private func timerDidExpire() {
    let signal = state.withLock { state -> Int32? in
      // The turn may have ended meanwhile, which has stopped the timer.
      guard keel_timer_has_expired(timer), !state.isHanging else { return nil }
      state.isHanging = true
      state.reading = watch(state.reader)
      return state.secondSignal
    }
    if let signal { end(by: signal) }
    readInput()
  }

  private func watch(_ reader: (any HangReader)?) -> SideLoop.Source? {
    reader.map { side.watch(descriptor: $0.descriptor) { [self] in readInput() } }
  }

  private func readInput() {
    guard let reader = state.withLock({ $0.isHanging ? $0.reader : nil }) else { return }
    let result = reader.readWhileHanging()
    let ending = state.withLock { state -> Int32? in
      state.patience = nil
      guard state.isHanging else { return nil }
      switch result {
      case .wait(let time): state.patience = time.map { side.after($0) { [self] in readInput() } }
      case .end(let signal): return signal
      case .gone, .stop: state.reading = nil
      }
      return nil
    }
    if let ending { end(by: ending) }
    if result == .gone { expectEnd(by: SIGHUP) }
  }

  // MARK: Signals

  /// Watches for a signal that ends the program, until the result is released.
  func watch(signal: Int32) -> SideLoop.Source {
    side.onSignal(signal) { [self] in didReceive(signal) }
  }

  private func didReceive(_ signal: Int32) {
    let endsNow = state.withLock { state in
      if state.signals > 0, signal != SIGHUP { state.secondSignal = signal }
      state.signals += 1
      return state.isHanging && state.secondSignal != nil
    }
    if endsNow { end(by: signal) }
    expectEnd(by: signal)
  }

  /// Ends the process by the signal after the limit, unless it ends before. The first call decides.
  func expectEnd(by signal: Int32) {
    state.withLock { state in
      guard state.deadline == nil else { return }
      state.deadline = side.after(state.limits.signal) { [self] in end(by: signal) }
    }
  }

  /// Restores the terminal and lets the signal have its effect.
  private func end(by number: Int32) -> Never {
    state.withLock { $0.reader }?.restore()
    signal(number, SIG_DFL)
    var own = sigset_t()
    sigemptyset(&own)
    sigaddset(&own, number)
    pthread_sigmask(SIG_UNBLOCK, &own, nil)
    raise(number)
    // The first process of a container is not ended by the default action of a signal.
    _exit(128 + number)
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(seconds, 1_000_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
