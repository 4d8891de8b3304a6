public import KeelModel

extension Database {
  /// Returns the values of a query, now and whenever they change, by whichever process.
  ///
  /// The statement is evaluated once for all who observe it, after a table that it reads has changed; equal rows are
  /// not delivered again.
  public func observe<Value>(_ query: Query<Value>) -> DataUpdates<Value> {
    DataUpdates(database: self, query: query)
  }

  /// Returns the rows of a statement, now and whenever they change, by whichever process.
  public func observe(_ sql: SQL) -> DataUpdates<Row> { observe(Query(sql)) }

  /// Returns the values of a query as a publisher, which sends on no particular thread.
  public func publisher<Value>(_ query: Query<Value>) -> AnyPublisher<[Value], any Error> {
    observe(query).publisher.eraseToAnyPublisher()
  }

  /// Returns the rows of a statement as a publisher, which sends on no particular thread.
  public func publisher(_ sql: SQL) -> AnyPublisher<[Row], any Error> { publisher(Query(sql)) }

  /// Returns the values of a query as an observable object of the main actor.
  @MainActor public func results<Value>(_ query: Query<Value>) -> Results<Value> { Results(self, query) }

  /// Returns the values of the query that a closure returns, as an observable object of the main actor.
  ///
  /// The closure runs again after a change of the model that it reads, such as the text of a search.
  @MainActor public func results<Value>(_ query: @escaping @MainActor () -> Query<Value>) -> Results<Value> {
    Results(self, query: query)
  }
}
