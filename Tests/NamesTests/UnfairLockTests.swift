import Dispatch
import Testing
import os

/// A counter, as programs write it.
///
/// `@unchecked Sendable`: the value is used only while the lock is held.
private final class Counter: @unchecked Sendable {
  private var lock = os_unfair_lock()
  private var value = 0

  func increment() {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    value += 1
  }

  var count: Int {
    os_unfair_lock_lock(&lock)
    defer { os_unfair_lock_unlock(&lock) }
    return value
  }
}

@Suite struct UnfairLockTests {
  @Test func noIncrementOfAnotherThreadIsLost() {
    let counter = Counter()
    let locked = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5_000 {
        counter.increment()
        locked.withLock { $0 += 1 }
      }
    }
    #expect(counter.count == 40_000)
    #expect(locked.withLock { $0 } == 40_000)
  }

  @Test func aLockThatIsHeldIsNotAvailable() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_assert_not_owner(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func aLockWithAStateIsNotAvailableInItself() {
    let lock = OSAllocatedUnfairLock(initialState: ["a"])
    let inner = lock.withLock { _ in
      lock.precondition(.owner)
      return lock.withLockIfAvailable { $0.count }
    }
    #expect(inner == nil)
    lock.precondition(.notOwner)
    #expect(lock.withLockIfAvailable { $0.count } == 1)
  }

  @Test func aLockWithoutAStateIsLockedByHand() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 5 } == 5)
  }

  @Test func theStateIsReleasedWithTheLock() {
    final class State {}
    weak var state: State?
    do {
      let first = State()
      state = first
      let lock = OSAllocatedUnfairLock(uncheckedState: first)
      #expect(lock.withLockUnchecked { $0 === first })
    }
    #expect(state == nil)
  }
}
