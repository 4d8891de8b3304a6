internal import Glibc
internal import KeelLoop

/// The server's time, in milliseconds of a monotonic clock.
typealias Milliseconds = Int64

/// A queue of timed work with one timer of the loop, which is set for the first entry.
///
/// An empty queue has no timer. Tests create one without a loop and set its time.
@MainActor final class Schedule {
  /// A scheduled entry. Cancelling is O(1); its place in the heap is released when its time comes.
  @MainActor final class Ticket {
    let due: Milliseconds
    fileprivate var work: (@MainActor () -> Void)?
    fileprivate init(due: Milliseconds, work: @escaping @MainActor () -> Void) {
      self.due = due
      self.work = work
    }
    func cancel() { work = nil }
  }

  private var heap: [Ticket] = []
  private var tidyAt = 1024
  private var timer: LoopToken?
  private var timerDue = Milliseconds.max
  private let usesLoop: Bool
  private var testTime: Milliseconds = 0

  /// Creates a schedule on the loop, with the clock of the system.
  init() { usesLoop = true }

  /// Creates a schedule without a loop, whose clock is `advance(by:)`.
  init(startingAt time: Milliseconds) {
    usesLoop = false
    testTime = time
  }

  var now: Milliseconds {
    guard usesLoop else { return testTime }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Milliseconds(time.tv_sec) * 1000 + Milliseconds(time.tv_nsec) / 1_000_000
  }

  /// The number of entries, including cancelled ones.
  var entries: Int { heap.count }

  /// The number of entries, without cancelled ones.
  var count: Int { heap.count { $0.work != nil } }

  @discardableResult func at(_ due: Milliseconds, _ work: @escaping @MainActor () -> Void) -> Ticket {
    let ticket = Ticket(due: due, work: work)
    if heap.count >= tidyAt { tidy() }
    heap.append(ticket)
    rise(heap.count - 1)
    setTimer()
    return ticket
  }

  /// Advances the clock of a test, and runs the due work in order.
  func advance(by time: Milliseconds) {
    let end = testTime + time
    while let first = heap.first, first.due <= end {
      testTime = max(testTime, first.due)
      runDue()
    }
    testTime = end
  }

  /// Releases cancelled entries that are due much later. A sorted list is a heap.
  private func tidy() {
    heap = heap.filter { $0.work != nil }.sorted { $0.due < $1.due }
    tidyAt = max(1024, heap.count * 2)
  }

  private func runDue() {
    let now = now
    while let first = heap.first, first.due <= now || first.work == nil {
      removeFirst()
      let work = first.work
      first.work = nil
      work?()
    }
  }

  private func setTimer() {
    guard usesLoop else { return }
    guard let first = heap.first else {
      timer = nil
      timerDue = .max
      return
    }
    guard first.due < timerDue || timer == nil else { return }
    timerDue = first.due
    timer = MainLoop.after(.milliseconds(max(0, first.due - now))) { [weak self] in
      guard let self else { return }
      self.timerDue = .max
      self.timer = nil
      self.runDue()
      self.setTimer()
    }
  }

  // MARK: The heap

  private func rise(_ start: Int) {
    var index = start
    while index > 0, heap[index].due < heap[(index - 1) / 2].due {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].due < heap[least].due {
        least = child
      }
      if least == index { return }
      heap.swapAt(index, least)
      index = least
    }
  }
}
