import KeelScene

public import struct Foundation.CGFloat

/// The ways in which a section scrolls sideways.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// The section does not scroll by itself.
  case none
  /// The section scrolls sideways; front ends decide where it comes to rest.
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// A section of a compositional layout.
@MainActor @preconcurrency public final class NSCollectionLayoutSection {
  /// The space around the groups.
  public var contentInsets = NSDirectionalEdgeInsets()
  /// The space between two groups, in points.
  public var interGroupSpacing: CGFloat {
    get { CGFloat(spacing) }
    set { spacing = Double(newValue) }
  }
  private var spacing = 0.0
  /// The way in which the section scrolls sideways.
  public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The header and the footer.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The backgrounds of the section; not shown.
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A Boolean value that indicates whether headers have the insets of the section; front ends decide.
  public var supplementariesFollowContentInsets = true
  private let group: NSCollectionLayoutGroup?
  /// The configuration of a section whose rows are those of a list.
  let list: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
  }

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
  }

  /// Returns a section whose rows are those of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }

  /// Returns the arrangement of the cells in a list of a size; `nil` for rows of a list.
  ///
  /// - Parameter isAcross: True if all sections scroll sideways.
  func flow(width: Double, height: Double, isAcross: Bool) -> RowFlow? {
    guard let group else { return nil }
    let insets = contentInsets.sceneInsets
    let inner = max(width - insets.leading - insets.trailing, 1)
    var area = LayoutArea(
      width: RowLength(ofWidth: 1), height: RowLength(ofHeight: 1), listWidth: inner, listHeight: max(height, 1))
    area = group.area(in: area)
    let frames = group.frames(at: RowLength(), RowLength(), in: area)
    guard !frames.isEmpty else { return nil }
    let isShelf = isAcross || orthogonalScrollingBehavior != .none
    let tracks = GroupTracks(frames, in: area, isShelf: isShelf)
    let first = frames[0]
    return RowFlow(
      axis: isShelf ? .horizontal : .vertical, itemWidth: area.points(first.width),
      itemHeight: area.points(first.height), lineSpacing: spacing, insets: insets,
      group: tracks.group(spacing: spacing))
  }

  /// The header or the footer.
  func boundaryItem(isFooter: Bool) -> NSCollectionLayoutBoundarySupplementaryItem? {
    boundarySupplementaryItems.first { $0.isFooter == isFooter }
  }
}
