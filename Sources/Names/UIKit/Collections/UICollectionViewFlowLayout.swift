public import Foundation
public import KeelControls

/// Items one after the other.
///
/// Front ends show the items of each section as rows, one below the other, and choose how high and wide these are: the sizes
/// and distances are kept, and change nothing on the screen. Of the sizes of headers and footers it matters whether there are
/// any: where the layout and the delegate say none, a section has no header.
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
  }

  /// Which way the items run, as sources say; front ends let them run down.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  // Kept for sources that set them: front ends choose.
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  /// Whether sections have headers: any size but zero.
  open var headerReferenceSize = CGSize.zero
  /// Whether sections have footers: any size but zero.
  open var footerReferenceSize = CGSize.zero
}

extension UICollectionView {
  /// Which way items run.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

/// Is asked how a flow layout is to look, too.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
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
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}
