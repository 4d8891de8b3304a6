import Synchronization

/// The extent of a `withTransaction`. Tasks made inside inherit the task-local value and outlive the extent, perhaps on
/// another thread: the transaction is in force only while the call lasts and only where it was made.
private final class TransactionExtent: Sendable {
  let transaction: Transaction
  let thread = currentThread()
  private let isOver = Atomic(false)

  init(_ transaction: Transaction) { self.transaction = transaction }

  var isInForce: Bool { !isOver.load(ordering: .relaxed) && thread == currentThread() }

  func end() { isOver.store(true, ordering: .relaxed) }

  @TaskLocal static var innermost: TransactionExtent?
  /// How many are open in the whole program, so that changes without any need not look.
  static let openCount = Atomic(0)
}

extension Transaction {
  /// The transaction in force here: that of the `withTransaction` around this call, else an empty one.
  public static var current: Transaction { ofThisChange ?? Transaction() }

  static var ofThisChange: Transaction? {
    guard TransactionExtent.openCount.load(ordering: .relaxed) != 0 else { return nil }
    guard let extent = TransactionExtent.innermost, extent.isInForce else { return nil }
    return extent.transaction
  }
}

/// Runs the closure with a transaction for all changes made in it.
///
/// It takes the place of the one in force, its animation too, if `nil`; values of the outer one for other keys stay.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var merged = Transaction.current
  merged.merge(transaction)
  merged.animation = transaction.animation
  let extent = TransactionExtent(merged)
  TransactionExtent.openCount.add(1, ordering: .relaxed)
  defer {
    extent.end()
    TransactionExtent.openCount.subtract(1, ordering: .relaxed)
  }
  return try TransactionExtent.$innermost.withValue(extent, operation: body)
}

/// Runs the closure with one value of the transaction set for all changes made in it.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs the closure with an animation for all changes made in it.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
