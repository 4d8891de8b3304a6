#if Postgres
internal import CPostgres
internal import Dispatch
internal import Glibc

/// A connection to PostgreSQL that blocks nobody: libpq without waiting, on the main actor.
///
/// Statements that are sent together are one transaction and one round trip (libpq's pipeline mode): all of them have an
/// effect, or none has. Each such batch has a deadline, because a line that a proxy or a dead machine has dropped looks
/// open for minutes. A connection that is lost stays so; its owner opens another one.
@MainActor package final class PostgresConnection {
  package typealias Row = [PostgresValue]

  /// Called for each notice of a channel that this connection listens to (`LISTEN`).
  package var onNotice: ((_ channel: String, _ payload: String) -> Void)?
  /// Called once when the connection is lost, before the batches that wait are told.
  package var onLoss: ((PostgresError) -> Void)?

  private var connection: OpaquePointer?
  private var reading: (any DispatchSourceRead)?
  private var writing: (any DispatchSourceWrite)?
  private var batches: [Batch] = []
  private var lastNumber = 0
  private let patience: Duration

  private struct Batch {
    let number: Int
    var results: [[Row]] = []
    var failure: PostgresError?
    let answer: CheckedContinuation<[[Row]], any Error>
  }

  /// Opens a connection.
  ///
  /// libpq looks up names while it waits, so that it connects on a thread of its own.
  ///
  /// - Parameters:
  ///   - name: The name by which the server knows the connection (`pg_stat_activity.application_name`).
  ///   - patience: The time for the answer to a batch, and in whole seconds for each address of the server.
  /// - Throws: `PostgresError` if there is no server, or if it refuses.
  package static func open(
    _ address: PostgresAddress, name: String, patience: Duration = .seconds(2)
  ) async throws -> PostgresConnection {
    var options = [
      "application_name": name, "connect_timeout": String(max(2, patience.components.seconds)),
      "client_encoding": "UTF8", "fallback_application_name": "keel",
    ]
    options["sslmode"] = try address.verification()
    let opened = try await connect(options)
    return PostgresConnection(opened, patience: patience)
  }

  /// A connection that moves from the thread on which it was opened to the main actor.
  private struct Opened: @unchecked Sendable { let connection: OpaquePointer }

  nonisolated private static func connect(_ options: [String: String]) async throws -> Opened {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "keel.postgres.connect").async {
        var (keywords, values): ([UnsafePointer<CChar>?], [UnsafePointer<CChar>?]) = ([], [])
        let copies = options.flatMap { [strdup($0.key), strdup($0.value)] }
        defer { copies.forEach { free($0) } }
        for (index, copy) in copies.enumerated() {
          if index.isMultiple(of: 2) {
            keywords.append(UnsafePointer(copy))
          } else {
            values.append(UnsafePointer(copy))
          }
        }
        let made = PQconnectdbParams(keywords + [nil], values + [nil], 0)
        guard let made, PQstatus(made) == CONNECTION_OK, PQsetnonblocking(made, 1) == 0, PQenterPipelineMode(made) == 1
        else {
          let reason = PQerrorMessage(made).map { String(cString: $0) } ?? ""
          PQfinish(made)
          return continuation.resume(throwing: PostgresError(reason))
        }
        // Notices, such as that a table exists already, would be written to standard error.
        PQsetNoticeProcessor(made, { _, _ in }, nil)
        continuation.resume(returning: Opened(connection: made))
      }
    }
  }

  private init(_ opened: Opened, patience: Duration) {
    connection = opened.connection
    self.patience = patience
    let reading = DispatchSource.makeReadSource(fileDescriptor: PQsocket(opened.connection), queue: .main)
    reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.receive() } }
    reading.resume()
    self.reading = reading
  }

  isolated deinit { close() }

  /// True until the connection is lost or closed.
  package var isOpen: Bool { connection != nil }
  /// The number of the server's process for this connection.
  package var backend: Int64 { connection.map { Int64(PQbackendPID($0)) } ?? 0 }

  // MARK: Sending

  /// Runs statements as one transaction, and returns the rows of each of them.
  ///
  /// - Throws: `PostgresError`: that of the first statement that failed, after which none has had an effect; or one that
  ///   `isLost`, after which nothing is known of the effect.
  @discardableResult package func run(_ statements: [PostgresStatement]) async throws -> [[Row]] {
    guard !statements.isEmpty else { return [] }
    return try await withCheckedThrowingContinuation { answer in
      guard let connection else { return answer.resume(throwing: PostgresError("there is no connection")) }
      // A NUL would end the text for libpq, and leave out the conditions behind it.
      for statement in statements
      where statement.text.utf8.contains(0) || statement.parameters.contains(where: \.hasNul) {
        return answer.resume(throwing: PostgresError(state: "22021", "a statement or a text contains a NUL"))
      }
      lastNumber += 1
      let number = lastNumber
      batches.append(Batch(number: number, answer: answer))
      let isSent = statements.allSatisfy { send($0, on: connection) } && PQpipelineSync(connection) == 1
      guard isSent else { return lose(PostgresError(message)) }
      flush()
      // If writing fails, libpq first reads what the server has said. Then nothing is left that would be an event.
      receive()
      let limit = patience
      DispatchQueue.main.asyncAfter(deadline: .now() + limit.seconds) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.batches.contains(where: { $0.number == number }) else { return }
          self.lose(PostgresError("the server did not answer within \(limit)"))
        }
      }
    }
  }

  /// Runs one statement, and returns its rows.
  @discardableResult package func run(_ statement: PostgresStatement) async throws -> [Row] {
    try await run([statement])[0]
  }

  /// Returns false if the connection is lost.
  private func send(_ statement: PostgresStatement, on connection: OpaquePointer) -> Bool {
    let sent = statement.parameters.map(\.sent)
    let copies = sent.map { parameter -> UnsafeMutableBufferPointer<CChar>? in
      guard let bytes = parameter.bytes else { return nil }
      let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in bytes.enumerated() { copy[index] = CChar(bitPattern: byte) }
      copy[bytes.count] = 0
      return copy
    }
    defer { for copy in copies { copy?.deallocate() } }
    return PQsendQueryParams(
      connection, statement.text, Int32(sent.count), sent.map(\.type), copies.map { UnsafePointer($0?.baseAddress) },
      sent.map { Int32($0.bytes?.count ?? 0) }, sent.map { $0.isBinary ? 1 : 0 }, 1) == 1
  }

  private func flush() {
    guard let connection else { return }
    switch PQflush(connection) {
    case 0:
      writing?.cancel()
      writing = nil
    case 1 where writing == nil:
      let source = DispatchSource.makeWriteSource(fileDescriptor: PQsocket(connection), queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.flush() } }
      source.resume()
      writing = source
    case 1: break
    default: lose(PostgresError(message))
    }
  }

  // MARK: Receiving

  private func receive() {
    guard let connection else { return }
    guard PQconsumeInput(connection) == 1 else { return lose(PostgresError(message)) }
    while let notice = PQnotifies(connection) {
      let (channel, payload) = (String(cString: notice.pointee.relname), String(cString: notice.pointee.extra))
      PQfreemem(notice)
      onNotice?(channel, payload)
    }
    var done: [Batch] = []
    while self.connection != nil, done.count < batches.count, PQisBusy(connection) == 0 {
      // No result is the end of those of a statement.
      guard let result = PQgetResult(connection) else {
        if PQstatus(connection) == CONNECTION_OK { continue } else { break }
      }
      defer { PQclear(result) }
      switch PQresultStatus(result) {
      case PGRES_TUPLES_OK: batches[done.count].results.append(Self.rows(result))
      case PGRES_COMMAND_OK: batches[done.count].results.append([])
      case PGRES_PIPELINE_SYNC: done.append(batches[done.count])
      case PGRES_PIPELINE_ABORTED: break
      default:
        guard batches[done.count].failure == nil else { break }
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
        batches[done.count].failure = PostgresError(
          state: state, PQresultErrorMessage(result).map { String(cString: $0) } ?? "")
      }
    }
    batches.removeFirst(done.count)
    for batch in done {
      if let failure = batch.failure {
        batch.answer.resume(throwing: failure)
      } else {
        batch.answer.resume(returning: batch.results)
      }
    }
    if self.connection != nil, PQstatus(connection) != CONNECTION_OK { lose(PostgresError(message)) }
  }

  private static func rows(_ result: OpaquePointer) -> [Row] {
    let columns = 0..<PQnfields(result)
    return (0..<PQntuples(result)).map { row in
      columns.map { column in
        guard PQgetisnull(result, row, column) == 0, let start = PQgetvalue(result, row, column) else { return .null }
        let bytes = UnsafeRawBufferPointer(start: start, count: Int(PQgetlength(result, row, column)))
        return PostgresValue(received: Array(bytes), type: PQftype(result, column))
      }
    }
  }

  // MARK: Ending

  private var message: String { connection.flatMap { PQerrorMessage($0) }.map { String(cString: $0) } ?? "" }

  private func lose(_ error: PostgresError) {
    guard connection != nil else { return }
    let waiting = batches
    batches = []
    close()
    onLoss?(error)
    for batch in waiting { batch.answer.resume(throwing: batch.failure ?? error) }
  }

  /// Closes the connection. Batches that wait fail with an error that `isLost`.
  package func close() {
    guard let connection else { return }
    reading?.cancel()
    writing?.cancel()
    (reading, writing, self.connection) = (nil, nil, nil)
    PQfinish(connection)
    let waiting = batches
    batches = []
    for batch in waiting { batch.answer.resume(throwing: PostgresError("the connection was closed")) }
  }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
#endif
