// The names are those of Apple's C lock.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

internal import Foundation

/// A lock for short sections, in which other threads wait.
///
/// It must be neither copied nor moved while a thread holds it: keep it in a class, or in memory of its own. Locking it
/// twice on one thread ends the program with a message, and so does unlocking it on another thread.
public struct os_unfair_lock {
  fileprivate var mutex = pthread_mutex_t()

  /// Creates a lock that no thread holds. It owns nothing but its memory, so it need not be destroyed.
  public init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_ERRORCHECK))
    pthread_mutex_init(&mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }
}

/// The name of the lock's C structure.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until no thread holds the lock, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  // The caller has no error to handle, and without the lock it would change its state beside other threads. Apple's lock
  // ends the program too.
  guard pthread_mutex_lock(mutex(of: lock)) == 0 else {
    fatalError(
      "This thread holds the lock already. An os_unfair_lock is not recursive. Unlock it before it is locked again.")
  }
}

/// Holds the lock and returns true if no thread holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(mutex(of: lock)) == 0 }

/// Releases the lock, which this thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  // Another thread may hold the lock: its state is not protected any more. Apple's lock ends the program too.
  guard pthread_mutex_unlock(mutex(of: lock)) == 0 else {
    fatalError(
      "This thread does not hold the lock. An os_unfair_lock is unlocked by the thread that locked it. Lock it first.")
  }
}

/// Ends the program if this thread does not hold the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(isHeld(lock), "This thread does not hold the lock.")
}

/// Ends the program if this thread holds the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  precondition(!isHeld(lock), "This thread holds the lock.")
}

/// Returns true if this thread holds the lock. Does not wait: the time limit has passed before it begins.
private func isHeld(_ lock: os_unfair_lock_t) -> Bool {
  var past = timespec()
  let result = pthread_mutex_timedlock(mutex(of: lock), &past)
  if result == 0 { pthread_mutex_unlock(mutex(of: lock)) }
  return result == EDEADLK
}

private func mutex(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
  // The only stored property is at the beginning of the structure.
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}
