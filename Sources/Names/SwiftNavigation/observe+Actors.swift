public import KeelModel

// In files that import this module, `observe` follows the actor of the call. Elsewhere `observe` is for the main actor,
// and other actors name themselves: `observe(isolation:_:)`.

/// Runs a closure on the actor of the call now, and again there after each change of a property that it has read.
///
/// On the main actor it is the same as KeelModel's `observe`. On another actor it is no part of the turn.
public func observe(
  fileID: StaticString = #fileID, line: UInt = #line,
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObservationToken {
  let isolation = apply.isolation
  let isMain = isolation === MainActor.shared
  guard isMain, MainActor.isCurrent else {
    return observe(on: isolation, startsHere: !isMain, withoutIsolation(apply))
  }
  let main = unsafeBitCast(apply, to: (@MainActor @Sendable () -> Void).self)
  return MainActor.assumeIsolated { KeelModel.observe(fileID: fileID, line: line, main) }
}

/// Runs a closure on the actor of the call now, and again after each change of its reads, with their transaction.
///
/// On another actor than the main actor, the transaction is empty.
public func observe(
  fileID: StaticString = #fileID, line: UInt = #line,
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable (_ transaction: Transaction) -> Void
) -> ObservationToken {
  let isolation = apply.isolation
  let isMain = isolation === MainActor.shared
  guard isMain, MainActor.isCurrent else {
    let plain = unsafeBitCast(apply, to: (@Sendable (Transaction) -> Void).self)
    return observe(on: isolation, startsHere: !isMain) { plain(Transaction()) }
  }
  let main = unsafeBitCast(apply, to: (@MainActor @Sendable (Transaction) -> Void).self)
  return MainActor.assumeIsolated { KeelModel.observe(fileID: fileID, line: line, main) }
}

/// Returns the closure for a caller that is on its actor.
private func withoutIsolation(_ apply: @escaping @isolated(any) @Sendable () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(apply, to: (@Sendable () -> Void).self)
}
