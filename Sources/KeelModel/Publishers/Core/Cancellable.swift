/// Something that can be called off.
public protocol Cancellable {
  /// Calls it off. Does nothing the second time.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, for as long as that lives.
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it in a set, for as long as that lives.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Something that can be called off, and is when the last reference to this goes.
///
/// `@unchecked Sendable`: the closure is taken out under the lock, by the one who runs it.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var onCancel: (() -> Void)?

  /// Makes one that runs a closure, once.
  public init(_ cancel: @escaping () -> Void) {
    onCancel = cancel
  }

  /// Makes one that cancels something else.
  public init<C: Cancellable>(_ canceller: C) {
    onCancel = canceller.cancel
  }

  deinit { onCancel?() }

  public func cancel() {
    let action = lock {
      defer { onCancel = nil }
      return onCancel
    }
    action?()
  }

  /// Keeps it in a collection, for as long as that lives.
  public func store<Cancellables: RangeReplaceableCollection>(in collection: inout Cancellables)
  where Cancellables.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set, for as long as that lives.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
