internal import KeelModel

/// The rows of a query, now and after each change, as an asynchronous sequence.
///
/// The first rows have everything that was committed before the observation began. A loop that is slower than the
/// changes receives the latest rows only. Equal rows are not delivered again. The sequence throws the first error and
/// ends with it; it ends without one when the database closes. Releasing the iterator, or cancelling the task, ends the
/// observation.
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

/// An observer of a query, and the results that it has not received yet.
final class Feed<Value: Sendable>: Sendable {
  private let query: ObservedQuery
  private let inbox: Inbox<[Value]>
  private let id: Int

  init(_ database: Database, _ query: Query<Value>) {
    let inbox = Inbox<[Value]>()
    self.inbox = inbox
    self.query = database.observatory.query(query.sql, of: database)
    id = self.query.add { update in
      guard let update else { return inbox.end() }
      inbox.receive(update.number) { try update.rows.get().map(query.decode) }
    }
  }

  deinit { query.remove(id) }

  /// Ends the observation after an error.
  func end() { inbox.end(isFailed: true) }

  /// Calls a closure on the main actor with each result.
  func follow(_ receive: @escaping @MainActor @Sendable (Result<[Value], any Error>) -> Void) -> ObservationToken {
    inbox.follow(receive)
  }

  /// Waits for a result; returns `nil` at the end of the observation.
  func next(isolation actor: isolated (any Actor)?) async -> Result<[Value], any Error>? {
    await inbox.next(isolation: actor)
  }
}
