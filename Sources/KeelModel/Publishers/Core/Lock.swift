import Synchronization

/// Guards stored properties of a class that are not Sendable.
///
/// It is held for a few instructions, and never while foreign code runs: a sender copies what it needs under the lock
/// and sends after releasing it.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  @inline(__always) borrowing func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mutex.withLock { _ in
      // The result is the content of the properties. Publishers pass values between threads as Combine does, and their
      // users determine which values may be shared.
      nonisolated(unsafe) let result = try body()
      return result
    }
  }
}

/// Runs calls one at a time, without holding a lock while they run.
///
/// A call made inside another one on the same thread runs at once, inside it. A call made on another thread meanwhile
/// is left to the thread at work, which runs it afterwards.
final class Gate {
  private let lock = Lock()
  private var owner: UInt = 0
  private var waiting: [() -> Void] = []

  func perform(_ action: @escaping () -> Void) {
    let thread = currentThread()
    let isFirst: Bool? = lock {
      if owner == thread { return false }
      guard owner != 0 else {
        owner = thread
        return true
      }
      waiting.append(action)
      return nil
    }
    guard let isFirst else { return }
    action()
    if isFirst { drain() }
  }

  private func drain() {
    while true {
      let next: [() -> Void] = lock {
        if waiting.isEmpty { owner = 0 }
        defer { waiting = [] }
        return waiting
      }
      if next.isEmpty { return }
      for action in next { action() }
    }
  }
}
