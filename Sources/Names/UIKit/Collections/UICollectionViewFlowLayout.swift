public import Foundation
public import KeelControls

/// A layout of items one after another.
///
/// Front ends show the items of each section as rows, one below the other, and decide their sizes: sizes and
/// distances are stored and have no visible effect. Headers and footers are the exception: if the layout and the
/// delegate give a size of zero, the section has none.
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
  }

  /// The scroll direction; stored only, because front ends arrange items vertically.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  // Kept for sources that set them: front ends choose.
  /// The size of items; stored only.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The estimated size of items; stored only.
  open var estimatedItemSize = CGSize.zero
  /// The distance between lines; stored only.
  open var minimumLineSpacing: CGFloat = 10
  /// The distance between items of a line; stored only.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The insets of sections; stored only.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers. Sections have headers unless it is zero; the size itself has no effect.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers. Sections have footers unless it is zero; the size itself has no effect.
  open var footerReferenceSize = CGSize.zero
}

extension UICollectionView {
  /// The direction in which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Decides which sections of a flow layout have headers and footers.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of a section's header; any size but zero shows it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer; any size but zero shows it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns the `headerReferenceSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// Returns the `footerReferenceSize` of the layout.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
