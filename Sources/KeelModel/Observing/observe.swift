/// Runs a closure now, and again after each change of a model property that it has read.
///
/// It tracks exactly the properties that it reads. It runs again once in a turn, regardless of the number of changes,
/// after the observers around it. An observer created inside another one tracks its own reads: the outer one does not
/// run again for them. A write inside the closure to a property that it has read makes it run again in the same turn
/// (after the very first run: in the next turn), four times at most; then it is reported as misuse and left for the
/// next turn.
///
/// Setting a property to an equal value does not run it. Models whose file does not import `KeelModel` are observed
/// too, with two differences. For properties of such models, an outer observer also runs again for the reads of an
/// inner one, and a write inside the closure to a property that it has read is missed.
///
/// - Parameters:
///   - name: A name for reports, which also show the file and line.
///   - fileID: The file that reports show.
///   - line: The line that reports show.
///   - apply: The closure, which is retained until the token is cancelled or released.
/// - Returns: The token that keeps the observation active. Releasing it ends the observation at once.
@MainActor public func observe(
  _ name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
  _ apply: @escaping @MainActor () -> Void
) -> ObservationToken {
  let scope = TrackedScope(origin: Origin(name: name, fileID: fileID, line: line)) { scope, _ in scope.track(apply) }
  let token = ObservationToken(scope)
  scope.track(apply)
  return token
}

/// Runs a closure now, and again after each change of its reads, with the transaction of the changes.
///
/// The transaction merges those of the changes that concern this observer; see ``Transaction``. At the first run it is
/// the current one. Otherwise it behaves like the other `observe`.
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

/// Reads a value now and after each change of the properties that `read` reads, and calls `act` with it each time.
///
/// `act` runs after the tracking has ended, so that its reads and writes are not tracked. Use it for parts of the
/// screen that follow the state by calling foreign code (a page's lifecycle, a setter).
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
