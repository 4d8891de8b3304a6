import KeelScene

// Sizes by constraints of views that no island places, such as those in a stack: the frame of the box around the view.
extension UIView {
  /// The lengths that constraints set; `nil` for none.
  var constrainedSize: SceneFrame? {
    guard UIView.hasLayout, let layout = rare?.layout, layout.island == nil, !layout.constraints.isEmpty else {
      return nil
    }
    var frame = SceneFrame()
    let own = layout.constraints.filter { $0.first === self && $0.firstAttribute.isLength && $0.items.count == 1 }
    for constraint in own.sorted(by: { $0.priority.rawValue < $1.priority.rawValue }) where !constraint.hasSecond {
      frame.set(constraint.offset, constraint.relation, isWidth: constraint.firstAttribute == .width)
    }
    // A length that is a multiple of the other one.
    for constraint in own where constraint.hasSecond && constraint.relation == .equal {
      let isWidth = constraint.firstAttribute == .width
      let other = isWidth ? frame.fixedHeight : frame.fixedWidth
      if let other {
        frame.set(other * constraint.factor + constraint.offset, .equal, isWidth: isWidth)
      } else if let length = isWidth ? frame.fixedWidth : frame.fixedHeight, constraint.factor != 0 {
        frame.set((length - constraint.offset) / constraint.factor, .equal, isWidth: !isWidth)
      }
    }
    return frame == SceneFrame() ? nil : frame
  }

  /// The ratio of width to height by a constraint, if no length is fixed; `nil` for none.
  var constrainedRatio: Double? {
    guard UIView.hasLayout, let layout = rare?.layout, layout.island == nil, !layout.constraints.isEmpty,
      constrainedSize.map({ $0.fixedWidth == nil && $0.fixedHeight == nil }) ?? true
    else { return nil }
    for constraint in layout.constraints
    where constraint.hasSecond && constraint.items.count == 1 && constraint.relation == .equal && constraint.offset == 0
    {
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.width, .height) where constraint.factor > 0: return constraint.factor
      case (.height, .width) where constraint.factor > 0: return 1 / constraint.factor
      default: break
      }
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  var isLength: Bool { self == .width || self == .height }
}

extension SceneFrame {
  fileprivate var fixedWidth: Double? { minWidth == maxWidth ? minWidth : nil }
  fileprivate var fixedHeight: Double? { minHeight == maxHeight ? minHeight : nil }

  fileprivate mutating func set(_ length: Double, _ relation: NSLayoutConstraint.Relation, isWidth: Bool) {
    switch (relation, isWidth) {
    case (.equal, true): (minWidth, idealWidth, maxWidth) = (length, length, length)
    case (.equal, false): (minHeight, idealHeight, maxHeight) = (length, length, length)
    case (.greaterThanOrEqual, true): minWidth = max(minWidth ?? 0, length)
    case (.greaterThanOrEqual, false): minHeight = max(minHeight ?? 0, length)
    case (.lessThanOrEqual, true): maxWidth = min(maxWidth ?? .infinity, length)
    case (.lessThanOrEqual, false): maxHeight = min(maxHeight ?? .infinity, length)
    }
  }
}
