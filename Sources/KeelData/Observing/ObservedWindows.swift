import Synchronization

/// A statement whose rows are counted and read in windows. Its observers share the results.
///
/// Each observer requests one range of rows. After a table of the statement has changed, the rows are counted and the
/// requested ranges are read again, in one transaction. A range that is requested in between is read without the others.
/// A range that several observers request is read once.
final class ObservedWindows: Observed {
  /// The rows of a range, and the number of all rows at the same time.
  struct Window: Hashable, Sendable {
    var count: Int
    var first: Int
    var rows: [Row]
  }

  /// A result with its number, by which late deliveries are recognised.
  struct Update: Sendable {
    var number: Int
    var window: Result<Window, any Error>
  }

  private struct Observer {
    /// The number of the first evaluation that has everything that was committed before the observer was added; 0 if
    /// the known windows have it.
    var first: Int
    var wanted: Range<Int>
    var receive: @Sendable (Update?) -> Void
  }

  private typealias Delivery = (receive: @Sendable (Update?) -> Void, update: Update)

  private struct State {
    var windows: [Range<Int>: Window] = [:]
    var number = 0
    var tables = TableSet.all
    /// True if all windows must be read again.
    var isStale = false
    var isEvaluating = false
    var isEnded = false
    var evaluationCount = 0
    /// The number of evaluations that have ended.
    var endedCount = 0
    var rowCount = 0
    var observers: [Int: Observer] = [:]
    var lastObserver = 0
    var job: Job?

    var wanted: Set<Range<Int>> { Set(observers.values.map(\.wanted)) }
  }

  private let sql: SQL
  private let order: SQL
  let database: Database
  private let state = Mutex(State())

  init(_ sql: SQL, orderedBy order: SQL, database: Database) {
    self.sql = sql
    self.order = order
    self.database = database
  }

  deinit {
    state.withLock { $0.job }?.cancel()
    database.observatory.forget(Observatory.Key(sql: sql, order: order))
  }

  /// The number of evaluations that have begun, for tests.
  var evaluationCount: Int { state.withLock { $0.evaluationCount } }

  /// The number of rows that all evaluations have read, for tests. A count is one row.
  var rowCount: Int { state.withLock { $0.rowCount } }

  /// The number of observers, for tests.
  var observerCount: Int { state.withLock { $0.observers.count } }

  /// True while an evaluation runs or is due, for tests.
  var isEvaluating: Bool { state.withLock { $0.isEvaluating || $0.isStale } }

  // MARK: - Observers

  /// Calls a closure with the window of the wanted range and with each later one; with `nil` at the end. What was
  /// committed before this call is in its first window.
  ///
  /// It is called on any thread. Calls may overlap, so that one with a smaller number than before must be ignored.
  func add(_ wanted: Range<Int>, _ receive: @escaping @Sendable (Update?) -> Void) -> Int {
    let (id, isEnded) = state.withLock { state in
      state.lastObserver += 1
      let first = state.isStale ? state.evaluationCount + 1 : state.isEvaluating ? state.evaluationCount : 0
      state.observers[state.lastObserver] = Observer(first: first, wanted: wanted, receive: receive)
      return (state.lastObserver, state.isEnded)
    }
    if isEnded { receive(nil) } else { deliver(to: id) }
    return id
  }

  /// Changes the range that an observer requests.
  func move(_ id: Int, to wanted: Range<Int>) {
    let isMoved = state.withLock { state in
      guard let former = state.observers[id]?.wanted, former != wanted else { return false }
      state.observers[id]?.wanted = wanted
      if !state.wanted.contains(former) { state.windows[former] = nil }
      return true
    }
    if isMoved { deliver(to: id) }
  }

  func remove(_ id: Int) {
    let removed = state.withLock { state in
      let removed = state.observers.removeValue(forKey: id)
      if let removed, !state.wanted.contains(removed.wanted) { state.windows[removed.wanted] = nil }
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  func end() {
    let (observers, job) = state.withLock { state in
      state.isEnded = true
      defer { (state.observers, state.windows, state.job) = ([:], [:], nil) }
      return (Array(state.observers.values), state.job)
    }
    job?.cancel()
    for observer in observers { observer.receive(nil) }
  }

  /// Delivers the window of an observer's range, or reads it if it has not been read.
  private func deliver(to id: Int) {
    let (known, receive) = state.withLock { state -> (Update?, (@Sendable (Update?) -> Void)?) in
      guard let observer = state.observers[id], observer.first <= state.endedCount,
        let window = state.windows[observer.wanted]
      else { return (nil, nil) }
      state.number += 1
      return (Update(number: state.number, window: .success(window)), observer.receive)
    }
    if let known { receive?(known) } else { evaluateIfNeeded() }
  }

  // MARK: - Evaluation

  func tablesDidChange(_ changed: TableSet) {
    if state.withLock({ $0.tables.isConcerned(by: changed) }) { setNeedsEvaluation() }
  }

  private func setNeedsEvaluation() {
    state.withLock { $0.isStale = true }
    evaluateIfNeeded()
  }

  /// Begins an evaluation if one is due and none runs.
  private func evaluateIfNeeded() {
    let job = state.withLock { state -> Job? in
      guard !state.isEnded, !state.isEvaluating else { return nil }
      guard !state.observers.isEmpty else {
        // The next observer reads its window anyway.
        state.isStale = false
        return nil
      }
      guard state.isStale || !state.wanted.isSubset(of: state.windows.keys) else { return nil }
      state.isEvaluating = true
      let job = Job(
        work: { [weak self] session in self?.evaluate(session) },
        onRefusal: { [weak self] error in self?.finish(.failure(error), isWhole: true) })
      state.job = job
      return job
    }
    if let job { database.readers.submit(job) }
  }

  private func evaluate(_ session: any Session) {
    // What changes from here on may be missing in the rows, and makes the windows stale again.
    let (wanted, isWhole) = state.withLock { state in
      defer { state.isStale = false }
      state.evaluationCount += 1
      return (state.isStale ? state.wanted : state.wanted.subtracting(state.windows.keys), state.isStale)
    }
    let (windows, tables) = session.notingTables { try read(wanted, session) }
    state.withLock { $0.tables = tables }
    finish(windows, isWhole: isWhole)
  }

  /// Counts the rows and reads ranges of them, in one state of the database.
  private func read(_ wanted: Set<Range<Int>>, _ session: any Session) throws -> [Range<Int>: Window] {
    try session.begin(.reading)
    defer { session.rollback() }
    let reader = Reader(session)
    // Without an order SQLite counts the entries of an index, and evaluates no row.
    let count: Int = try reader.value("SELECT count(*) FROM (\(sql))")
    var windows: [Range<Int>: Window] = [:]
    for range in wanted {
      let first = min(range.lowerBound, count)
      let rows =
        range.isEmpty || first == count
        ? [] : try reader.rows("\(sql) ORDER BY \(order) LIMIT \(range.count) OFFSET \(range.lowerBound)")
      windows[range] = Window(count: count, first: first, rows: rows)
    }
    state.withLock { state in state.rowCount += windows.values.reduce(1) { $0 + $1.rows.count } }
    return windows
  }

  /// Delivers changed windows to their observers.
  ///
  /// - Parameter isWhole: True if all wanted ranges were read, and not only those that were missing.
  private func finish(_ result: Result<[Range<Int>: Window], any Error>, isWhole: Bool) {
    let (deliveries, isAgain) = state.withLock { state -> ([Delivery], Bool) in
      state.isEvaluating = false
      state.job = nil
      state.endedCount = state.evaluationCount
      guard !state.isEnded else { return ([], false) }
      state.number += 1
      let former = state.windows
      switch result {
      case .success(let windows):
        let wanted = state.wanted
        state.windows = (isWhole ? windows : former.merging(windows) { $1 }).filter { wanted.contains($0.key) }
        let number = state.number
        let evaluation = state.evaluationCount
        let deliveries = state.observers.values.compactMap { observer -> Delivery? in
          guard observer.first <= evaluation, let window = state.windows[observer.wanted],
            window != former[observer.wanted] || observer.first == evaluation
          else { return nil }
          return Delivery(observer.receive, Update(number: number, window: .success(window)))
        }
        return (deliveries, true)
      case .failure(let error):
        state.windows = [:]
        let update = Update(number: state.number, window: .failure(error))
        // The next change tries again.
        return (state.observers.values.map { Delivery($0.receive, update) }, state.isStale)
      }
    }
    for (receive, update) in deliveries { receive(update) }
    if isAgain { evaluateIfNeeded() }
  }
}
