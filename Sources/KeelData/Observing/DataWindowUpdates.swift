internal import KeelModel

/// A window on the rows of a query, now and after each change, as an asynchronous sequence.
///
/// ```swift
/// let people = database.observe(Person.all.ordered(by: "name, id"), window: 0..<50)
/// for try await window in people { … window.count … window.rows … }
/// people.show(1000..<1050)  // from anywhere, for example when the list scrolls
/// ```
///
/// After a table of the query has changed, the rows are counted and those of the window are read again; equal windows
/// are not delivered. Otherwise it is as ``DataUpdates``, for one loop at a time. Releasing it ends the observation.
public final class DataWindowUpdates<Value: Sendable>: AsyncSequence, Sendable {
  /// The window and the number of all rows.
  public typealias Element = DataWindow<Value>
  /// An error of the database or of the query's conversion.
  public typealias Failure = any Error

  private let windows: ObservedWindows
  private let inbox: Inbox<DataWindow<Value>>
  private let id: Int

  init(_ database: Database, _ ordered: OrderedQuery<Value>, _ range: Range<Int>) {
    let inbox = Inbox<DataWindow<Value>>()
    self.inbox = inbox
    let query = ordered.query
    windows = database.observatory.windows(query.sql, orderedBy: ordered.order, of: database)
    id = windows.add(Self.valid(range)) { update in
      guard let update else { return inbox.end() }
      inbox.receive(update.number) {
        try DataWindow(update.window.get(), decode: query.decode)
      }
    }
  }

  deinit { windows.remove(id) }

  /// Moves the window to other rows, which the sequence delivers when they have been read. May be called on any thread.
  public func show(_ range: Range<Int>) { windows.move(id, to: Self.valid(range)) }

  /// There are no rows before the first one.
  private static func valid(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<Int.max) }

  /// Begins to wait for windows.
  public func makeAsyncIterator() -> Iterator { Iterator(updates: self) }

  /// The iterator of the windows.
  public struct Iterator: AsyncIteratorProtocol {
    let updates: DataWindowUpdates

    /// Waits for the next window; returns `nil` when the database has closed or the task is cancelled.
    ///
    /// - Throws: An error of the database or of the query's conversion, which ends the observation.
    public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> DataWindow<Value>? {
      let update = await updates.inbox.next(isolation: actor)
      if case .failure = update { updates.inbox.end(isFailed: true) }
      return try update?.get()
    }
  }

  /// Calls a closure on the main actor with each window or error, after which the observation goes on.
  func follow(
    _ receive: @escaping @MainActor @Sendable (Result<DataWindow<Value>, any Error>) -> Void
  ) -> ObservationToken {
    inbox.follow(receive)
  }
}
