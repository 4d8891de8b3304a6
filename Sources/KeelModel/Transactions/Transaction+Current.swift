import Synchronization

/// The extent of a `withTransaction` call, in which its transaction applies.
///
/// Tasks made inside it inherit the task-local value and outlive the extent, perhaps on another thread. So the
/// transaction applies only while the call lasts and only on its thread.
private final class TransactionExtent: Sendable {
  let transaction: Transaction
  let thread = currentThread()
  private let isOver = Atomic(false)

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// True if the call still runs and this is its thread.
  var isInForce: Bool { !isOver.load(ordering: .relaxed) && thread == currentThread() }

  func end() { isOver.store(true, ordering: .relaxed) }

  @TaskLocal static var innermost: TransactionExtent?
  /// The number of open extents in the whole program, so that a change skips the look-up if there are none.
  static let openCount = Atomic(0)
}

extension Transaction {
  /// The transaction that applies here: that of the innermost `withTransaction` around this call, or an empty one.
  public static var current: Transaction { ofThisChange ?? Transaction() }

  static var ofThisChange: Transaction? {
    guard TransactionExtent.openCount.load(ordering: .relaxed) != 0 else { return nil }
    guard let extent = TransactionExtent.innermost, extent.isInForce else { return nil }
    return extent.transaction
  }
}

/// Runs a closure whose changes all carry a transaction.
///
/// Its values are merged into those of the current transaction. Its animation replaces the outer one, even if it is
/// `nil`. Tasks that the closure starts do not inherit the transaction.
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

/// Runs a closure whose changes all carry one value of a transaction, in addition to the current ones.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure whose changes all carry an animation; `nil` removes the current one.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
