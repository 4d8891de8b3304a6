/// A stored property of a view that follows a value outside of the view.
///
/// A custom one may consist of others (`@State`, `@Environment`): `update()` is called before each evaluation of the
/// body, after those have been updated.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Updates the property before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing: properties without an `update()` of their own need none.
  public mutating func update() {}
}

/// A dynamic property that Keel itself handles.
@MainActor package protocol StoredProperty: DynamicProperty {
  /// Creates the storage that outlives the value of the view; called once, when the view is mounted.
  mutating func makeStorage() -> AnyObject?
  /// Receives the storage before each evaluation. Values that it reads count as read by the body.
  mutating func install(_ storage: AnyObject?, in mount: AnyMount)
}

/// Storage with work to do when its view is removed.
@MainActor protocol LeavingStorage: AnyObject {
  func viewDidLeave()
}

/// Storage that causes the view's body to run again.
@MainActor protocol ConnectedStorage: AnyObject {
  func connect(to mount: any Evaluated)
}
