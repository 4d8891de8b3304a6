// Subviews that a stack does not arrange: a ground behind the others, a badge over them. Such a stack is an island.
extension UIStackView {
  /// Takes a view among those that the stack arranges.
  func arrange(_ view: UIView) {
    guard view.isPlainInStack, view.superview === self else { return }
    view.rare?.layout?.isPlainInStack = false
    equationsDidChange()
  }

  /// Leaves the place of a view to its constraints or its frame.
  func leaveUnarranged(_ view: UIView) {
    guard view.superview === self else { return }
    UIView.hasStandIns = true
    view.layoutParts.isPlainInStack = true
    _ = layoutParts
    equationsDidChange()
  }

  /// True if the equations of a solver arrange the stack, because a front end's own stack cannot.
  var needsEquations: Bool {
    subviews.contains { view in
      guard let layout = view.rare?.layout else { return false }
      return layout.isPlainInStack || layout.spacingAfter != nil
    }
  }
}

extension UIView {
  /// True for a subview of a stack that the stack does not arrange.
  var isPlainInStack: Bool { rare?.layout?.isPlainInStack ?? false }
}
