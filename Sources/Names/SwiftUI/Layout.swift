public import Foundation
public import KeelViews

/// A custom layout. Front ends decide positions and sizes: no method is called, and the views form a vertical stack.
public protocol Layout: Sendable {
  /// Data that the layout keeps between calls.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews
  /// Returns the size for a proposal; never called.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views; never called.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Creates the cache; never called.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after the views have changed; never called.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  /// Updates the cache; does nothing unless implemented.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  /// Returns a vertical stack of the views: the methods of the layout are not called.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack { content() }
  }
}

extension Layout where Cache == Void {
  /// Returns the empty cache of layouts without one.
  public func makeCache(subviews: Subviews) {}
}

extension AnyLayout {
  /// Creates a vertical stack layout: the methods of the given layout are not called.
  public init<L: Layout>(_ layout: L) { self.init(VStackLayout()) }
}

/// The views of a custom layout. The collection is always empty, because layouts are not called.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The direction in which text and layout run; always left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }
  /// The index of the first view; 0.
  public var startIndex: Int { 0 }
  /// The index after the last view; 0.
  public var endIndex: Int { 0 }
  /// Returns a placeholder for any index; the collection has no elements.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view of a custom layout, which has neither a size nor a position.
public struct LayoutSubview: Equatable, Sendable {
  /// The layout priority; always 0.
  public var priority: Double { 0 }
  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { ViewSpacing() }
  /// Returns the size for a proposal; always zero.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Returns the dimensions for a proposal; always zero.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
  /// Places the view; does nothing.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// The preferred space around a view.
public struct ViewSpacing: Sendable {
  /// Creates the preferred spacing.
  public init() {}
  /// Returns the preferred distance to the next view; always 8 points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
