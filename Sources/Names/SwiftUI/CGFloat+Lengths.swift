public import Foundation
public import KeelViews

// Keel's lengths are `Double`, to which a `CGFloat` converts by itself, but a `CGFloat?` does not. These take one, and are
// disfavoured so that `nil` and literals mean the others.

extension CGFloat: _FormatSpecifiable {
  public var _argument: _FormatArgument { _FormatArgument(Double(self)) }
  public static var _specifier: String { "%lf" }
}

extension View {
  /// How wide and how high the view is, in points; `nil` leaves it to the view.
  @_disfavoredOverload
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
  }
  /// How wide and how high the view may be, in points; `nil` leaves it to the view.
  @_disfavoredOverload
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: minWidth.map(Double.init), idealWidth: idealWidth.map(Double.init),
      maxWidth: maxWidth.map(Double.init), minHeight: minHeight.map(Double.init),
      idealHeight: idealHeight.map(Double.init), maxHeight: maxHeight.map(Double.init), alignment: alignment)
  }
  /// Room at some sides of the view, in points; `nil` is the usual room.
  @_disfavoredOverload
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.map(Double.init))
  }
}

extension VStack {
  /// Views one below the other.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}
extension HStack {
  /// Views one beside the other.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}
extension LazyVStack {
  /// Views one below the other.
  @_disfavoredOverload
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews, content: content)
  }
}
extension LazyHStack {
  /// Views one beside the other.
  @_disfavoredOverload
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat?, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews, content: content)
  }
}
extension LazyVGrid {
  /// Views in columns.
  @_disfavoredOverload
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map(Double.init), pinnedViews: pinnedViews,
      content: content)
  }
}
extension GridItem {
  /// One column or row.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.map(Double.init), alignment: alignment)
  }
}
extension VStackLayout {
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}
extension HStackLayout {
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}
extension Spacer {
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map(Double.init)) }
}
