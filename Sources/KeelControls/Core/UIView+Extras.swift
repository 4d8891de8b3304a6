package import KeelScene

/// What any view may say of itself beside what it shows, and most do not.
package struct ViewExtras: Hashable, Sendable {
  package var badge = ""
  package var help = ""
  package var keyCommand: KeyCommand?
  package var layoutDirection: SceneEnvironment.LayoutDirection?
  package var sortPriority = 0.0
  /// What else can be done with the view, as those said who called `UIView.offer`.
  package var actions: [RowAction] = []
  /// The path that pressing the view leads to.
  package var address: String?
  package init() {}
  /// A view that has nothing of the kind to say.
  package static let none = ViewExtras()
}

extension ViewExtras {
  /// Whether they say more of the view than where it leads.
  package var sayMoreThanAddress: Bool {
    var rest = self
    rest.address = nil
    return rest != .none
  }
}

extension UIView {
  /// Answers what any view may be asked, whatever it shows. Says whether it did.
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

  /// Goes to a value step by step, where the view says by number which one it has: `3 of 5`.
  private func stepsToValue(_ wanted: Double) -> Bool {
    let said = (accessibilityValue ?? "").drop { !$0.isNumber }.prefix { $0.isNumber }
    guard !(self is UIControl), let current = Double(said), abs(wanted - current) <= 100 else { return false }
    for _ in 0..<Int(abs(wanted - current).rounded()) {
      if wanted > current { accessibilityIncrement() } else { accessibilityDecrement() }
    }
    return true
  }
}
