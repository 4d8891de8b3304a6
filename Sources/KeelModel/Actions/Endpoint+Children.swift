// Actions of models inside of other ones, for the code that `@Actions` generates.

extension Endpoint {
  /// Sends an action to a child of the model, found by its name and, if given, by its identity.
  ///
  /// It is reported if there is no such child, and if its actions are of another type.
  public static func send(
    _ action: some ActionValue, to name: String, id: String? = nil, in model: some ActionModel
  ) {
    let children = children(name, id, in: model)
    guard let child = children.first else {
      return report(
        "nothing of that name is open", name, model,
        remedy: "Send it while the model is open, and return that from `actionChildren`.")
    }
    guard children.count == 1 else {
      return report(
        "\(children.count) models have that name", name, model,
        remedy: "Give each an `actionID`, and the case a first value for it.")
    }
    if !send(action, to: child) {
      report(
        "the model is a \(type(of: child)), which has other actions", name, model,
        remedy: "Give the case the value `\(type(of: child)).Action`.")
    }
  }

  /// Returns true if there is such a child and the action applies to it.
  public static func isApplicable(
    _ action: some ActionValue, to name: String, id: String? = nil, in model: some ActionModel
  ) -> Bool {
    let children = children(name, id, in: model)
    return children.count == 1 && children.allSatisfy { isApplicable(action, to: $0) }
  }

  private static func children(_ name: String, _ id: String?, in model: some ActionModel) -> [any ActionModel] {
    model.actionChildren.map { ($0.name, $0.model) }
      .filter { $0.0 == name && (id == nil || $0.1.actionID == id) }.map(\.1)
  }

  private static func send<Model: ActionModel>(_ action: some ActionValue, to model: Model) -> Bool {
    guard let action = action as? Model.Action else { return false }
    model.send(action)
    return true
  }

  private static func isApplicable<Model: ActionModel>(_ action: some ActionValue, to model: Model) -> Bool {
    (action as? Model.Action).map { model.isApplicable($0) } ?? false
  }

  private static func report(_ reason: String, _ name: String, _ model: some ActionModel, remedy: String) {
    RuntimeWarning.report(
      "\(type(of: model)) could not pass on an action for “\(name)”: \(reason).",
      rule: "A case with `@Child` is for the model of the same name in `actionChildren`.", remedy: remedy)
  }
}
