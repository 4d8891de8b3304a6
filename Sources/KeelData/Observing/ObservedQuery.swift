import Synchronization

/// A statement that is evaluated again when its tables have changed. Its observers share the results.
final class ObservedQuery: Observed {
  /// A result with its number, by which late deliveries are recognised.
  struct Update: Sendable {
    var number: Int
    var rows: Result<[Row], any Error>
  }

  private struct Observer {
    /// The number of the first evaluation that has everything that was committed before the observer was added; 0 if
    /// the latest rows have it.
    var first: Int
    var receive: @Sendable (Update?) -> Void
  }

  private struct State {
    var latest: Update?
    var tables = TableSet.all
    var isStale = false
    var isEvaluating = false
    var isEnded = false
    var evaluationCount = 0
    var observers: [Int: Observer] = [:]
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
  /// What was committed before this call is in its first rows.
  ///
  /// It is called on any thread. Calls may overlap, so that one with a smaller number than before must be ignored.
  func add(_ receive: @escaping @Sendable (Update?) -> Void) -> Int {
    let (id, latest, isEnded) = state.withLock { state in
      state.lastObserver += 1
      let first = state.isStale ? state.evaluationCount + 1 : state.isEvaluating ? state.evaluationCount : 0
      state.observers[state.lastObserver] = Observer(first: first, receive: receive)
      return (state.lastObserver, first == 0 || state.isEnded ? state.latest : nil, state.isEnded)
    }
    if let latest { receive(latest) }
    if isEnded { receive(nil) }
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
    for observer in observers { observer.receive(nil) }
  }

  // MARK: - Evaluation

  func tablesDidChange(_ changed: TableSet) {
    if state.withLock({ $0.tables.isConcerned(by: changed) }) { setNeedsEvaluation() }
  }

  private func setNeedsEvaluation() {
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
    // One statement sees one state of the database without a transaction around it.
    let (rows, tables) = session.notingTables { try Reader(session).rows(sql) }
    state.withLock { $0.tables = tables }
    finish(rows)
  }

  private func finish(_ rows: Result<[Row], any Error>) {
    let (update, observers, isStale) = state.withLock { state -> (Update?, [Observer], Bool) in
      state.isEvaluating = false
      state.job = nil
      guard !state.isEnded else { return (nil, [], false) }
      let evaluation = state.evaluationCount
      let observers = state.observers.values
      if case .success(let new) = rows, case .success(let old)? = state.latest?.rows, new == old {
        return (state.latest, observers.filter { $0.first == evaluation }, state.isStale)
      }
      let update = Update(number: (state.latest?.number ?? 0) + 1, rows: rows)
      state.latest = update
      // All observers receive an error.
      if case .failure = rows { return (update, Array(observers), state.isStale) }
      return (update, observers.filter { $0.first <= evaluation }, state.isStale)
    }
    if let update { for observer in observers { observer.receive(update) } }
    if isStale { setNeedsEvaluation() }
  }
}
