import Synchronization

/// Guards stored properties of a class that are not Sendable.
///
/// It is held for a few instructions, and never while foreign code runs: a sender copies what it needs under the lock
/// and sends after releasing it.
struct Lock: ~Copyable {
  private let mutex = Mutex(())

  @inline(__always) borrowing func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    try mutex.withLock { _ in
      // `withLock` asks for a result that has no connection with the value that the mutex protects, so that nothing of
      // it is used without the lock. That value is `()`: no result can be a part of it. The result does not change
      // threads either: the body runs on the thread of this call, and this function does not return it as `sending`,
      // so that the compiler checks the callers as if the body stood in their place.
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
