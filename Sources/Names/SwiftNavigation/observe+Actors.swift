public import KeelModel

// In files that import this module, `observe` follows the actor of the call. Elsewhere `observe` is for the main actor,
// and other actors name themselves: `observe(isolation:_:)`.

/// Runs a closure on the actor of the call now, and again there after each change of a property that it has read.
///
/// On the main actor it is the same as KeelModel's `observe`. On another actor it is not a part of the turn. A closure of
/// an actor that is not that of the call runs on its own actor, after this function has returned.
public func observe(
  fileID: StaticString = #fileID, line: UInt = #line,
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable () -> Void
) -> ObservationToken {
  let isolation = apply.isolation
  guard isolation === MainActor.shared, MainActor.isCurrent else {
    return observe(on: isolation, startsHere: isolation?.isCurrent ?? true, unisolated(apply))
  }
  let main = unisolated(apply)
  return MainActor.assumeIsolated { KeelModel.observe(fileID: fileID, line: line) { main() } }
}

/// Runs a closure on the actor of the call now, and again after each change of its reads, with their transaction.
///
/// On another actor than the main actor, the transaction is empty.
public func observe(
  fileID: StaticString = #fileID, line: UInt = #line,
  @_inheritActorContext _ apply: @escaping @isolated(any) @Sendable (_ transaction: Transaction) -> Void
) -> ObservationToken {
  let isolation = apply.isolation
  let plain = unisolated(apply)
  guard isolation === MainActor.shared, MainActor.isCurrent else {
    return observe(on: isolation, startsHere: isolation?.isCurrent ?? true) { plain(Transaction()) }
  }
  return MainActor.assumeIsolated { KeelModel.observe(fileID: fileID, line: line) { plain($0) } }
}

/// Returns the closure for callers that are on its actor.
///
/// `unsafeBitCast`: the language has no conversion that drops the isolation of a function without waiting for its actor.
/// The isolation is a part of the type and of the closure's context, so that both types have the same representation.
private func unisolated<Input>(
  _ apply: @escaping @isolated(any) @Sendable (Input) -> Void
) -> @Sendable (Input) -> Void {
  unsafeBitCast(apply, to: (@Sendable (Input) -> Void).self)
}

private func unisolated(_ apply: @escaping @isolated(any) @Sendable () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(apply, to: (@Sendable () -> Void).self)
}
