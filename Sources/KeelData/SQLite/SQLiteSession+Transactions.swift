internal import CSQLite

extension SQLiteSession {
  func begin(_ kind: TransactionKind) throws {
    (written, writtenAtSavepoints, undoing) = (TableSet(), [], nil)
    if job?.isCancelled == true { throw DataError.cancelled }
    try file.check()
    if kind != .reading, let refusal = file.writeRefusal { throw refusal }
    switch kind {
    case .reading: try own("BEGIN DEFERRED")
    case .writing: try own("BEGIN IMMEDIATE")
    case .exclusive: try own("BEGIN EXCLUSIVE")
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
      try own("COMMIT")
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
    try? own("ROLLBACK")
  }

  func beginSavepoint() throws {
    if let undoing { throw undoing }
    try own("SAVEPOINT keel_\(depth)")
    depth += 1
    writtenAtSavepoints.append(written)
  }

  func endSavepoint() throws {
    if let undoing { throw undoing }
    try own("RELEASE keel_\(depth - 1)")
    depth -= 1
    _ = writtenAtSavepoints.popLast()
  }

  func undoSavepoint() {
    depth -= 1
    written = writtenAtSavepoints.popLast() ?? written
    // If the whole transaction has been undone, so has this part of it.
    guard undoing == nil else { return }
    try? own("ROLLBACK TO keel_\(depth)")
    try? own("RELEASE keel_\(depth)")
  }

  func outsideChange() throws -> OutsideChange {
    do {
      try file.check()
      let change = try dataChange()
      if change == .changed { try file.check(version: schemaVersion()) }
      return change
    } catch {
      guard file.isRefused else { throw error }
      // Every query that is observed meets the refusal once.
      return file.reportsRefusal() ? .changed : .unchanged
    }
  }

  private func dataChange() throws -> OutsideChange {
    if try noticeVersion() { return .changed }
    // A process writes a commit to the file before others can see it. While no other connection holds the lock for
    // writing, everybody can see all commits that have been written.
    if sqlite3_db_readonly(handle, "main") == 1 { return .unchanged }
    sqlite3_busy_handler(handle, nil, nil)
    defer { installBusyHandler() }
    do {
      try own("BEGIN IMMEDIATE")
    } catch let error as DataError {
      if case .busy = error { return .inProgress }
      throw error
    }
    try? own("ROLLBACK")
    return try noticeVersion() ? .changed : .unchanged
  }

  private func noticeVersion() throws -> Bool {
    let version = try number("PRAGMA data_version")
    defer { dataVersion = version }
    return version != dataVersion
  }
}
