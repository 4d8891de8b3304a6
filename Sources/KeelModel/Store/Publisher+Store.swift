extension CurrentValueSubject where Output: Equatable, Failure == Never {
  /// Returns a read-only view of the subject's value as the state of an app.
  ///
  /// All views of one subject share their work. The store follows the subject's value on any thread and delivers on the
  /// main actor, as described at ``Store``; unlike subscribers of the subject itself, which receive each value at once.
  public func toStore() -> Store<Output> {
    let mirror = mirror { StoreCore($0, Origin(name: "the store of a subject", fileID: #fileID, line: #line)) }
    // The only mirror of a subject is the one that this function makes.
    return Store(mirror as? StoreCore<Output> ?? StoreCore(value, Origin(name: nil, fileID: #fileID, line: #line)))
  }

  /// Returns a read-only view of the subject's value; another name of ``toStore()``.
  public func asStore() -> Store<Output> { toStore() }
}

extension Publisher where Output: Equatable, Failure == Never {
  /// Returns a store of the latest value of this publisher.
  ///
  /// The store and its followers keep the subscription to this publisher. Each call returns another store, which
  /// subscribes once, regardless of the number of its followers.
  ///
  /// - Parameters:
  ///   - initial: The value until this publisher sends one.
  ///   - fileID: The file that reports show for the store.
  ///   - line: The line that reports show for the store.
  public func toStore(
    _ initial: Output, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Store<Output> {
    StoreFeed.open(self, fileID, line) { initial }
  }

  /// Returns a store of the latest value of this publisher; another name of ``toStore(_:fileID:line:)``.
  public func asStore(_ initial: Output, fileID: StaticString = #fileID, line: UInt = #line) -> Store<Output> {
    toStore(initial, fileID: fileID, line: line)
  }
}

extension AnyPublisher where Output: Equatable, Failure == Never {
  /// Returns a store of the latest value of a ``Stored``, whose first value arrives at once.
  ///
  /// ```swift
  /// let field: Store<Roger.Field> = service.appState.stored(keyPath: \.field).toStore()
  /// ```
  ///
  /// A publisher that may send its first value later needs an initial one: ``Publisher/toStore(_:fileID:line:)``.
  ///
  /// - Parameters:
  ///   - fileID: The file that reports show for the store.
  ///   - line: The line that reports show for the store.
  public func toStore(fileID: StaticString = #fileID, line: UInt = #line) -> Store<Output> {
    StoreFeed.open(self, fileID, line) {
      preconditionFailure(
        """
        A store was made at \(fileID):\(line) of a publisher that has not sent a value. A store always has a value. \
        Pass an initial one: toStore(_:).
        """)
    }
  }

  /// Returns a store of the latest value of a ``Stored``; another name of ``toStore(fileID:line:)``.
  public func asStore(fileID: StaticString = #fileID, line: UInt = #line) -> Store<Output> {
    toStore(fileID: fileID, line: line)
  }
}

/// Passes the values of a publisher to a store, which it does not retain: the store retains the publisher.
private final class StoreFeed<Value: Equatable> {
  private let lock = Lock()
  private var latest: Value?
  private weak var core: StoreCore<Value>?

  func receive(_ value: Value) {
    let (receiver, former) = lock { () -> (StoreCore<Value>?, Value?) in
      if let core { return (core, nil) }
      defer { latest = value }
      return (nil, latest)
    }
    receiver?.set(value)
    withExtendedLifetime(former) {}
  }

  /// Returns a store of a publisher's values from now on.
  ///
  /// - Parameter initial: Returns the first value if the publisher has sent none.
  static func open<P: Publisher>(
    _ publisher: P, _ fileID: StaticString, _ line: UInt, _ initial: () -> Value
  ) -> Store<Value> where P.Output == Value, P.Failure == Never {
    let feed = StoreFeed()
    let subscription = publisher.sink { feed.receive($0) }
    let core = feed.makeCore(Origin(name: "the store of \(Value.self)", fileID: fileID, line: line), initial)
    core.keep(subscription)
    return Store(core)
  }

  private func makeCore(_ origin: Origin, _ initial: () -> Value) -> StoreCore<Value> {
    let value = lock { latest } ?? initial()
    return lock {
      // A value that another thread has sent meanwhile is not lost.
      let made = StoreCore(latest ?? value, origin)
      core = made
      latest = nil
      return made
    }
  }
}
