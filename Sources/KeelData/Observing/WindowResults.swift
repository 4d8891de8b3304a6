internal import KeelModel
public import Observation

/// A long list on the main actor: the number of a query's rows, and those rows that are being looked at.
///
/// ```swift
/// let people = database.windowResults(Person.all.ordered(by: "name, id"))
/// people.count        // all rows
/// people[index]       // the row, or nil until it has been read
/// ```
///
/// A row that is not in the window moves the window there when it is asked for. After a change of the database, the rows
/// are counted and the window is read again, whatever the number of rows. The observation ends when the object is
/// released.
@MainActor @Observable public final class WindowResults<Value: Sendable> {
  /// The number of all rows; zero until the first result.
  public private(set) var count = 0
  /// The latest window without an error. After a change it is replaced as a whole, together with the count.
  public private(set) var window = DataWindow<Value>()
  /// The error of the latest result, or `nil`. The window before it is kept. An error that the program does not read is
  /// written to standard error.
  public var error: (any Error)? { failure.error }
  /// True once there has been a result or an error.
  public private(set) var isLoaded = false

  @ObservationIgnored private let failure = QueryFailure()
  /// Limits notifications to the observers of the rows that have changed.
  @ObservationIgnored private let signals = RowSignals()
  @ObservationIgnored private let database: Database
  @ObservationIgnored private let size: Int
  @ObservationIgnored private var wanted: Range<Int>
  @ObservationIgnored private var updates: DataWindowUpdates<Value>?
  @ObservationIgnored private var observation: ObservationToken?
  @ObservationIgnored private var following: ObservationToken?
  @ObservationIgnored private var followed: Observatory.Key?
  /// True until the first window of a query, whose values may differ even where its rows are the same.
  @ObservationIgnored private var hasOtherQuery = false

  /// Observes a query.
  ///
  /// - Parameter size: The number of rows in a window: at least twice as many as are looked at together.
  public init(_ database: Database, _ query: OrderedQuery<Value>, size: Int = 200) {
    self.database = database
    self.size = max(1, size)
    wanted = 0..<max(1, size)
    follow(query)
  }

  /// Observes the query that a closure returns, which is asked again after a change of the model that it reads.
  ///
  /// The former window stays until that of the new query is there, which begins with the first row.
  public init(_ database: Database, size: Int = 200, query: @escaping @MainActor () -> OrderedQuery<Value>) {
    self.database = database
    self.size = max(1, size)
    wanted = 0..<max(1, size)
    following = KeelModel.observe { [weak self] in
      let query = query()
      self?.follow(query)
    }
  }

  /// The value of the row at a position, or `nil` until it has been read or if there is no such row.
  ///
  /// Observers that read a row through this subscript run again only if that row changes.
  public subscript(index: Int) -> Value? {
    signals.follow(index)
    if let value = _window[index] { return value }
    if index >= 0, index < _count { show(index..<index + 1) }
    return nil
  }

  /// Moves the window to rows that are looked at, with others around them, unless they are in it already.
  public func show(_ rows: Range<Int>) {
    guard rows.lowerBound < wanted.lowerBound || rows.upperBound > wanted.upperBound else { return }
    let margin = max(0, size - rows.count) / 2
    let first = max(0, rows.lowerBound - margin)
    wanted = first..<max(first + size, rows.upperBound)
    updates?.show(wanted)
  }

  private func follow(_ query: OrderedQuery<Value>) {
    let key = Observatory.Key(sql: query.query.sql, order: query.order)
    guard key != followed else { return }
    if followed != nil { wanted = 0..<size }
    followed = key
    hasOtherQuery = true
    updates = DataWindowUpdates(database, query, wanted)
    // Replacing the token drops what is on its way from the former query.
    observation = updates?.follow { [weak self] in self?.receive($0) }
  }

  private func receive(_ update: Result<DataWindow<Value>, any Error>) {
    switch update {
    case .success(let window):
      let former = _window
      self.window = window
      signals.fire(limit: 4 * size) { hasOtherQuery || !window.hasSameRow(at: $0, as: former) }
      hasOtherQuery = false
      if _count != window.count { count = window.count }
      failure.clear()
    case .failure(let error):
      failure.occurred(error)
    }
    if !_isLoaded { isLoaded = true }
  }
}
