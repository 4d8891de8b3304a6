public import Foundation
import KeelScene
public import KeelViews

/// A rule for where scrolling ends. Front ends know the paging and the view-aligned rule; others are never called.
public protocol ScrollTargetBehavior: Sendable {
  /// The context of a call to `updateTarget(_:context:)`.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where scrolling ends; never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The position where scrolling is about to end.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be visible.
  public var rect: CGRect
  /// The point of the visible region that the part is aligned with.
  public var anchor: UnitPoint?
  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
  /// Hashes the anchor and the origin of the rectangle.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(anchor)
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

/// The context of a call to `updateTarget(_:context:)`.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The axes along which the region scrolls; always vertical.
  public var axes: Axis.Set { .vertical }
}

/// Scrolling that ends at multiples of the region's length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that ends at the beginning of a view of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum distance that one gesture may scroll; has no effect.
  public struct LimitBehavior: Sendable {
    /// The default limit.
    public static let automatic = LimitBehavior()
    /// A limit of few views.
    public static let always = LimitBehavior()
    /// A limit of few views.
    public static let alwaysByFew = LimitBehavior()
    /// A limit of one view.
    public static let alwaysByOne = LimitBehavior()
    /// No limit.
    public static let never = LimitBehavior()
  }
  /// Creates the behaviour. The limit is ignored.
  public init(limitBehavior: LimitBehavior = .automatic) {}
  /// Leaves the target as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling that ends at multiples of the region's length.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling that ends at the beginning of a view of a `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Returns scrolling that ends at the beginning of a view of a `scrollTargetLayout()`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets the rule for where scrolling in the regions of the view ends: `.paging` or `.viewAligned`. Others have no
  /// effect.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    scrollSnap(
      B.self == PagingScrollTargetBehavior.self
        ? .pages : B.self == ViewAlignedScrollTargetBehavior.self ? .children : .none)
  }
}
