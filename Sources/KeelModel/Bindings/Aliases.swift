// The names that code written for UIKit uses for the same types.

/// The name of `Binding` in code written for UIKit.
public typealias UIBinding = Binding
/// The name of `Bindable` in code written for UIKit.
public typealias UIBindable = Bindable
/// The name of `Transaction` in code written for UIKit.
public typealias UITransaction = Transaction
/// The name of `TransactionKey` in code written for UIKit.
public typealias UITransactionKey = TransactionKey
/// The name of `ObservationToken` in code written for UIKit.
public typealias ObserveToken = ObservationToken

/// Runs a closure whose changes all carry a transaction; equivalent to `withTransaction(_:_:)`.
public func withUITransaction<Result>(_ transaction: UITransaction, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(transaction, body)
}

/// Runs a closure whose changes all carry one value of a transaction; equivalent to `withTransaction(_:_:_:)`.
public func withUITransaction<Value, Result>(
  _ keyPath: WritableKeyPath<UITransaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(keyPath, value, body)
}
