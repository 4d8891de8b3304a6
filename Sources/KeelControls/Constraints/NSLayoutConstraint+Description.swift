import KeelModel

extension NSLayoutConstraint: CustomStringConvertible {
  /// The constraint as an equation: `“narrow” card.width == 200.0 @750`.
  ///
  /// Views are named by their `accessibilityIdentifier`, otherwise by their class.
  nonisolated public var description: String { MainActor.assumeIsolated { equation } }

  private var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(of: first)).\(firstAttribute) \(sign)"
    if hasSecond {
      text += factor == 1 ? "" : " \(factor) *"
      text += " \(name(of: second)).\(secondAttribute)"
      if offset != 0 { text += offset > 0 ? " + \(offset)" : " - \(-offset)" }
    } else {
      text += " \(offset)"
    }
    return (identifier.map { "“\($0)” " } ?? "") + text + (priority == .required ? "" : " @\(priority.level)")
  }

  private func name(of item: (any _LayoutItem)?) -> String {
    guard let item else { return "nil" }
    guard let guide = item as? UILayoutGuide else { return item.layoutView?.layoutName ?? "UIView" }
    let own = guide.identifier.isEmpty ? guide.role.name : guide.identifier
    return guide.owningView.map { "\($0.layoutName).\(own)" } ?? own
  }
}

extension UIView {
  /// The name of the view in reports.
  var layoutName: String { accessibilityIdentifier ?? "\(Swift.type(of: self))" }
}

/// Reports about constraints, in the words of UIKit's.
@MainActor enum ConstraintReport {
  static func misuse(_ happened: String) {
    RuntimeWarning.report(
      happened, rule: "A constraint is between views and layout guides.",
      remedy: "Pass a UIView or a UILayoutGuide as the item.")
  }

  /// Reports a constraint that does not hold because of others.
  static func conflict(_ broken: NSLayoutConstraint, _ others: [String], in root: UIView) {
    let around = broken.views.first?.superview.map { ", in \($0.layoutName)" } ?? ""
    RuntimeWarning.report(
      "Unable to simultaneously satisfy constraints: broken is <\(broken)>\(around), because of "
        + (others.isEmpty ? "the size of \(root.layoutName)" : others.map { "<\($0)>" }.joined(separator: ", ")) + ".",
      rule: "All constraints of the priority 1000 hold together.",
      remedy:
        "Remove one of them, or lower its priority. A view whose translatesAutoresizingMaskIntoConstraints is true"
        + " also has the constraints of its frame.")
  }

  /// Reports a constraint that no layout can hold.
  static func unplaced(_ constraint: NSLayoutConstraint) {
    RuntimeWarning.report(
      "The constraint <\(constraint)> has no effect.",
      rule: "Both views of a constraint are in one tree of plain views.",
      remedy: "Constrain the view to one in the same stack, cell or scroll view, or use a plain UIView around both.")
  }
}
