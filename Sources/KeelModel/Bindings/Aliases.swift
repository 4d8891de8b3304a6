// The names that code written for UIKit uses for the same types.

public typealias UIBinding = Binding
public typealias UIBindable = Bindable
public typealias UITransaction = Transaction
public typealias UITransactionKey = TransactionKey
public typealias ObserveToken = ObservationToken

/// The same as `withTransaction(_:_:)`.
public func withUITransaction<Result>(_ transaction: UITransaction, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(transaction, body)
}

/// The same as `withTransaction(_:_:_:)`.
public func withUITransaction<Value, Result>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(keyPath, value, body)
}
