import KeelControls

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The size of a column or row. Front ends give all of them the same size.
  ///
  /// `fixed` and `flexible` count as one; `adaptive` counts as many as fit into 640 points.
  public enum Size: Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  /// The size, which decides only how many columns or rows the item counts as.
  public var size: Size
  /// The distance to the next item in points. That of the first item applies to all; `nil` means 8.
  public var spacing: Double?
  /// The alignment of the views within their cells; `nil` means the centre.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The number of columns or rows that the item counts as.
  var count: Int {
    guard case .adaptive(let minimum, _) = size, minimum > 0 else { return 1 }
    return min(max(Int(640 / minimum), 1), 100)
  }
}

/// A grid with a number of columns, whose views are created when they come near the visible region. It is backed by
/// `UILazyStackView`.
///
/// This needs a `ScrollView` that scrolls vertically; elsewhere all views are created. See `LazyVStack`.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

  /// Creates a grid with as many columns as the items count as; `alignment` and `pinnedViews` are not used.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView, LazyStackView {
  static var axis: Axis { .vertical }
  var line: GridLine? { GridLine(of: columns, axis: .horizontal) }
  func configure(_ control: UIStackView) {
    control.axis = .vertical
    control.spacing = spacing ?? 8
  }
}

/// A grid with a number of rows, whose views are created when they come near the visible region. It is backed by
/// `UILazyStackView`.
///
/// This needs a `ScrollView` that scrolls horizontally; elsewhere all views are created. See `LazyVStack`.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// Creates a grid with as many rows as the items count as; `alignment` and `pinnedViews` are not used.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: View, PrimitiveView, LazyStackView {
  static var axis: Axis { .horizontal }
  var line: GridLine? { GridLine(of: rows, axis: .vertical) }
  func configure(_ control: UIStackView) {
    control.axis = .horizontal
    control.spacing = spacing ?? 8
  }
}
