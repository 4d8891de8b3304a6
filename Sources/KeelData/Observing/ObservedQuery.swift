import Synchronization

/// A statement that is evaluated again when its tables have changed, for all who observe it.
final class ObservedQuery: Observed {
  /// A result with its number, by which late deliveries are recognised.
  struct Update: Sendable {
    var number: Int
    var rows: Result<[Row], any Error>
  }

  private struct State {
    var latest: Update?
    var tables = TableSet.all
    var isStale = false
    var isEvaluating = false
    var isEnded = false
    var evaluationCount = 0
    var observers: [Int: @Sendable (Update?) -> Void] = [:]
    var lastObserver = 0
    var job: Job?
  }

  let sql: SQL
  let database: Database
  private let state = Mutex(State())

  init(_ sql: SQL, database: Database) {
    self.sql = sql
    self.database = database
  }

  deinit {
    state.withLock { $0.job }?.cancel()
    database.observatory.forget(Observatory.Key(sql: sql))
  }

  /// The number of evaluations that have begun, for tests.
  var evaluationCount: Int { state.withLock { $0.evaluationCount } }

  /// True while an evaluation runs or is due, for tests.
  var isEvaluating: Bool { state.withLock { $0.isEvaluating || $0.isStale } }

  // MARK: - Observers

  /// Calls a closure with the present rows, if there are any yet, and with each later result; with `nil` at the end.
  ///
  /// It is called on any thread. Calls may overlap, so that one with a smaller number than before must be ignored.
  func add(_ observer: @escaping @Sendable (Update?) -> Void) -> Int {
    let (id, latest, isEnded) = state.withLock { state in
      state.lastObserver += 1
      state.observers[state.lastObserver] = observer
      return (state.lastObserver, state.latest, state.isEnded)
    }
    if let latest { observer(latest) }
    if isEnded { observer(nil) }
    return id
  }

  func remove(_ id: Int) {
    let removed = state.withLock { $0.observers.removeValue(forKey: id) }
    withExtendedLifetime(removed) {}
  }

  func end() {
    let (observers, job) = state.withLock { state in
      state.isEnded = true
      defer { (state.observers, state.job) = ([:], nil) }
      return (Array(state.observers.values), state.job)
    }
    job?.cancel()
    for observer in observers { observer(nil) }
  }

  // MARK: - Evaluation

  func tablesDidChange(_ changed: TableSet) {
    let isConcerned = state.withLock { state in
      // After a change of the schema the statement may read other tables, which its next evaluation tells.
      if changed.isAll { state.tables = .all }
      return state.tables.intersects(changed)
    }
    if isConcerned { setNeedsEvaluation() }
  }

  func setNeedsEvaluation() {
    let job = state.withLock { state -> Job? in
      guard !state.isEnded else { return nil }
      state.isStale = true
      guard !state.isEvaluating else { return nil }
      state.isEvaluating = true
      let job = Job(
        work: { [weak self] session in self?.evaluate(session) },
        onRefusal: { [weak self] error in self?.finish(.failure(error)) })
      state.job = job
      return job
    }
    if let job { database.readers.submit(job) }
  }

  private func evaluate(_ session: any Session) {
    // What changes from here on may be missing in the rows, and makes the query stale again.
    state.withLock { state in
      state.isStale = false
      state.evaluationCount += 1
    }
    session.tablesRead = TableSet()
    // One statement sees one state of the database without a transaction around it.
    let rows = Result<[Row], any Error> { try Reader(session).rows(sql) }
    // The tables of a failed statement are unknown.
    let tables = if case .success = rows { session.tablesRead ?? .all } else { TableSet.all }
    session.tablesRead = nil
    state.withLock { $0.tables = tables }
    finish(rows)
  }

  private func finish(_ rows: Result<[Row], any Error>) {
    let (update, observers, isStale) = state.withLock {
      state -> (Update?, [@Sendable (Update?) -> Void], Bool) in
      state.isEvaluating = false
      state.job = nil
      if case .success(let new) = rows, case .success(let old)? = state.latest?.rows, new == old {
        return (nil, [], state.isStale)
      }
      guard !state.isEnded else { return (nil, [], false) }
      let update = Update(number: (state.latest?.number ?? 0) + 1, rows: rows)
      state.latest = update
      return (update, Array(state.observers.values), state.isStale)
    }
    if let update { for observer in observers { observer(update) } }
    if isStale { setNeedsEvaluation() }
  }
}
