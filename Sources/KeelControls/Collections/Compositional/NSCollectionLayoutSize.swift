import KeelScene

public import struct Foundation.CGFloat

/// A width or a height in a compositional layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ofWidth, ofHeight, absolute, estimated }
  let kind: Kind
  private let value: Double

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = Double(value)
  }

  /// Returns a share of the width of what is around.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.ofWidth, fractionalWidth) }
  /// Returns a share of the height of what is around; around a group, that of the visible part of the list.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.ofHeight, fractionalHeight) }
  /// Returns a length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
  /// Returns a length in points that grows with the content. Widths do not grow.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }

  /// The share or the length.
  public var dimension: CGFloat { CGFloat(value) }
  /// True for a share of the width.
  public var isFractionalWidth: Bool { kind == .ofWidth }
  /// True for a share of the height.
  public var isFractionalHeight: Bool { kind == .ofHeight }
  /// True for a length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// True for a length that grows with the content.
  public var isEstimated: Bool { kind == .estimated }

  /// Returns the length in an area.
  func length(in area: LayoutArea) -> RowLength {
    switch kind {
    case .ofWidth: area.width * value
    case .ofHeight: area.height * value
    case .absolute: RowLength(points: value)
    case .estimated: RowLength(points: value, isFlexible: true)
    }
  }
}

/// The size of an item, a group, a header or a footer of a compositional layout.
public struct NSCollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Creates a size.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  /// The size of what is around.
  static let whole = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(CGFloat(1.0 as Double)), heightDimension: .fractionalHeight(CGFloat(1.0 as Double))
  )
}

/// The space between two items of a group, or around an item.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  let points: Double
  /// True if the space takes what the items leave.
  public let isFlexibleSpacing: Bool

  /// Returns a space in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(points: Double(fixedSpacing), isFlexibleSpacing: false)
  }
  /// Returns a space that takes what the items leave, and at least some points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(points: Double(flexibleSpacing), isFlexibleSpacing: true)
  }
  /// The least space in points.
  public var spacing: CGFloat { CGFloat(points) }
  /// True if the space is in points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The space outside of an item, in addition to the space between items.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The space at a side; `nil` for none.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  /// Creates the space outside of an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// The size of what is around an item, and numbers for what depends on them.
struct LayoutArea {
  var width: RowLength
  var height: RowLength
  /// The size of the list without the insets of the section, in points, as it is now.
  let listWidth, listHeight: Double

  func points(_ length: RowLength) -> Double { length.points(width: listWidth, height: listHeight) }
}
