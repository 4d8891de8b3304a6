/// A stored property of a view that follows something outside of it.
///
/// A structure of one's own may be made of others (`@State`, `@Environment`): `update()` is called before each
/// evaluation of the body, when those are up to date.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that Keel itself knows.
@MainActor package protocol StoredProperty: DynamicProperty {
  /// Makes what outlives the value of the view; called once, as the view is mounted.
  mutating func makeStorage() -> AnyObject?
  /// Takes what was made, before each evaluation. What is read here counts as read by the body.
  mutating func install(_ storage: AnyObject?, in mount: AnyMount)
}

/// A storage that has something to end as its view leaves.
@MainActor protocol LeavingStorage: AnyObject {
  func viewDidLeave()
}

/// A storage that makes the view's body be evaluated again by itself.
@MainActor protocol ConnectedStorage: AnyObject {
  func connect(to mount: any Evaluated)
}
