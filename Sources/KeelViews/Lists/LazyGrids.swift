import KeelControls
import KeelScene

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How wide it is. Front ends lay out by meaning: `fixed` and `flexible` are one column, `adaptive` is as many as
  /// there is room for in 640 points.
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

/// Views in rows of so many columns. Stands over `UIGridView`.
///
/// All of them are made: front ends do not say what part of a `ScrollView` is seen.
public struct LazyVGrid<Content: View> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

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

extension LazyVGrid: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> {
    LazyVGridMount(self, control: UIGridView(), content: { $0.content }, at: place)
  }
}

final class LazyVGridMount<Content: View>: ContainerMount<LazyVGrid<Content>, Content, UIGridView> {
  private var rows: [UIGridRowView] = []

  override func configure() {
    control.style = GridElement(
      horizontalSpacing: view.columns.first?.spacing ?? 8, verticalSpacing: view.spacing ?? 8)
    arrange()
  }

  override func arrange() {
    guard let items = child?.items else { return }
    let columns = max(view.columns.reduce(0) { $0 + $1.count }, 1)
    rows = arranged(items, by: columns, in: rows)
    control.setSubviews(rows)
  }
}

/// Views in columns of so many rows. Stands over `UIGridView`.
///
/// All of them are made: front ends do not say what part of a `ScrollView` is seen.
public struct LazyHGrid<Content: View> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

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

extension LazyHGrid: View, PrimitiveView {
  package func makeMount(at place: Place) -> Mount<Self> {
    LazyHGridMount(self, control: UIGridView(), content: { $0.content }, at: place)
  }
}

final class LazyHGridMount<Content: View>: ContainerMount<LazyHGrid<Content>, Content, UIGridView> {
  private var rows: [UIGridRowView] = []

  override func configure() {
    control.style = GridElement(horizontalSpacing: view.spacing ?? 8, verticalSpacing: view.rows.first?.spacing ?? 8)
    arrange()
  }

  override func arrange() {
    guard let items = child?.items else { return }
    // Views go down the first column, then down the next.
    let count = max(view.rows.reduce(0) { $0 + $1.count }, 1)
    let lines = (0..<min(count, items.count)).map { line in
      stride(from: line, to: items.count, by: count).map { items[$0] }
    }
    rows = arranged(lines, in: rows)
    control.setSubviews(rows)
  }
}

@MainActor private func arranged(_ items: [UIView], by count: Int, in rows: [UIGridRowView]) -> [UIGridRowView] {
  let lines = stride(from: 0, to: items.count, by: count).map { start in
    Array(items[start..<min(start + count, items.count)])
  }
  return arranged(lines, in: rows)
}

/// Puts each line in a row, keeping the rows there are.
@MainActor private func arranged(_ lines: [[UIView]], in rows: [UIGridRowView]) -> [UIGridRowView] {
  var rows = Array(rows.prefix(lines.count))
  while rows.count < lines.count { rows.append(UIGridRowView()) }
  for (row, line) in zip(rows, lines) { row.setSubviews(line) }
  return rows
}
