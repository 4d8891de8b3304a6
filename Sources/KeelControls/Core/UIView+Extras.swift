package import KeelScene

/// Attributes that any view may have in addition to its content, and that most views do not have.
package struct ViewExtras: Hashable, Sendable {
  package var badge = ""
  package var help = ""
  package var keyCommand: KeyCommand?
  package var layoutDirection: SceneEnvironment.LayoutDirection?
  package var sortPriority = 0.0
  /// Further actions on the view, as offered by `UIView.offer`.
  package var actions: [RowAction] = []
  /// The path that pressing the view opens.
  package var address: String?
  package init() {}
  /// The extras of a view that has none.
  package static let none = ViewExtras()
}

extension ViewExtras {
  /// True if any attribute other than the address is set.
  package var hasMoreThanAddress: Bool {
    var rest = self
    rest.address = nil
    return rest != .none
  }
}

extension UIView {
  /// Handles an event that any view may receive. Returns true if the event was handled.
  func answersForAnyView(_ event: Event) -> Bool {
    switch event {
    case .action(_, let id):
      return perform(action: id)
    case .increment where accessibilityTraits.contains(.adjustable):
      accessibilityIncrement()
      return true
    case .decrement where accessibilityTraits.contains(.adjustable):
      accessibilityDecrement()
      return true
    case .adjust(_, let value) where accessibilityTraits.contains(.adjustable) && value.isFinite:
      return (self as? UIControl)?.accessibilitySetValue(value) ?? stepsToValue(value)
    default: return false
    }
  }

  /// Steps to a value, if the accessibility value contains the current one as a number: `3 of 5`. Returns true on
  /// success.
  private func stepsToValue(_ wanted: Double) -> Bool {
    let digits = (accessibilityValue ?? "").drop { !$0.isNumber }.prefix { $0.isNumber }
    guard !(self is UIControl), let current = Double(digits), abs(wanted - current) <= 100 else { return false }
    for _ in 0..<Int(abs(wanted - current).rounded()) {
      if wanted > current { accessibilityIncrement() } else { accessibilityDecrement() }
    }
    return true
  }
}

extension UIView {
  /// True if the view is a part of the label of a button.
  var isInButton: Bool {
    var around = embedder ?? superview
    while let view = around {
      if view is UIButton { return true }
      around = view.embedder ?? view.superview
    }
    return false
  }
}
