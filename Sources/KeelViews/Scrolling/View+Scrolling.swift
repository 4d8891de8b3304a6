public import KeelModel

// Front ends decide how regions bounce and flash, so some of these modifiers return the same view.
// `Documentation/modifiers.md` lists them.

/// The conditions under which a region bounces at its ends. Front ends decide it.
public struct ScrollBounceBehavior: Sendable {
  /// The region bounces as suits its context.
  public static let automatic = ScrollBounceBehavior()
  /// The region always bounces.
  public static let always = ScrollBounceBehavior()
  /// The region bounces only if its content is larger than it.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// The visibility of a region's scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool
  private let rank: Int
  /// The front end decides.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false, rank: 0)
  /// The indicators are shown.
  public static let visible = ScrollIndicatorVisibility(isHidden: false, rank: 1)
  /// The indicators are hidden.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true, rank: 0)
  /// The indicators are never shown.
  public static let never = ScrollIndicatorVisibility(isHidden: true, rank: 1)
}

/// The part of a region that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  let appliesToContent: Bool
  private let rank: Int
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(appliesToContent: true, rank: 0)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(appliesToContent: true, rank: 1)
  /// The indicators, whose places front ends decide.
  public static let scrollIndicators = ContentMarginPlacement(appliesToContent: false, rank: 0)
}

extension View {
  /// Returns the same view: front ends decide whether regions bounce.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Returns the same view: front ends decide whether to show indicators.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Returns the same view: front ends decide whether to show indicators.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  /// Returns the same view: regions that scroll are clipped.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Scrolls to the view whose identity is written to the binding, a row of a list or a view in a `ScrollView`, and
  /// writes the identity of the view to which the user scrolls.
  ///
  /// The binding is written for the views of a `scrollTargetLayout()`: with the one at the anchor, or else the first one
  /// of which a good part is visible. The anchor has an effect only in a `ScrollView`.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionedByID(content: self, id: id, anchor: anchor)
  }
  /// Scrolls to the position in the binding, and writes the position to which the user scrolls.
  nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionedByValue(content: self, position: position, anchor: anchor)
  }
  /// Sets whether the lists in this view cover what is behind them in a `ZStack`. The background of a list itself always
  /// shows.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListBackground, visibility == .hidden)
  }
}

extension EnvironmentValues {
  /// True if what is behind lists shows.
  @Entry var hidesListBackground = false
}
