/// Is told when something that its scope has read has changed.
@MainActor package protocol TrackedScopeOwner: AnyObject, Sendable {
  func trackedScopeDidChange(_ transaction: Transaction)
}

extension TrackedScope {
  /// A scope that has lapsed and can be used again.
  @MainActor private static var spare: TrackedScope?

  /// Runs the closure and notes what it reads in the owner's scope, which is made when something is read at all.
  ///
  /// Most bodies of views read nothing but values that they were handed: those have no scope.
  ///
  /// - Parameter scope: The scope that the owner has by now.
  /// - Returns: What the closure returns, and the owner's scope from now on. The owner cancels it before it goes.
  @MainActor package static func track<Result>(
    in scope: TrackedScope?, origin: Origin, owner: any TrackedScopeOwner, _ body: () -> Result
  ) -> (result: Result, scope: TrackedScope?) {
    if let scope { return (scope.track(body), scope) }
    var candidate = spare ?? TrackedScope(origin: origin)
    spare = nil
    candidate.begin(origin: origin, owner: owner)
    let result = candidate.track(body)
    // Whatever it has read holds it, be it one of our properties or a model with a standard registrar.
    guard isKnownUniquelyReferenced(&candidate) else { return (result, candidate) }
    candidate.lapse()
    spare = candidate
    return (result, nil)
  }
}
