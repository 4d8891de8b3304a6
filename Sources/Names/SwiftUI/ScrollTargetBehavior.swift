public import Foundation
public import KeelViews

/// Where scrolling comes to rest. Front ends decide that: none is asked.
public protocol ScrollTargetBehavior: Sendable {
  /// What is known where a target is to be changed.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where scrolling comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What of the content is to be seen.
  public var rect: CGRect
  /// The point of the region that the place is lined up with.
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(anchor)
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
  }
}

/// What is known where a target of scrolling is to be changed.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The axes along which the region scrolls.
  public var axes: Axis.Set { .vertical }
}

/// Page after page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// View after view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement scrolls.
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let never = LimitBehavior()
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Page after page.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// View after view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// View after view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Front ends decide how regions scroll: the same view.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
}
