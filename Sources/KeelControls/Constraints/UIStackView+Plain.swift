// Subviews that a stack does not arrange: a background behind the others, a badge over them. Such a stack is an island.
extension UIStackView {
  /// Arranges a subview that was a plain one.
  func arrange(_ view: UIView) {
    guard view.isPlainInStack, view.superview === self else { return }
    view.layoutParts.isPlainInStack = false
    arrangementDidChange()
  }

  /// Makes a subview a plain one, which its constraints or its frame place.
  func leaveUnarranged(_ view: UIView) {
    guard view.superview === self else { return }
    view.layoutParts.isPlainInStack = true
    arrangementDidChange()
  }

  /// Called when the stack may need equations, or none any longer.
  func arrangementDidChange() {
    UIView.hasStandIns = true
    // Only views with a record tell their islands of changes.
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
