/// The entry point of all actions, for the code that the macros generate.
///
/// Only the outermost call is an action. Calls that it causes, at once or in tasks that it starts, are consequences.
/// Without receivers, a call costs one test of a flag.
@MainActor public enum Endpoint {
  /// Performs a call of an endpoint. The action is created only if it is received.
  public static func call<Model: ActionModel, Result>(
    _ model: Model, _ action: @autoclosure () -> Model.Action, _ body: () -> Result
  ) -> Result {
    guard ActionFeed.isReceived, !isInside else { return body() }
    ActionFeed.deliver(.performed(model, action(), isWrite: false))
    return $isInside.withValue(true) { body() }
  }

  /// Performs a call of an asynchronous endpoint.
  public static func call<Model: ActionModel, Result>(
    _ model: Model, _ action: @autoclosure () -> Model.Action, _ body: @MainActor () async -> Result
  ) async -> Result {
    guard ActionFeed.isReceived, !isInside else { return await body() }
    ActionFeed.deliver(.performed(model, action(), isWrite: false))
    return await $isInside.withValue(true) { await body() }
  }

  /// Performs a write of a binding to a property of an object.
  static func write(_ object: AnyObject, _ property: AnyKeyPath, _ value: Any, _ body: () -> Void) {
    guard !isInside, let model = object as? any ActionModel else { return body() }
    writeProperty(property, of: model, value, body)
  }

  private static func writeProperty<Model: ActionModel>(
    _ property: AnyKeyPath, of model: Model, _ value: Any, _ body: () -> Void
  ) {
    if let action = model.action(writing: property, value) {
      ActionFeed.deliver(.performed(model, action, isWrite: true))
      return $isInside.withValue(true) { body() }
    }
    // The property's setter may call an endpoint, which is the action then.
    let before = ActionFeed.count
    body()
    if ActionFeed.count == before { ActionFeed.deliver(.unknownWrite(model, "\(property)")) }
  }

  /// Returns the value of an action for a property that holds the text of the secret.
  public static func value(of secret: Secret) -> String { secret.text }
  /// Returns the value of an action for a property that holds the secret.
  public static func value(of secret: Secret) -> Secret { secret }
  /// Returns the secret that was written to a property of either kind.
  public static func secret(from value: Any) -> Secret? { value as? Secret ?? (value as? String).map { Secret($0) } }

  /// Returns true if the value is an optional without a value.
  public static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  /// True in an action and in the tasks that it starts.
  @TaskLocal private static var isInside = false
}
