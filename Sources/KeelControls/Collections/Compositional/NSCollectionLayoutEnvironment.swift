package import KeelScene

public import struct Foundation.CGSize

/// The area in which a section is laid out.
@MainActor @preconcurrency public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size of the area.
  var contentSize: CGSize { get }
  /// The size of the area without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the area.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the area.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider may depend on. The provider is called again when the size of the list has changed.
@MainActor @preconcurrency public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The area of the list.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the list.
  var traitCollection: UITraitCollection { get }
}

@MainActor final class ListEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  private let size: SceneSize
  let traitCollection: UITraitCollection
  init(_ list: UICollectionView) {
    size = list.layoutArea
    traitCollection = list.traitCollection
  }

  var container: any NSCollectionLayoutContainer { self }
  var contentSize: CGSize { CGSize(width: size.width, height: size.height) }
  var effectiveContentSize: CGSize { contentSize }
  let contentInsets = NSDirectionalEdgeInsets()
  let effectiveContentInsets = NSDirectionalEdgeInsets()
}

extension UICollectionView {
  /// The size in which sections are laid out: the reported one, or that of a typical page.
  package var layoutArea: SceneSize {
    if let reported = reportedFrame, reported.width > 0 { return reported.size }
    let size = currentSize
    return size.width > 0 ? size : SceneEnvironment().typicalWindowSize
  }
}
