package import KeelScene

public import struct Foundation.CGRect

/// A view that arranges its subviews along an axis.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// The ways in which the length of a stack is divided among its subviews.
  public enum Distribution: Hashable, Sendable {
    /// One subview takes the length that the others leave.
    case fill
    /// All subviews have the same length.
    case fillEqually
    /// Equivalent to `fill`; UIKit divides the length in proportion to the subviews' own lengths.
    case fillProportionally
    /// The subviews keep their lengths, and the rest is the space between them, in equal parts.
    case equalSpacing
    /// Equivalent to `equalSpacing`; UIKit places the subviews' centres at equal distances.
    case equalCentering
  }
  /// The alignments of subviews across the axis.
  public enum Alignment: Hashable, Sendable {
    /// Subviews take the whole breadth.
    case fill
    /// Subviews are at the leading or the upper edge.
    case leading, top
    /// Subviews are in the middle.
    case center
    /// Subviews are at the trailing or the lower edge.
    case trailing, bottom
    /// The first lines of text are at the same height.
    case firstBaseline
  }

  /// Creates a stack.
  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack: there is no archive to decode one from.
  public required init(coder: NSCoder) { super.init(frame: noFrame) }

  /// Creates a horizontal stack of these views.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init()
    arrangedSubviews.forEach(addArrangedSubview)
  }

  /// The space between subviews in points; in a terminal 8 points are a column and 16 points a line.
  open var spacing: Double = 0 {
    didSet { if spacing != oldValue { setNeedsDescription() } }
  }
  /// The subview that is a bar at the edge of the safe area of the others.
  package var bar: StackElement.Bar? {
    didSet { if bar != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether the spacing is the default one, which is not added beside spacers, nor between
  /// texts below each other.
  package var hasDefaultSpacing = false {
    didSet { if hasDefaultSpacing != oldValue { setNeedsDescription() } }
  }
  /// The direction in which subviews are arranged.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsDescription() } }
  }
  /// The alignment of subviews across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsDescription() } }
  }
  /// The guide of the program that aligns the subviews in place of `alignment`; `nil` for none.
  package var guide: SceneGuideLine? {
    didSet { if guide != oldValue { setNeedsDescription() } }
  }
  /// The way in which the length of the stack is divided among its subviews.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsDescription() } }
  }
  /// A Boolean value that indicates whether there are margins around the subviews.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsDescription() } }
  }
  /// The margins around the subviews, used if `isLayoutMarginsRelativeArrangement` is set.
  override open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { if case .some(let margins) = margins { margins } else { NSDirectionalEdgeInsets() } }
    set {
      guard newValue != directionalLayoutMargins else { return }
      margins = .some(newValue)
      setNeedsDescription()
    }
  }
  /// The margins of a stack; few stacks have any.
  private indirect enum Margins {
    case none
    case some(NSDirectionalEdgeInsets)
  }
  private var margins = Margins.none

  /// The views that the stack arranges: those of its `subviews` that were not added as plain ones.
  public var arrangedSubviews: [UIView] { UIView.hasLayout ? subviews.filter { !$0.isPlainInStack } : subviews }
  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    super.insertSubview(view, at: subviews.count)
    arrange(view)
  }
  /// Inserts a view at an index of `arrangedSubviews`.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    let arranged = arrangedSubviews
    let next = arranged.indices.contains(index) ? arranged[index] : nil
    super.insertSubview(view, at: subviews.firstIndex { $0 === next } ?? subviews.count)
    arrange(view)
  }
  /// Adds a view that the stack does not arrange, unless it is in the stack already: constraints or its `frame` place it.
  override open func insertSubview(_ view: UIView, at index: Int) {
    let isNew = view.superview !== self
    super.insertSubview(view, at: index)
    if isNew { leaveUnarranged(view) }
  }
  /// Removes the view from the stack. Unlike in UIKit, it is removed from `subviews` too.
  open func removeArrangedSubview(_ view: UIView) {
    if view.superview === self { view.removeFromSuperview() }
  }

  override package var element: Element {
    let margins = isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : NSDirectionalEdgeInsets()
    return .stack(
      StackElement(
        axis: axis == .horizontal ? .horizontal : .vertical, spacing: spacing, alignment: sceneAlignment,
        distribution: sceneDistribution, insets: margins.sceneInsets, hasDefaultSpacing: hasDefaultSpacing,
        guide: guide, bar: bar, isScrollTarget: rare?.onTargetsChange != nil))
  }

  /// Marks the stack as a scroll target, so that the region around it stops at its subviews, or ends that. The closure
  /// is called when the subviews may have changed.
  package func setScrollTarget(_ onChange: (() -> Void)?) {
    guard onChange != nil || rare?.onTargetsChange != nil else { return }
    rareParts.onTargetsChange = onChange
    super.setNeedsDescription()
  }

  override package func setNeedsDescription() {
    super.setNeedsDescription()
    rare?.onTargetsChange?()
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

/// Insets of the four sides, in points; leading and trailing follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The inset of the top, in points.
  public var top: Double
  /// The inset of the leading side, in points.
  public var leading: Double
  /// The inset of the bottom, in points.
  public var bottom: Double
  /// The inset of the trailing side, in points.
  public var trailing: Double
  /// Creates insets; omitted sides are 0.
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
