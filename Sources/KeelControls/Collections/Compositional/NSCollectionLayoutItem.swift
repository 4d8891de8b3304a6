import KeelScene

/// An item of a compositional layout: the place of one cell.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
  /// The size of the item, relative to its group.
  public let layoutSize: NSCollectionLayoutSize
  /// The space inside of the item's place, around the cell.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The space outside of the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The views that decorate the item; they are not shown.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Returns the cells of the item in a place, in order.
  func frames(at x: RowLength, _ y: RowLength, in place: LayoutArea) -> [ItemFrame] {
    [ItemFrame(x: x, y: y, width: place.width, height: place.height).inset(by: contentInsets)]
  }

  /// The size of the item in an area around it. A flexible height has the height of the area at most once.
  func area(in outer: LayoutArea) -> LayoutArea {
    var area = outer
    area.width = layoutSize.widthDimension.length(in: outer)
    area.width.isFlexible = false
    area.height = layoutSize.heightDimension.length(in: outer)
    return area
  }
}

/// The place of a cell, relative to its outermost group.
struct ItemFrame {
  var x, y, width, height: RowLength

  func inset(by insets: NSDirectionalEdgeInsets) -> ItemFrame {
    ItemFrame(
      x: x + RowLength(points: insets.leading), y: y + RowLength(points: insets.top),
      width: width - RowLength(points: insets.leading + insets.trailing),
      height: height - RowLength(points: insets.top + insets.bottom))
  }
}

/// A view beside a cell or a section.
@MainActor @preconcurrency open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view, by which the data source is asked for it.
  public let elementKind: String
  /// The place of the view in front of others; front ends decide.
  open var zIndex = 0

  /// Creates the place of a view on an item; such views are not shown.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// The place of a view on an item.
public struct NSCollectionLayoutAnchor: Hashable, Sendable {
  /// The edges at which the view is.
  public let edges: NSDirectionalRectEdge
  /// Creates a place at edges.
  public init(edges: NSDirectionalRectEdge) { self.edges = edges }
}

/// The sides and corners of a section.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// The middle.
  case none
  /// A side or a corner.
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// The header or the footer of a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// The side of the section at which the view is: those at the bottom are footers, all others headers.
  public let alignment: NSRectAlignment
  /// A Boolean value that indicates whether the view stays in sight; front ends decide.
  public var pinToVisibleBounds = false
  /// A Boolean value that indicates whether the section becomes longer by the view; always so.
  public var extendsBoundary = true

  /// Creates a header or a footer. Its width is that of the section, and its height that of its content.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.alignment = alignment
    super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  var isFooter: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: true
    default: false
    }
  }
}

/// A background of a section; not shown.
@MainActor @preconcurrency public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The place of the view in front of others; front ends decide.
  public var zIndex = 0
  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: .whole)
  }
  /// Returns the background of a section, which is not shown.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}
