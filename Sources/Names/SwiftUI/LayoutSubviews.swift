public import Foundation
import KeelControls
import KeelScene
public import KeelViews

/// The views of a custom layout, in their order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// A part of the views, with the same indices.
  public typealias SubSequence = LayoutSubviews
  /// The position of a view.
  public typealias Index = Int
  let layout: LayoutPass
  private let range: Range<Int>

  init(_ layout: LayoutPass, _ range: Range<Int>) {
    self.layout = layout
    self.range = range
  }

  /// The direction in which text and layout run. Positions are from the leading edge in either case.
  public var layoutDirection: LayoutDirection { layout.isRightToLeft ? .rightToLeft : .leftToRight }
  /// The index of the first view.
  public var startIndex: Int { range.lowerBound }
  /// The index after the last view.
  public var endIndex: Int { range.upperBound }
  /// Returns the view at an index.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(layout: layout, index: position) }
  /// Returns the views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(layout, bounds.clamped(to: range)) }
  /// Returns true if both are the same views in the same pass of the layout.
  public static func == (one: Self, other: Self) -> Bool { one.layout === other.layout && one.range == other.range }
}

/// A view of a custom layout.
public struct LayoutSubview: Equatable, Sendable {
  let layout: LayoutPass
  let index: Int

  /// The layout priority; 0 by default.
  public var priority: Double { layout.read { $0.children.priority(of: index) } }
  /// The preferred spacing of the view.
  public var spacing: ViewSpacing { ViewSpacing(isSpacer: layout.read { $0.children.isSpacer(index) }) }
  /// Returns the size that the view chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout.read { $0.children.size(of: index, in: proposal.scene) }
    return CGSize(width: size.width, height: size.height)
  }
  /// Returns the size that the view chooses for a proposal, and its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    layout.read { $0.dimensions(of: index, in: proposal.scene) }
  }
  /// Places a point of the view at a position of the bounds. The view chooses its size for the proposal.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    layout.read { $0.place(index, atX: position.x, y: position.y, anchor, proposal.scene) }
  }
  /// Returns the value that the view has set for a key, or the default value of the key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return layout.read { $0.value(of: index, for: id) }.value as? K.Value ?? K.defaultValue
  }
  /// Returns true if both are the same view in the same pass of the layout.
  public static func == (one: Self, other: Self) -> Bool { one.layout === other.layout && one.index == other.index }
}

/// A key for a value that a view passes to a custom layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets a value of the view that custom layouts around it read.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}

/// The preferred space around a view.
public struct ViewSpacing: Sendable {
  /// The spacing of a view that wants none.
  public static let zero = ViewSpacing(isSpacer: true)
  private var isSpacer = false
  /// Creates the preferred spacing of an ordinary view.
  public init() {}
  init(isSpacer: Bool) { self.isSpacer = isSpacer }
  /// Returns the preferred distance to the next view: 8 points, none beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { isSpacer || next.isSpacer ? 0 : 8 }
  /// Takes over the larger preferences of another view at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { isSpacer = isSpacer && other.isSpacer }
  /// Returns the larger preferences of both views at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}
