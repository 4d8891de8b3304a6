import KeelLayout
import KeelScene

// The sides of constraints as sums of the solver's variables.
extension Island {
  /// Returns the difference of both sides of a constraint without its constant; `nil` if the island does not have both
  /// items.
  func sum(of constraint: NSLayoutConstraint) -> Sum? {
    guard let first = constraint.first else { return nil }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    // Left, right and the distance of two centers are counted from the left also where lines begin on the right.
    let isFromLeft = attributes.contains(where: \.isFromLeft) || attributes.allSatisfy(\.isCenterX)
    let isFlipped = isMirrored && isFromLeft
    guard var sum = sum(first, constraint.firstAttribute, isFlipped: isFlipped) else { return nil }
    guard constraint.hasSecond else { return sum }
    guard let second = constraint.second,
      let other = self.sum(second, constraint.secondAttribute, isFlipped: isFlipped)
    else { return nil }
    sum.terms += other.terms.map { Solver.Term($0.variable, -$0.factor * constraint.factor) }
    sum.constant -= other.constant * constraint.factor
    return sum
  }

  private func sum(_ item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute, isFlipped: Bool) -> Sum? {
    var item = item
    if attribute.isWithinMargins, let view = item as? UIView { item = view.layoutMarginsGuide }
    guard let area = area(of: item, attribute) else { return nil }
    let (box, insets) = (area.box, area.insets)
    func across(_ part: Double, _ constant: Double) -> Sum {
      let sign = isFlipped ? -1.0 : 1
      return Sum(terms: [.init(box.x, sign), .init(box.width, part * sign)], constant: constant * sign)
    }
    func down(_ part: Double, _ constant: Double) -> Sum {
      Sum(terms: [.init(box.y), .init(box.height, area.isBelow ? 1 : part)], constant: constant)
    }
    let starts = isFlipped ? NSLayoutConstraint.Attribute.right : .left
    switch attribute {
    case .leading, .leadingMargin: return across(0, insets.leading)
    case .trailing, .trailingMargin: return across(1, -insets.trailing)
    case .left, .right, .leftMargin, .rightMargin:
      return attribute.withoutMargin == starts ? across(0, insets.leading) : across(1, -insets.trailing)
    case .centerX, .centerXWithinMargins: return across(0.5, (insets.leading - insets.trailing) / 2)
    case .width: return Sum(terms: [.init(box.width)], constant: -insets.leading - insets.trailing)
    case .top, .topMargin: return down(0, insets.top)
    case .bottom, .bottomMargin: return down(1, -insets.bottom)
    case .centerY, .centerYWithinMargins: return down(0.5, (insets.top - insets.bottom) / 2)
    case .height:
      return area.isBelow
        ? Sum(terms: [], constant: 0) : Sum(terms: [.init(box.height)], constant: -insets.top - insets.bottom)
    case .firstBaseline, .lastBaseline:
      let baseline = item.layoutView?.baseline(isFirst: attribute == .firstBaseline) ?? (part: 1, distance: 0)
      return down(baseline.part, baseline.distance)
    case .notAnAttribute: return Sum(terms: [], constant: 0)
    }
  }

  func area(of item: any _LayoutItem, _ attribute: NSLayoutConstraint.Attribute = .notAnAttribute) -> Area? {
    guard let guide = item as? UILayoutGuide else {
      var item: AnyObject = item
      if let cell = item as? UICollectionViewCell, cell.contentView === root { item = cell.contentView }
      // The edges of a scroll view are those of its content, its lengths those of the visible area.
      if item === root, let visible, attribute == .width || attribute == .height { return Area(box: visible) }
      return boxes[ObjectIdentifier(item)].map { Area(box: $0) }
    }
    guard let view = guide.owningView else { return nil }
    switch guide.role {
    case .program, .readable: return boxes[ObjectIdentifier(guide)].map { Area(box: $0) }
    case .content: return view === root ? boxes[ObjectIdentifier(view)].map { Area(box: $0) } : nil
    case .visible: return (view === root ? visible : boxes[ObjectIdentifier(view)]).map { Area(box: $0) }
    case .safeArea: return boxes[ObjectIdentifier(view)].map { Area(box: $0) }
    case .margins:
      return boxes[ObjectIdentifier(view)].map { Area(box: $0, insets: view.layoutMarginsInUse) }
    case .keyboard: return boxes[ObjectIdentifier(view)].map { Area(box: $0, isBelow: true) }
    }
  }
}

extension NSLayoutConstraint {
  /// True if the constant depends on the height of a line of text.
  var hasBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }
  var isFromLeft: Bool { withoutMargin == .left || withoutMargin == .right }
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }
  var withoutMargin: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    default: self
    }
  }
}
