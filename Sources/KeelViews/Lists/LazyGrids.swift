import KeelControls

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How wide it is. Front ends lay out by meaning: columns are as wide as each other; `fixed` and `flexible` are one,
  /// `adaptive` is as many as there is room for in 640 points.
  public enum Size: Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  public var size: Size
  public var spacing: Double?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How many columns it comes to.
  var count: Int {
    guard case .adaptive(let minimum, _) = size, minimum > 0 else { return 1 }
    return min(max(Int(640 / minimum), 1), 100)
  }
}

/// Views in rows of so many columns, made as they come near to be seen. Stands over `UILazyStackView`.
///
/// That is so in a `ScrollView` that scrolls up and down; in no such region all are made. See `LazyVStack`.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  package let content: Content

  /// Views in as many columns as there are items.
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

/// Views in columns of so many rows, made as they come near to be seen. Stands over `UILazyStackView`.
///
/// That is so in a `ScrollView` that scrolls sideways; in no such region all are made. See `LazyVStack`.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  package let content: Content

  /// Views in as many rows as there are items.
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
