package import KeelModel

/// The place of a model in the tree of models of a window: the steps from the root, each a child's name and identity.
///
/// The root has no steps; the details of a network are at `["detail(wpa2Personal Harbour)"]`.
@MainActor package enum ActionPlace {
  /// Returns the steps to a model, or `nil` if it is not in the tree.
  package static func steps(to model: any ActionModel, from root: any ActionModel) -> [String]? {
    if model === root { return [] }
    for child in root.actionChildren {
      if let steps = steps(to: model, from: child.model) { return [step(child)] + steps }
    }
    return nil
  }

  /// Returns the model at a place, or `nil` if the steps do not lead to one now.
  package static func model(at steps: [String], from root: any ActionModel) -> (any ActionModel)? {
    var model = root
    for step in steps {
      guard let child = model.actionChildren.first(where: { self.step($0) == step }) else { return nil }
      model = child.model
    }
    return model
  }

  /// Returns the place of the innermost open model, which is the user's current page.
  package static func innermost(from root: any ActionModel) -> [String] {
    guard let child = root.actionChildren.last else { return [] }
    return [step(child)] + innermost(from: child.model)
  }

  private static func step(_ child: ActionChild) -> String {
    child.name + (child.model.actionID.map { "(\($0))" } ?? "")
  }
}

/// Returns the name of a model's type, by which recordings identify it.
@MainActor func typeName(of model: any ActionModel) -> String { "\(type(of: model))" }
