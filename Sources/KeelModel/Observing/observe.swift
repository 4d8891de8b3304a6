/// Runs the closure now, and again after anything that it read from a model has changed.
///
/// It tracks exactly the properties that it reads. However many of them change, it runs again once a turn, after the
/// observers around it. An observer made inside another one keeps its reads to itself: the outer one does not run
/// again for them. A write inside the closure to something that it has read makes it run again in the same turn (for a
/// write in the very first run: in the next turn), four times at most, then it is reported and left for the next turn.
///
/// Setting a property to an equal value does not run it. Models whose file did not import `KeelModel` are observed too,
/// with two differences: an outer observer runs again for what an inner one reads of them, and a write inside the
/// closure to what it has read of them is missed.
///
/// - Parameters:
///   - name: How reports call it. They name the file and line as well.
///   - apply: Holds on to whatever it uses until the token is cancelled or gone.
/// - Returns: The token that keeps it going. Dropping it ends the observation at once.
@MainActor public func observe(
  _ name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
  _ apply: @escaping @MainActor () -> Void
) -> ObservationToken {
  let scope = TrackedScope(origin: Origin(name: name, fileID: fileID, line: line)) { scope, _ in scope.track(apply) }
  let token = ObservationToken(scope)
  scope.track(apply)
  return token
}

/// Runs the closure now, and again after anything that it read from a model has changed, with the transaction of the
/// changes.
///
/// The transaction is that of the changes which concern this observer, merged: see ``Transaction``. On the first run it
/// is the current one. All else is as with the other `observe`.
@MainActor public func observe(
  _ name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
  _ apply: @escaping @MainActor (_ transaction: Transaction) -> Void
) -> ObservationToken {
  let scope = TrackedScope(origin: Origin(name: name, fileID: fileID, line: line)) { scope, transaction in
    scope.track { apply(transaction) }
  }
  let token = ObservationToken(scope)
  let current = Transaction.current
  scope.track { apply(current) }
  return token
}

/// Reads now, and again after anything that `read` read has changed, and each time acts on what it returned.
///
/// What `act` reads and writes is its own business: it is run after the tracking has ended. For whatever makes a part of
/// the screen follow the state, and thereby calls code of others (a page's lifecycle, a setter).
@MainActor package func follow<Value>(
  fileID: StaticString = #fileID, line: UInt = #line, _ read: @escaping @MainActor () -> Value,
  then act: @escaping @MainActor (Value, Transaction) -> Void
) -> ObservationToken {
  let scope = TrackedScope(origin: Origin(fileID: fileID, line: line)) { scope, transaction in
    let value = scope.track(read)
    withoutTracking { act(value, transaction) }
  }
  let token = ObservationToken(scope)
  let value = scope.track(read)
  let current = Transaction.current
  withoutTracking { act(value, current) }
  return token
}
