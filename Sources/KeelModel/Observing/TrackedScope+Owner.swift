/// A type that is notified when a property or signal that its scope has read has changed.
@MainActor package protocol TrackedScopeOwner: AnyObject, Sendable {
  func trackedScopeDidChange(_ transaction: Transaction)
}

extension TrackedScope {
  /// A cancelled scope that can be used again.
  @MainActor private static var spare: TrackedScope?

  /// Runs a closure and records its reads in the owner's scope, which is created if anything is read.
  ///
  /// Most bodies of views read only the values that were passed to them, and need no scope.
  ///
  /// - Parameter scope: The scope that the owner has already, if any.
  /// - Returns: The closure's result, and the owner's scope from now on. The owner cancels it before it is released.
  @MainActor package static func track<Result>(
    in scope: TrackedScope?, origin: Origin, owner: any TrackedScopeOwner, _ body: () -> Result
  ) -> (result: Result, scope: TrackedScope?) {
    if let scope { return (scope.track(body), scope) }
    var candidate = spare ?? TrackedScope(origin: origin)
    spare = nil
    candidate.begin(origin: origin, owner: owner)
    let result = candidate.track(body)
    // Each property that the scope has read retains the scope, whether its registrar is Keel's or the standard one.
    guard isKnownUniquelyReferenced(&candidate) else { return (result, candidate) }
    candidate.lapse()
    spare = candidate
    return (result, nil)
  }
}
