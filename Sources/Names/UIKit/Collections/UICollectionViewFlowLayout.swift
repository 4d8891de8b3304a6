public import Foundation
public import KeelControls
import KeelScene

/// A layout of items of one size side by side, as many in a line as fit.
///
/// All items of a section have one size: `itemSize`, or the estimate if there is one, or the sizes that the delegate
/// returns. In a section of more than 256 items, all have the size of the first one. With `automaticSize`, or no size at all (front ends have no frames to compute
/// one from), each item has the whole width. A layout that scrolls horizontally has one line of items in each section.
/// If the layout and the delegate give a header or footer a size of zero, the section has none; other sizes have no
/// effect.
@MainActor @preconcurrency open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A marker for item sizes that depend on the content.
  public static let automaticSize = CGSize(width: 1.0e38, height: 1.0e38)

  /// Creates a layout without headers and footers.
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
    // A delegate may compute sizes from that of the list.
    dependsOnSize = true
    flow = { [weak self] list, section in self?.flow(of: section, in: list) }
  }

  /// The scroll direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of items, in points; replaces `itemSize` unless it is zero.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The least distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of headers. Sections have headers unless it is zero; the size itself has no effect.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers. Sections have footers unless it is zero; the size itself has no effect.
  open var footerReferenceSize = CGSize.zero

  /// Returns the arrangement of a section's items, from the delegate's values or else the layout's.
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
    let insets = SceneInsets(
      top: Double(inset.top), leading: Double(inset.left), bottom: Double(inset.bottom), trailing: Double(inset.right))
    if let delegate, let sizes = differentSizes(of: section, in: list, delegate) {
      return FlowedItems(sizes, itemSpacing: Double(item), lineSpacing: Double(line))
        .flow(axis: isAcross ? .horizontal : .vertical, insets: insets, in: list.layoutArea)
    }
    return RowFlow(
      axis: isAcross ? .horizontal : .vertical, itemWidth: Double(size.width), itemHeight: Double(size.height),
      // In a layout that scrolls horizontally, the line spacing separates items, because each item is a line.
      itemSpacing: Double(isAcross ? line : item), lineSpacing: Double(line), insets: insets)
  }

  /// Returns the sizes of a section's items, or `nil` if all are equal, or if there are too many items.
  private func differentSizes(
    of section: Int, in list: UICollectionView, _ delegate: any UICollectionViewDelegateFlowLayout
  ) -> [SceneSize]? {
    let count = list.numberOfItems(inSection: section)
    guard count > 1, count <= FlowedItems.most else { return nil }
    let sizes = (0..<count).map { item in
      let size = delegate.collectionView(list, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
      return SceneSize(width: max(1, Double(size.width)), height: max(1, Double(size.height)))
    }
    return sizes.allSatisfy { $0 == sizes[0] } ? nil : sizes
  }

  fileprivate var ownSize: CGSize { estimatedItemSize == .zero ? itemSize : estimatedItemSize }
}

/// Determines the sizes and spacings of a flow layout's sections, and which of them have headers and footers.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item. In sections of more than 256 items it is requested for the first one only.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The insets of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The distance between the lines of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between the items of a section's line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header; any size but zero displays it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer; any size but zero displays it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewLayout {
  fileprivate var flowLayout: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the size of items of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.flowLayout?.ownSize ?? .zero }
  /// Returns the `sectionInset` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.flowLayout?.sectionInset ?? .zero }
  /// Returns the `minimumLineSpacing` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flowLayout?.minimumLineSpacing ?? 0 }
  /// Returns the `minimumInteritemSpacing` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.flowLayout?.minimumInteritemSpacing ?? 0 }
  /// Returns the `headerReferenceSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.flowLayout?.headerReferenceSize ?? .zero }
  /// Returns the `footerReferenceSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.flowLayout?.footerReferenceSize ?? .zero }
}
