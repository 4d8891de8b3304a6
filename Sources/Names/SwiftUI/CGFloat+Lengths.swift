public import Foundation
public import KeelViews

// Keel's lengths are `Double`, to which a `CGFloat` converts implicitly, but a `CGFloat?` does not. These overloads
// accept one. They are disfavoured so that `nil` and literals select the others.

extension CGFloat: _FormatSpecifiable {
  /// The number as an argument of a localized format.
  public var _argument: _FormatArgument { _FormatArgument(Double(self)) }
  /// The specifier of the number in a localized format.
  public static var _specifier: String { "%lf" }
}

extension View {
  /// Sets the width and height of the view in points; `nil` leaves a dimension to the view.
  @_disfavoredOverload
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(width: width.map(Double.init), height: height.map(Double.init), alignment: alignment)
  }
  /// Limits the width and height of the view in points; `nil` leaves a limit to the view.
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
  /// Adds space at some edges of the view, in points; `nil` is the default length.
  @_disfavoredOverload
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    padding(edges, length.map(Double.init))
  }
}

extension VStack {
  /// Creates a vertical stack with a spacing in points; `nil` is the default spacing.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}
extension HStack {
  /// Creates a horizontal stack with a spacing in points; `nil` is the default spacing.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init), content: content)
  }
}
extension LazyVStack {
  /// Creates a lazy vertical stack with a spacing in points; `nil` is the default spacing.
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
  /// Creates a lazy horizontal stack with a spacing in points; `nil` is the default spacing.
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
  /// Creates a lazy grid of columns with a row spacing in points; `nil` is the default spacing.
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
  /// Creates the description of a column or row with a spacing in points; `nil` is the default spacing.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: CGFloat?, alignment: Alignment? = nil) {
    self.init(size, spacing: spacing.map(Double.init), alignment: alignment)
  }
}
extension VStackLayout {
  /// Creates a vertical stack layout with a spacing in points; `nil` is the default spacing.
  @_disfavoredOverload
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}
extension HStackLayout {
  /// Creates a horizontal stack layout with a spacing in points; `nil` is the default spacing.
  @_disfavoredOverload
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat?) {
    self.init(alignment: alignment, spacing: spacing.map(Double.init))
  }
}
extension Spacer {
  /// Creates a spacer with a minimum length in points; `nil` is the default length.
  @_disfavoredOverload
  public init(minLength: CGFloat?) { self.init(minLength: minLength.map(Double.init)) }
}
