internal import CEpoll
internal import Dispatch

/// Returns the memory of ended tabs to the system, for several hundred tabs at a time.
///
/// The C library keeps freed memory, which after many tabs is most of the process's memory. Trimming takes about a
/// tenth of a second for a thousand tabs. Therefore it runs off the main actor, when no tab has ended for a while, at
/// most once in ten seconds.
@MainActor final class SpareMemory {
  private let schedule: Schedule
  private let giveBack: @MainActor () -> Void
  /// The number of tabs that have ended since the last trim.
  private var ended = 0
  private var lastEnd: Milliseconds = 0
  private var lastTime: Milliseconds?
  /// The latest time of the next trim, even if tabs continue to end.
  private var latest: Milliseconds = 0
  private var timer: Schedule.Ticket?

  static let worthwhile = 300
  static let quiet: Milliseconds = 2_000
  static let patience: Milliseconds = 60_000
  static let pause: Milliseconds = 10_000

  init(
    schedule: Schedule,
    giveBack: @escaping @MainActor () -> Void = {
      DispatchQueue.global(qos: .utility).async { keel_give_memory_back() }
    }
  ) {
    self.schedule = schedule
    self.giveBack = giveBack
  }

  func tabEnded() {
    ended += 1
    lastEnd = schedule.now
    guard ended >= SpareMemory.worthwhile, timer == nil else { return }
    latest = lastEnd + SpareMemory.patience
    wait(until: max(lastEnd + SpareMemory.quiet, (lastTime ?? -SpareMemory.pause) + SpareMemory.pause))
  }

  private func wait(until time: Milliseconds) {
    timer = schedule.at(time) { [weak self] in
      guard let self else { return }
      self.timer = nil
      let now = self.schedule.now
      let quietFrom = self.lastEnd + SpareMemory.quiet
      guard now >= quietFrom || now >= self.latest else { return self.wait(until: min(quietFrom, self.latest)) }
      self.ended = 0
      self.lastTime = now
      self.giveBack()
    }
  }
}
