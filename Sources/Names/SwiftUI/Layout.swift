public import Foundation
public import KeelViews

/// A custom layout: chooses a size for a proposal, and places its views.
///
/// Front ends measure the views and call the layout, several times for different proposals. In browsers the page
/// measures, and the first layout of a page follows when it has reported the sizes.
public protocol Layout: Sendable {
  /// Data that the layout keeps between calls.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews
  /// The properties of layouts of this type.
  static var layoutProperties: LayoutProperties { get }
  /// Returns the size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views. A view that is not placed is in the centre.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the layout or the views have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the preferred spacing of the whole layout.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the position of a horizontal guide, or `nil` for that of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide, or `nil` for that of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a type of layouts.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views; `nil` if it is not a stack.
  public var stackOrientation: Axis?
  /// Creates the properties of a layout that is not a stack.
  public init() {}
}

extension Layout {
  /// The properties of a layout that is not a stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// Returns the default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// Returns `nil`: the guide is that of the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns `nil`: the guide is that of the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Returns a view that arranges the content in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(self)(content)
  }
}

extension Layout where Cache == Void {
  /// Returns the empty cache of layouts without one.
  public func makeCache(subviews: Subviews) {}
}

extension AnyLayout {
  /// Wraps a custom layout.
  public init<L: Layout>(_ layout: L) { self.init(custom: LayoutValue(layout: layout)) }
}
