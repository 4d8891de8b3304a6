import KeelModel
import KeelScene

public import struct Foundation.CGSize

// The lengths of views that follow from their content.
extension UIView {
  /// The axes along which an island asks for the length of the content, and whether the view resists by priorities of its
  /// own; what is in other views does by theirs.
  struct ContentLengths: Equatable {
    var width: Bool
    var height: Bool
    var isOwn = true
  }

  func lengthsOfContent(_ role: Island.Role) -> ContentLengths {
    switch role {
    case .kept: return ContentLengths(width: true, height: true, isOwn: false)
    case .container:
      guard !ViewClass.of(self).isOwn else { return ContentLengths(width: false, height: false) }
      let size = intrinsicSize
      return ContentLengths(width: size.width >= 0, height: size.height >= 0)
    case .leaf: break
    }
    var lengths: ContentLengths
    switch self {
    case is UIScrollView, is UICollectionView, is UITableView, is UITextView, is NodeView:
      lengths = ContentLengths(width: false, height: false)
    case is UISlider, is UIProgressView, is UISeparatorView: lengths = ContentLengths(width: false, height: true)
    case let picture as UIImageView:
      lengths = ContentLengths(width: picture.image != nil, height: picture.image != nil)
    default:
      let isOwn = !(Island.isContainer(self) || self is UIVisualEffectView)
      lengths = ContentLengths(width: true, height: true, isOwn: isOwn)
    }
    guard !ViewClass.of(self).isOwn, let own = overriddenSize(instead: SceneSize()) else { return lengths }
    lengths.width = own.width >= 0
    lengths.height = own.height >= 0
    return lengths
  }

  /// The size that a plain view of the program chooses itself; `nil` for views that front ends measure.
  var ownContentSize: SceneSize? {
    guard Island.isContainer(self), subviews.isEmpty, !ViewClass.of(self).isOwn else { return nil }
    let size = intrinsicSize
    return SceneSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Returns the size of the content, which a class of the program may change: a label with padding.
  func contentSize(from measured: SceneSize) -> SceneSize {
    guard !ViewClass.of(self).isOwn, let own = overriddenSize(instead: measured) else { return measured }
    return SceneSize(
      width: own.width >= 0 ? own.width : measured.width, height: own.height >= 0 ? own.height : measured.height)
  }

  /// The space that a class of the program adds to the content.
  var contentPadding: SceneSize {
    guard !ViewClass.of(self).isOwn, let ideal = rare?.layout?.ideal else { return SceneSize() }
    let size = contentSize(from: ideal)
    return SceneSize(width: size.width - ideal.width, height: size.height - ideal.height)
  }

  /// Returns `intrinsicContentSize` for a measured size, if the class overrides it.
  private func overriddenSize(instead measured: SceneSize) -> SceneSize? {
    let old = layoutParts.contentInQuestion
    layoutParts.contentInQuestion = measured
    defer { layoutParts.contentInQuestion = old }
    let size = intrinsicSize
    return size == measured ? nil : size
  }

  private var intrinsicSize: SceneSize {
    // A closure with a result of a type of Foundation would need its metadata.
    withoutTracking {
      let size = intrinsicContentSize
      return SceneSize(width: Double(size.width), height: Double(size.height))
    }
  }

  /// The size of `intrinsicContentSize` unless it is overridden.
  var defaultContentSize: CGSize {
    let none = Double(UIView.noIntrinsicMetric)
    guard !Island.isContainer(self), !(self is UIWindow) else { return CGSize(width: none, height: none) }
    if let size = rare?.layout?.contentInQuestion { return CGSize(width: size.width, height: size.height) }
    // Asking the lengths of a class that overrides the property would ask for this one again.
    let lengths = ViewClass.of(self).isOwn ? lengthsOfContent(.leaf) : ContentLengths(width: true, height: true)
    guard lengths.width || lengths.height else { return CGSize(width: none, height: none) }
    let size = rare?.layout?.ideal ?? estimatedSize(in: LayoutProposal())
    return CGSize(
      width: lengths.width ? size.width : none, height: lengths.height ? size.height : none)
  }

  /// True if the height of the view may follow from its width.
  func wraps(_ role: Island.Role) -> Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1
    case is UIStackView, is UIContentHost, is UIVisualEffectView, is UIButton: true
    default: role == .kept || role == .leaf && Island.isContainer(self)
    }
  }

  /// The place of a baseline: a part of the height, and a distance from there.
  ///
  /// Front ends do not report baselines. Letters stand on a line at 0.78 of the height of a line of text.
  func baseline(isFirst: Bool) -> (part: Double, distance: Double) {
    if let label = self as? UILabel {
      let lines = (label.text ?? "").reduce(1) { $0 + ($1.isNewline ? 1 : 0) }
      let height = (rare?.layout?.ideal?.height ?? 16) / Double(lines)
      return isFirst ? (0, 0.78 * height) : (1, -0.22 * height)
    }
    return self is UIControl ? (0.5, 5) : (1, 0)
  }

  /// Returns the smallest size of the view that its constraints and its content allow, or the one next to the target.
  ///
  /// Sizes that the front end has not reported are estimates.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size of the view for a target: along an axis with the priority `required` it is that of the target.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let (width, height) = (Double(targetSize.width), Double(targetSize.height))
    // A target of 0 with a low priority asks for the smallest size, a large one for the largest: the ideal one here.
    let proposal = LayoutProposal(
      width: horizontalFittingPriority.level > 750 ? width : nil,
      height: verticalFittingPriority.level > 750 ? height : nil)
    let size = fittingSize(in: proposal)
    return CGSize(width: size.width, height: size.height)
  }

  /// The target that asks for the smallest size.
  public static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
  /// The target that asks for the largest size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Returns the size of the view in a room, with the sizes that the front end has reported and estimates for others.
  func fittingSize(in proposal: LayoutProposal) -> SceneSize {
    if let island = islandIfNeeded {
      Island.isEstimating = true
      defer { Island.isEstimating = false }
      if island.needsCollecting { island.collect() }
      return island.solve(proposal, EstimatedChildren(of: island))
    }
    if let ideal = rare?.layout?.ideal, proposal.width.map({ $0 >= ideal.width }) ?? true { return ideal }
    return estimatedSize(in: proposal)
  }
}
