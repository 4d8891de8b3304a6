import Synchronization

/// The rows of a query, now and after each change, as an asynchronous sequence.
///
/// A loop that is slower than the changes receives the latest rows only. Equal rows are not delivered again. The
/// sequence throws the first error and ends with it; it ends without one when the database closes. Releasing the
/// iterator, or cancelling the task, ends the observation.
public struct DataUpdates<Value: Sendable>: AsyncSequence, Sendable {
  /// The values of all rows.
  public typealias Element = [Value]
  /// An error of the database or of the query's conversion.
  public typealias Failure = any Error

  let database: Database
  let query: Query<Value>

  /// Begins an observation, which shares the evaluation with all others of the same statement.
  public func makeAsyncIterator() -> Iterator { Iterator(feed: Feed(database, query)) }

  /// The iterator of the results.
  public struct Iterator: AsyncIteratorProtocol {
    let feed: Feed<Value>

    /// Waits for the next result; returns `nil` when the database has closed or the task is cancelled.
    ///
    /// - Throws: An error of the database or of the query's conversion.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> [Value]? {
      let update = await feed.next(isolation: actor)
      if case .failure = update { feed.end() }
      return try update?.get()
    }
  }
}

/// The results that one observer has not received yet: at most the latest one.
final class Feed<Value: Sendable>: Sendable {
  typealias Update = Result<[Value], any Error>

  private struct State {
    var number = 0
    var waiting: Update?
    var isEnded = false
    var continuation: CheckedContinuation<Update?, Never>?
  }

  private let query: ObservedQuery
  private let inbox: Inbox
  private let id: Int

  /// The part that the query retains.
  private final class Inbox: Sendable {
    private let state = Mutex(State())

    func receive(_ update: ObservedQuery.Update?, _ decode: (Row) throws -> Value) {
      guard let update else { return end() }
      let decoded = update.rows.flatMap { rows in Result { try rows.map(decode) } }
      let continuation = state.withLock { state -> CheckedContinuation<Update?, Never>? in
        guard update.number > state.number, !state.isEnded else { return nil }
        state.number = update.number
        if state.continuation == nil { state.waiting = decoded }
        return state.continuation.take()
      }
      continuation?.resume(returning: decoded)
    }

    /// Ends the observation. A result that waits is still received, unless `isFailed`.
    func end(isFailed: Bool = false) {
      let continuation = state.withLock { state in
        state.isEnded = true
        if isFailed { state.waiting = nil }
        return state.continuation.take()
      }
      continuation?.resume(returning: nil)
    }

    func wait(_ continuation: CheckedContinuation<Update?, Never>) {
      let (answer, answered) = state.withLock { state -> (Update?, CheckedContinuation<Update?, Never>?) in
        if let update = state.waiting.take() { return (update, continuation) }
        if state.isEnded { return (nil, continuation) }
        // A second wait, by a copy of the iterator, ends the first one.
        defer { state.continuation = continuation }
        return (nil, state.continuation)
      }
      answered?.resume(returning: answer)
    }
  }

  init(_ database: Database, _ query: Query<Value>) {
    let inbox = Inbox()
    self.inbox = inbox
    self.query = database.observatory.query(query.sql, of: database)
    id = self.query.add { inbox.receive($0, query.decode) }
  }

  deinit { query.remove(id) }

  /// Ends the observation after an error.
  func end() { inbox.end(isFailed: true) }

  /// Waits for a result; returns `nil` at the end of the observation.
  func next(isolation actor: isolated (any Actor)?) async -> Update? {
    let inbox = inbox
    return await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: actor) { inbox.wait($0) }
    } onCancel: {
      inbox.end()
    }
  }
}
