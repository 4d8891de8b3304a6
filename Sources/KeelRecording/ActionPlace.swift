package import KeelModel

/// The place of a model in the tree of models of a window: the steps from the root, each a child's name and identity.
///
/// The root has no steps; the details of a network are at `["detail(wpa2Personal Harbour)"]`. Siblings with the same name
/// and identity are numbered, `row(a) 1/2` and `row(a) 2/2`, so that a place leads to one model, and to none when there is
/// another number of them.
@MainActor package enum ActionPlace {
  /// Returns the steps to a model, or `nil` if it is not in the tree.
  package static func steps(to model: any ActionModel, from root: any ActionModel) -> [String]? {
    find(model, from: root).place
  }

  /// Returns the steps to a model, `nil` if it is not in the tree, and those to the innermost open model.
  ///
  /// It asks each model for its children once, because the answer takes reflection.
  package static func find(_ model: (any ActionModel)?, from root: any ActionModel) -> (
    place: [String]?, open: [String]
  ) {
    let children = root.actionChildren
    var place: [String]? = model === root ? [] : nil
    var open: [String] = []
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      if place != nil, !isLast { continue }
      let inside = find(place == nil ? model : nil, from: child.model)
      guard inside.place != nil || isLast else { continue }
      let step = self.step(index, in: children)
      if let steps = inside.place { place = [step] + steps }
      if isLast { open = [step] + inside.open }
    }
    return (place, open)
  }

  /// Returns the model at a place, or `nil` if the steps do not lead to one now.
  package static func model(at steps: [String], from root: any ActionModel) -> (any ActionModel)? {
    var model = root
    for step in steps {
      let children = model.actionChildren
      let found = children.indices.first { step.hasPrefix(name(children[$0])) && self.step($0, in: children) == step }
      guard let found else { return nil }
      model = children[found].model
    }
    return model
  }

  /// Returns the place of the innermost open model, which is the user's current page.
  package static func innermost(from root: any ActionModel) -> [String] {
    find(nil, from: root).open
  }

  private static func step(_ index: Int, in children: [ActionChild]) -> String {
    let (name, id) = (children[index].name, children[index].model.actionID)
    let twins = children.indices.filter { children[$0].name == name && children[$0].model.actionID == id }
    let step = self.name(children[index])
    return twins.count == 1 ? step : "\(step) \((twins.firstIndex(of: index) ?? 0) + 1)/\(twins.count)"
  }

  /// Returns a child's name and identity.
  private static func name(_ child: ActionChild) -> String {
    child.name + (child.model.actionID.map { "(\($0))" } ?? "")
  }
}

/// Returns the name of a model's type, by which recordings identify it.
@MainActor func typeName(of model: any ActionModel) -> String { "\(type(of: model))" }
