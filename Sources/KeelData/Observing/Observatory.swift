internal import Dispatch
import Synchronization

/// A statement that is evaluated again when its tables have changed.
protocol Observed: AnyObject, Sendable {
  func tablesDidChange(_ changed: TableSet)
  /// Ends all observations.
  func end()
}

/// The observed queries of a database, and the changes that have not been delivered to them.
///
/// 1. A transaction that commits adds its tables to `changed` (`didWrite`), on the writer's queue.
/// 2. When no transaction waits for the writer, every query that reads a changed table is evaluated once on a reader
///    (`writerDidRest`). So transactions that wait one after the other give one evaluation.
/// 3. When another process has written to the file, the writer's session asks whether the data has changed. The
///    tables that the process changed are unknown, so all queries are evaluated; equal rows are not delivered.
final class Observatory: Sendable {
  /// A statement, and how it is read.
  struct Key: Hashable, Sendable {
    var sql: SQL
    /// The terms of `ORDER BY` if the statement is read in windows.
    var order: SQL?
  }

  private struct State {
    var engine: (any Engine)?
    var queries: [Key: WeakQuery] = [:]
    var changed = TableSet()
    /// The tables whose change is being delivered.
    var delivering = TableSet()
    var watch: AnyObject?
    var isCheckQueued = false
    var isClosed = false
    /// Held weakly: a lane retains the observatory.
    weak var writer: Lane?
    weak var readers: Lane?
  }

  private struct WeakQuery {
    weak var query: (any Observed)?
  }

  private let state = Mutex(State())

  func connect(_ engine: any Engine, writer: Lane, readers: Lane) {
    state.withLock { state in
      state.engine = engine
      state.writer = writer
      state.readers = readers
    }
  }

  /// The number of queries that are observed, for tests.
  var queryCount: Int { state.withLock { $0.queries.count } }
  /// True while the file is watched, for tests.
  var isWatching: Bool { state.withLock { $0.watch != nil } }

  // MARK: - Queries

  /// Returns the observed query with a statement. Equal requests share one object.
  func query(_ sql: SQL, of database: Database) -> ObservedQuery {
    shared(Key(sql: sql)) { ObservedQuery(sql, database: database) }
  }

  /// Returns the windows of a statement. Equal requests share one object.
  func windows(_ sql: SQL, orderedBy order: SQL, of database: Database) -> ObservedWindows {
    shared(Key(sql: sql, order: order)) { ObservedWindows(sql, orderedBy: order, database: database) }
  }

  private func shared<Kind: Observed>(_ key: Key, _ make: () -> Kind) -> Kind {
    let (query, changed, beginsWatch): (Kind, TableSet, Bool) = state.withLock { state in
      if let query = state.queries[key]?.query as? Kind {
        var changed = state.changed
        changed.formUnion(state.delivering)
        return (query, changed, false)
      }
      let query = make()
      if state.isClosed {
        query.end()
        return (query, TableSet(), false)
      }
      state.queries[key] = WeakQuery(query: query)
      // The watch begins before the first evaluation, so that no change falls between them.
      guard state.watch == nil else { return (query, .all, false) }
      state.watch = state.engine?.watch { [weak self] in self?.checkOutside() }
      return (query, .all, state.watch != nil)
    }
    // A new query has no rows, and those of another one may lack commits that have not been delivered to it.
    query.tablesDidChange(changed)
    // Another process may have written a commit before the watch began that the evaluation does not see yet.
    if beginsWatch { checkOutside() }
    return query
  }

  /// Removes a query that nobody observes any more, and the watch with the last one.
  func forget(_ key: Key) {
    // What is released here may be the last reference to a query, whose end comes back to this method.
    let released = state.withLock { state -> (AnyObject?, (any Observed)?) in
      // Another query with the same statement may have begun meanwhile.
      let successor = state.queries[key]?.query
      if successor == nil { state.queries[key] = nil }
      return (state.queries.isEmpty ? state.watch.take() : nil, successor)
    }
    withExtendedLifetime(released) {}
  }

  func close() {
    let (queries, watch) = state.withLock { state -> ([any Observed], AnyObject?) in
      state.isClosed = true
      defer { state.queries = [:] }
      return (state.queries.values.compactMap(\.query), state.watch.take())
    }
    withExtendedLifetime(watch) {}
    for query in queries { query.end() }
  }

  // MARK: - Changes

  func didWrite(_ tables: TableSet) {
    let writer = state.withLock { state in
      state.changed.formUnion(tables)
      return state.writer
    }
    // The readers begin before the caller goes on. The kernel requests a check also after writes of this process.
    if writer?.waitingCount == 0 { writerDidRest() }
  }

  func writerDidRest() {
    let (changed, queries) = state.withLock { state -> (TableSet, [any Observed]) in
      guard !state.changed.isEmpty else { return (TableSet(), []) }
      state.delivering = state.changed
      state.changed = TableSet()
      return (state.delivering, state.queries.values.compactMap(\.query))
    }
    for query in queries { query.tablesDidChange(changed) }
    state.withLock { $0.delivering = TableSet() }
  }

  // MARK: - Other processes

  private func checkOutside(pause: Int = 5) {
    let writer = state.withLock { state -> Lane? in
      guard !state.isCheckQueued, !state.isClosed else { return nil }
      state.isCheckQueued = true
      return state.writer
    }
    writer?.submit(
      Job(
        isCheck: true, work: { [weak self] session in self?.checkOutside(on: session, pause: pause) },
        onRefusal: { [weak self] _ in self?.state.withLock { $0.isCheckQueued = false } }))
  }

  private func checkOutside(on session: any Session, pause: Int) {
    state.withLock { $0.isCheckQueued = false }
    // An error is not hidden by this: the evaluation meets it, too, and delivers it.
    let change = (try? session.outsideChange()) ?? OutsideChange(isCommitted: true)
    if change.isCommitted { didWrite(.all) }
    guard change.isInProgress else { return }
    // Nothing reports the end of another process' transaction.
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(pause)) { [weak self] in
      self?.checkOutside(pause: min(pause * 2, 100))
    }
  }
}
