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
}
