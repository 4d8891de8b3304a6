import KeelModel
import KeelScene

/// The way in which panes share the space.
public protocol NavigationSplitViewStyle: Sendable {
  /// True if the last pane gets as much space as possible.
  var _isDetailProminent: Bool { get }
}

extension NavigationSplitViewStyle {
  /// False: the panes before the last one have their preferred widths.
  public var _isDetailProminent: Bool { false }
}

/// The style that suits the front end: that of `balanced`.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the panes before the last one have their preferred widths, and the last one shrinks to make space
/// for them.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style in which the last pane gets as much space as possible: the panes before it have their least widths.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
  /// True.
  public var _isDetailProminent: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that suits the front end: that of `balanced`.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The panes before the last one have their preferred widths, and the last one shrinks to make space for them.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last pane gets as much space as possible: the panes before it have their least widths.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension EnvironmentValues {
  /// True if the last pane of a split view gets as much space as possible.
  @Entry package var isDetailProminent = false
}

extension View {
  /// Sets how the panes of the split views in this view share the space. No front end lays one pane over another.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.isDetailProminent, style._isDetailProminent)
  }

  /// Sets the width of the pane that contains the view, in points.
  ///
  /// The last pane takes the remaining space. For it, the width is a minimum: the other panes shrink down to their own
  /// least widths to make space. No pane before the last one gets more than an equal share of the width. A window that
  /// shows one pane at a time gives it all of the width.
  nonisolated public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    paneWidth(PaneWidth(minimum: width, preferred: width, maximum: width))
  }

  /// Sets the preferred width of the pane that contains the view and its limits, in points.
  ///
  /// A limit that is `nil` is the front end's, extended as far as the preferred width needs. In the last pane, which
  /// takes the remaining space, only the least width has an effect: the other panes shrink down to their own least
  /// widths to make space.
  nonisolated public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    paneWidth(PaneWidth(minimum: min, preferred: ideal, maximum: max))
  }

  nonisolated private func paneWidth(_ width: PaneWidth) -> some View {
    modifier(PageModifier { traits, _ in traits.paneWidth = width })
  }
}
