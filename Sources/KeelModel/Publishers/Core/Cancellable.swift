/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity. Further calls have no effect.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a collection, which cancels it when it drops the element or is released.
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores the activity in a set, which cancels it when it drops the element or is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A token that cancels an activity when `cancel()` is called or the last reference to it is released.
///
/// `@unchecked Sendable`: the closure is taken out under the lock, by the caller that runs it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Creates a token that runs a closure once, on cancellation or release.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Creates a token that cancels another activity.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit { onCancel?() }

  /// Runs the closure, if it has not run yet. May be called on any thread.
  public func cancel() {
    let action = lock {
      defer { onCancel = nil }
      return onCancel
    }
    action?()
  }

  /// Appends this token to a collection, which keeps the activity alive.
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts this token into a set, which keeps the activity alive.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Returns true if both references are to the same token.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  /// Hashes the identity of the token.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
