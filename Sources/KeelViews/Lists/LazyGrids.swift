import KeelControls
import KeelScene

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The size of a column or row, in points.
  ///
  /// `fixed` and `flexible` items are one column or row; an `adaptive` item is as many as fit with at least the minimum.
  public enum Size: Sendable {
    /// Exactly this size.
    case fixed(Double)
    /// An equal share of the room that the fixed items leave, within these limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns or rows as fit, each within these limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  /// The size of the column or row.
  public var size: Size
  /// The distance to the next item, and between the columns or rows of an adaptive item, in points; `nil` means 8.
  public var spacing: Double?
  /// The alignment of the views within their cells; `nil` means the centre.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
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

  /// Creates a grid. Columns that are together narrower than the grid are placed in it by the alignment; `pinnedViews` is
  /// not used.
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
  var items: [GridItem]? { columns }
  var lineAlignment: SceneAlignment { alignment.sceneAlignment }
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

  /// Creates a grid. Rows that are together lower than the grid are placed in it by the alignment; `pinnedViews` is not
  /// used.
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
  var items: [GridItem]? { rows }
  var lineAlignment: SceneAlignment { alignment.sceneAlignment }
  func configure(_ control: UIStackView) {
    control.axis = .horizontal
    control.spacing = spacing ?? 8
  }
}
