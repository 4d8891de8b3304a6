public import Foundation
public import KeelControls
import KeelScene

/// Items of one size side by side, as many on a line as have room, as in UIKit.
///
/// All items of a section are of one size: `itemSize`, or the estimate where there is one, or what the delegate says of the
/// section's first item. Where that is `automaticSize`, or no size at all (front ends have no frames to reckon one from), each
/// item has the whole width. A layout that scrolls across has one line of items a section. Of the sizes of headers and
/// footers it matters whether there are any: where the layout and the delegate say none, a section has no header.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A layout that takes the room each item needs.
  public static let automaticSize = CGSize(width: 1.0e38, height: 1.0e38)

  /// A layout without headers and footers.
  public init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    super.init(configuration: configuration)
    wantsSupplementary = { [weak self] list, kind, section in
      guard let self else { return false }
      let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
      let size =
        kind == UICollectionView.elementKindSectionHeader
        ? delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
        : delegate?.collectionView(list, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
      return size != .zero
    }
    flow = { [weak self] list, section in self?.flow(of: section, in: list) }
  }

  /// Which way the lines go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// How large an item is.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// How large an item is likely to be; goes before `itemSize` unless it is zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The room between two lines.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least room between two items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The room round the items of a section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// Whether sections have headers: any size but zero.
  open var headerReferenceSize = CGSize.zero
  /// Whether sections have footers: any size but zero.
  open var footerReferenceSize = CGSize.zero

  /// How the items of a section stand, as the delegate says, else as the layout does.
  private func flow(of section: Int, in list: UICollectionView) -> RowFlow? {
    guard list.numberOfItems(inSection: section) > 0 else { return nil }
    let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
    let first = IndexPath(item: 0, section: section)
    let size = delegate?.collectionView(list, layout: self, sizeForItemAt: first) ?? ownSize
    guard size.width >= 1, size.height >= 1, size != Self.automaticSize else { return nil }
    let inset = delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset
    let line =
      delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let item =
      delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let isAcross = scrollDirection == .horizontal
    return RowFlow(
      axis: isAcross ? .horizontal : .vertical, itemWidth: Double(size.width), itemHeight: Double(size.height),
      // What lies between the lines of a layout that scrolls across lies between its items here: each is a line.
      itemSpacing: Double(isAcross ? line : item), lineSpacing: Double(line),
      insets: SceneInsets(
        top: Double(inset.top), leading: Double(inset.left), bottom: Double(inset.bottom),
        trailing: Double(inset.right)))
  }

  fileprivate var ownSize: CGSize { estimatedItemSize == .zero ? itemSize : estimatedItemSize }
}

extension UICollectionView {
  /// Which way items run.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Is asked how a flow layout is to look, too.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// How large the items of a section are: asked of its first one.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room round the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The room between two lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least room between two items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// Whether the section has a header: any size but zero.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// Whether the section has a footer: any size but zero.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.ownSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
