package import KeelScene

/// The parts of an alert below its texts: the fields, then the buttons in the order of the scene.
@MainActor package struct AlertParts {
  package private(set) var fields: [NodeID] = []
  package private(set) var buttons: [NodeID] = []
  /// True if the buttons are below each other even if there is room for them side by side: the choices of a
  /// confirmation, and more than two answers of an alert.
  package let isStacked: Bool
  private let tree: SceneTree

  /// Finds the parts of an alert; `nil` for other nodes. O(children).
  package init?(of id: NodeID, in tree: SceneTree) {
    guard let entry = tree.entry(of: id), case .alert(let alert) = entry.element else { return nil }
    self.tree = tree
    tree.note(.children)
    for (index, child) in entry.children.enumerated() {
      let isField = entry.element.slot(of: tree.element(of: child), at: index) == .fields
      if isField { fields.append(child) } else { buttons.append(child) }
    }
    isStacked = alert.style == .confirmation || buttons.count > 2
  }

  /// The button that Return presses wherever the focus is; `nil` if there is none.
  package var defaultButton: NodeID? { firstButton { $0.takesReturn } }

  /// The button that answers without doing anything; `nil` if there is none.
  package var cancelButton: NodeID? { firstButton { $0.takesEscape } }

  /// The buttons to which letters lead: all that do not destroy anything.
  package var buttonsByLetter: [NodeID] {
    buttons.filter { id in
      if case .button(let button)? = tree.element(of: id) { button.role != .destructive } else { false }
    }
  }

  /// The part that receives the focus first: the first field; otherwise the default button; otherwise the cancel
  /// button; otherwise the first button that destroys nothing. `nil` if there is none.
  package var firstFocus: NodeID? {
    let field = firstEnabled(of: fields) { if case .textField(let field) = $0 { field.isEditable } else { false } }
    return field ?? defaultButton ?? cancelButton ?? firstButton { $0.role != .destructive && !$0.isBusy }
  }

  /// Returns the first enabled button for which the test is true.
  private func firstButton(where test: (ButtonElement) -> Bool) -> NodeID? {
    firstEnabled(of: buttons) { if case .button(let button) = $0 { test(button) } else { false } }
  }

  private func firstEnabled(of parts: [NodeID], where test: (Element) -> Bool) -> NodeID? {
    parts.first { id in
      guard let entry = tree.entry(of: id), entry.attributes.isEnabled else { return false }
      return test(entry.element)
    }
  }
}
