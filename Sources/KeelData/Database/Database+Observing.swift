public import KeelModel

extension Database {
  /// Returns the values of a query, now and whenever they change, by whichever process.
  ///
  /// The statement is evaluated once for all observers, after a table that it reads has changed; equal rows are
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

  /// Returns a window on the rows of a query and the number of all its rows, now and whenever they change.
  ///
  /// The cost of a window is that of its rows, of skipping the rows before it, and of counting all rows; an index with
  /// the columns of the query makes the latter two cheap. Rows outside of the window are not read.
  ///
  /// - Parameters:
  ///   - query: A query and the order of its rows.
  ///   - range: The positions of the rows in the window.
  public func observe<Value>(_ query: OrderedQuery<Value>, window range: Range<Int>) -> DataWindowUpdates<Value> {
    DataWindowUpdates(self, query, range)
  }

  /// Returns a window on the rows of a query as an observable object of the main actor, for a long list.
  ///
  /// - Parameters:
  ///   - query: A query and the order of its rows.
  ///   - size: The number of rows in a window: at least twice as many as are looked at together.
  @MainActor public func windowResults<Value>(_ query: OrderedQuery<Value>, size: Int = 200) -> WindowResults<Value> {
    WindowResults(self, query, size: size)
  }

  /// Returns a window on the rows of the query that a closure returns, for a long list that the model can change.
  ///
  /// The closure runs again after a change of the model that it reads, such as the order of the list.
  @MainActor public func windowResults<Value>(
    size: Int = 200, _ query: @escaping @MainActor () -> OrderedQuery<Value>
  ) -> WindowResults<Value> {
    WindowResults(self, size: size, query: query)
  }
}
