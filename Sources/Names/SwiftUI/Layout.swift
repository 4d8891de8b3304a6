public import Foundation
public import KeelViews

/// A way to lay out views, of your own. Front ends lay out by meaning: the views stand below each other.
public protocol Layout: Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
  /// The views in the layout.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    VStack { content() }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension AnyLayout {
  public init<L: Layout>(_ layout: L) { self.init(VStackLayout()) }
}

/// The views that a layout is asked about. Front ends ask about none.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview() }
}

/// One of the views that a layout is asked about.
public struct LayoutSubview: Equatable, Sendable {
  public var priority: Double { 0 }
  public var spacing: ViewSpacing { ViewSpacing() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(width: 0, height: 0) }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// The room that a view wants round it.
public struct ViewSpacing: Sendable {
  public init() {}
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
