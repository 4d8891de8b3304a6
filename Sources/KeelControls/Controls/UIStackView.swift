package import KeelScene

/// Subviews one after the other along an axis.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// Who takes the room along the axis.
  public enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// How subviews stand across the axis.
  public enum Alignment: Hashable, Sendable { case fill, leading, top, center, trailing, bottom, firstBaseline }

  /// A stack of these, side by side.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init()
    arrangedSubviews.forEach(addArrangedSubview)
  }

  /// Room between two subviews, in points: 8 make a column of a terminal, 16 a line.
  open var spacing: Double = 0 {
    didSet { if spacing != oldValue { setNeedsDescription() } }
  }
  /// Side by side, or one below the other.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsDescription() } }
  }
  /// How subviews stand across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  /// Who takes the room along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsDescription() } }
  }
  /// Whether there is room around the subviews.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsDescription() } }
  }
  /// Room around the subviews, used when `isLayoutMarginsRelativeArrangement` is set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { if case .some(let margins) = margins { margins } else { NSDirectionalEdgeInsets() } }
    set {
      guard newValue != directionalLayoutMargins else { return }
      margins = .some(newValue)
      setNeedsDescription()
    }
  }
  /// Few stacks have any.
  private indirect enum Margins {
    case none
    case some(NSDirectionalEdgeInsets)
  }
  private var margins = Margins.none

  /// The same as `subviews`: there are no others in a stack.
  public var arrangedSubviews: [UIView] { subviews }
  /// Adds the view at the end.
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
  /// Adds the view in that place.
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
  /// Above, in points.
  public var top: Double
  /// Where lines begin, in points.
  public var leading: Double
  /// Below, in points.
  public var bottom: Double
  /// Where lines end, in points.
  public var trailing: Double
  /// Room at the four sides.
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
