internal import KeelModel
public import Observation

/// The rows of a query on the main actor, which views and `observe` follow.
///
/// ```swift
/// @MainActor final class PeopleModel {
///   let people: Results<Person>
///   init(_ database: Database) { people = database.results(Person.all) }
/// }
/// ```
///
/// The observation ends when the object is released.
@MainActor @Observable public final class Results<Value: Sendable> {
  /// The values of the latest result without an error; empty until the first one.
  public private(set) var rows: [Value] = []
  /// The error of the latest result, or `nil`. The rows of the result before it are kept. An error that the program does
  /// not read is written to standard error.
  public var error: (any Error)? { failure.error }
  /// True once there has been a result or an error.
  public private(set) var isLoaded = false

  @ObservationIgnored private let failure = QueryFailure()
  @ObservationIgnored private let database: Database
  @ObservationIgnored private var feed: Feed<Value>?
  @ObservationIgnored private var observation: ObservationToken?
  @ObservationIgnored private var following: ObservationToken?
  @ObservationIgnored private var sql: SQL?

  /// Observes a query.
  public init(_ database: Database, _ query: Query<Value>) {
    self.database = database
    follow(query)
  }

  /// Observes the query that a closure returns, which is asked again after a change of the model that it reads.
  ///
  /// The former rows stay until those of the new query are there.
  public init(_ database: Database, query: @escaping @MainActor () -> Query<Value>) {
    self.database = database
    following = KeelModel.observe { [weak self] in
      let query = query()
      self?.follow(query)
    }
  }

  private func follow(_ query: Query<Value>) {
    guard query.sql != sql else { return }
    sql = query.sql
    feed = Feed(database, query)
    // Replacing the token drops what is on its way from the former query.
    observation = feed?.follow { [weak self] in self?.receive($0) }
  }

  private func receive(_ update: Result<[Value], any Error>) {
    switch update {
    case .success(let rows):
      self.rows = rows
      failure.clear()
    case .failure(let error):
      failure.occurred(error)
    }
    if !_isLoaded { isLoaded = true }
  }
}
