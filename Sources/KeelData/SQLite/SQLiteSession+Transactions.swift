internal import CSQLite

extension SQLiteSession {
  func begin(_ kind: TransactionKind) throws {
    (written, writtenAtSavepoints, undoing) = (TableSet(), [], nil)
    if job?.isCancelled == true { throw DataError.cancelled }
    try file.check()
    if kind != .reading, let refusal = file.writeRefusal { throw refusal }
    switch kind {
    case .reading: try transact("BEGIN DEFERRED")
    case .writing: try transact("BEGIN IMMEDIATE")
    case .exclusive: try transact("BEGIN EXCLUSIVE")
    }
    depth = 1
    guard kind == .writing else { return }
    do {
      try file.check(version: schemaVersion())
    } catch {
      rollback()
      throw error
    }
  }

  func commit() throws -> TableSet {
    if let undoing {
      rollback()
      throw undoing
    }
    if job?.isCancelled == true {
      rollback()
      throw DataError.cancelled
    }
    // From here on the job can no longer be cancelled, so that an error means that nothing was written.
    let job = job
    self.job = nil
    defer { self.job = job }
    do {
      try transact("COMMIT")
    } catch {
      rollback()
      throw error
    }
    depth = 0
    defer { written = TableSet() }
    return written
  }

  func rollback() {
    (depth, written, writtenAtSavepoints, undoing) = (0, TableSet(), [], nil)
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    let job = job
    self.job = nil
    defer { self.job = job }
    try? transact("ROLLBACK")
  }

  func beginSavepoint() throws {
    if let undoing { throw undoing }
    try transact("SAVEPOINT keel_\(depth)")
    depth += 1
    writtenAtSavepoints.append(written)
  }

  func endSavepoint() throws {
    if let undoing { throw undoing }
    try transact("RELEASE keel_\(depth - 1)")
    depth -= 1
    _ = writtenAtSavepoints.popLast()
  }

  func undoSavepoint() {
    depth -= 1
    written = writtenAtSavepoints.popLast() ?? written
    // If the whole transaction has been undone, so has this part of it.
    guard undoing == nil else { return }
    try? transact("ROLLBACK TO keel_\(depth)")
    try? transact("RELEASE keel_\(depth)")
  }

  func outsideChange() throws -> OutsideChange {
    do {
      try file.check()
      let change = try dataChange()
      if change.isCommitted { try file.check(version: schemaVersion()) }
      return change
    } catch {
      guard file.isRefused else { throw error }
      // Every query that is observed meets the refusal once.
      return OutsideChange(isCommitted: file.reportsRefusal())
    }
  }

  private func dataChange() throws -> OutsideChange {
    var change = OutsideChange(isCommitted: try noticeVersion())
    if sqlite3_db_readonly(handle, "main") == 1 { return change }
    // The kernel reports the writes of a commit before other connections see it. While nobody else holds the lock for
    // writing, all reported commits are visible. A visible commit says nothing about the next one, so this is asked in
    // both cases.
    sqlite3_busy_handler(handle, nil, nil)
    defer { installBusyHandler() }
    do {
      try transact("BEGIN IMMEDIATE")
    } catch let error as DataError {
      guard case .busy = error else { throw error }
      change.isInProgress = true
      return change
    }
    try? transact("ROLLBACK")
    if try noticeVersion() { change.isCommitted = true }
    return change
  }

  private func noticeVersion() throws -> Bool {
    let version = try number("PRAGMA data_version")
    defer { dataVersion = version }
    return version != dataVersion
  }
}
