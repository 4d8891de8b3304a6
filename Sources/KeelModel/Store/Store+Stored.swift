/// A publisher of a part of a state: the current value first, then each distinct value.
public typealias Stored<T> = AnyPublisher<T, Never>

extension Store {
  /// Returns a publisher of a part of the state.
  ///
  /// All subscribers of equal key paths share the work. A subscription keeps the state alive, not its owner.
  public func stored<T: Equatable>(keyPath: KeyPath<Value, T>) -> Stored<T> {
    StoredPublisher(core: core) { [core] in core.part(at: keyPath) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the results of a closure for the state.
  ///
  /// The closure is called once after each change of the state, regardless of the number of subscribers of this
  /// publisher, and not at all while there are none. With key paths it is called less often; see the other `stored`.
  ///
  /// - Parameter transform: Returns a value that depends on the state alone. It is called on the main actor, and for a
  ///   subscription that is made on another thread also on that one.
  public func stored<T: Equatable>(_ transform: @escaping (Value) -> T) -> Stored<T> {
    let part = TypedPart<Value, T>(bytes: nil, compute: transform)
    return StoredPublisher(core: core) { part }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the results of a closure for several parts of the state.
  ///
  /// ```swift
  /// let sections = store.stored(\.field.isRegion, \.query.people) { isRegion, people in
  ///   isRegion ? byCountry(people) : [people]
  /// }
  /// ```
  ///
  /// The closure is called when one of the parts has changed, once for all the changes of a turn and for all subscribers
  /// of this publisher, and not at all while there are none. So it never sees one part that is new and another that is
  /// old, as `combineLatest` does. Make the publisher once, and share it.
  public func stored<each Part: Equatable, T: Equatable>(
    _ keyPaths: repeat KeyPath<Value, each Part>, transform: @escaping (repeat each Part) -> T
  ) -> Stored<T> {
    var bytes: [Range<Int>]? = []
    for keyPath in repeat each keyPaths {
      guard let range = byteRange(of: keyPath) else {
        bytes = nil
        break
      }
      bytes?.append(range)
    }
    let part = TypedPart<Value, T>(
      bytes: bytes,
      isAffected: { (old: Value, new: Value) -> Bool in
        for keyPath in repeat each keyPaths {
          if isDifferent(old, new, at: keyPath) { return true }
        }
        return false
      },
      compute: { (value: Value) -> T in transform(repeat value[keyPath: each keyPaths]) })
    return StoredPublisher(core: core) { part }.eraseToAnyPublisher()
  }
}

private func isDifferent<Value, Part: Equatable>(_ old: Value, _ new: Value, at keyPath: KeyPath<Value, Part>) -> Bool {
  old[keyPath: keyPath] != new[keyPath: keyPath]
}

/// The publisher of a part of a store, which finds or makes the part for each subscriber.
private struct StoredPublisher<Value: Equatable, T: Equatable>: Publisher {
  typealias Output = T
  typealias Failure = Never

  let core: StoreCore<Value>
  let part: () -> TypedPart<Value, T>

  func receive<S: Subscriber>(subscriber: S) where S.Input == T, S.Failure == Never {
    var last: Stamped<T>?
    let stage = Stage<Stamped<T>, Never, S>(subscriber, failure: fromNever) { next in
      let former = last
      // A value that is out of date arrives if the subscriber has read a later one on another thread.
      if let former, next.stamp <= former.stamp { return .skip }
      last = next
      if let former, !next.isNews(after: former) { return .skip }
      return .send(next.value)
    }
    core.attach(stage, to: part())
  }
}
