/// A lock with the state that it protects.
///
/// Copies share the lock and the state. The lock is not recursive: locking it twice on one thread ends the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // `@unchecked Sendable`: the state is used only while the lock is held. A state or a result that is not Sendable enters
  // or leaves only by the initializer and the methods with `unchecked` in their names, whose callers are responsible.
  private let storage: Storage

  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

    init(_ state: State) {
      lock.initialize(to: os_unfair_lock())
      self.state.initialize(to: state)
    }

    deinit {
      state.deinitialize(count: 1)
      state.deallocate()
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  /// Whether the current thread holds a lock.
  public enum Ownership: Hashable, Sendable {
    /// The current thread holds the lock.
    case owner
    /// The current thread does not hold the lock.
    case notOwner
  }

  /// Creates a lock with a state that may cross threads.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Creates a lock with a state that the compiler does not check.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Returns the result of a closure that runs while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Returns the result of a closure that runs while the lock is held. The compiler checks no values.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state.pointee)
  }

  /// Returns the result of a closure that runs while the lock is held, or `nil` if a thread holds it already.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Returns the result of a closure that runs while the lock is held, or `nil` if a thread holds it already. The
  /// compiler checks no values.
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state.pointee)
  }

  /// Ends the program if the current thread holds the lock and should not, or the other way round.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until no thread holds the lock, and holds it.
  @available(*, noasync, message: "Use withLock, which cannot be suspended while the lock is held.")
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Releases the lock, which this thread holds.
  @available(*, noasync, message: "Use withLock, which cannot be suspended while the lock is held.")
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Holds the lock and returns true if no thread holds it.
  @available(*, noasync, message: "Use withLockIfAvailable, which cannot be suspended while the lock is held.")
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Returns the result of a closure that runs while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Returns the result of a closure that runs while the lock is held, or `nil` if a thread holds it already.
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked { _ in try body() }
  }
}
