package import KeelScene

/// Directions in which things stand.
public enum NSLayoutConstraint {
  public enum Axis: Hashable, Sendable { case horizontal, vertical }
}

/// Subviews one after the other along an axis.
@MainActor open class UIStackView: UIView {
  public enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Hashable, Sendable { case fill, leading, top, center, trailing, bottom, firstBaseline }

  override public init() { super.init() }

  public convenience init(arrangedSubviews: [UIView]) {
    self.init()
    arrangedSubviews.forEach(addArrangedSubview)
  }

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsDescription() } }
  }
  /// Room between two subviews, in points: 8 make a column of a terminal, 16 a line.
  open var spacing: Double = 0 {
    didSet { if spacing != oldValue { setNeedsDescription() } }
  }
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsDescription() } }
  }
  /// Room around the subviews, used when `isLayoutMarginsRelativeArrangement` is set.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets() {
    didSet { if directionalLayoutMargins != oldValue { setNeedsDescription() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsDescription() } }
  }

  /// The same as `subviews`: there are no others in a stack.
  public var arrangedSubviews: [UIView] { subviews }
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) { insertSubview(view, at: index) }
  /// Takes the view out of the stack. Unlike in UIKit it also leaves the screen, for a stack shows nothing else.
  open func removeArrangedSubview(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  override package var element: Element {
    let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : NSDirectionalEdgeInsets()
    return .stack(
      StackElement(
        axis: axis == .horizontal ? .horizontal : .vertical, spacing: spacing, alignment: sceneAlignment,
        distribution: sceneDistribution, insets: margins.sceneInsets))
  }

  private var sceneAlignment: SceneAlignment {
    switch alignment {
    case .fill: .fill
    case .leading, .top, .firstBaseline: .leading
    case .center: .center
    case .trailing, .bottom: .trailing
    }
  }

  private var sceneDistribution: StackElement.Distribution {
    switch distribution {
    case .fill, .fillProportionally: .natural
    case .fillEqually: .fillEqually
    case .equalSpacing, .equalCentering: .equalSpacing
    }
  }
}

/// Room at the four sides, in points, following the direction of the text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  package var sceneInsets: SceneInsets {
    SceneInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
