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
