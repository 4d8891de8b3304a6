// Glass, and the edges of scrolling content. Front ends choose the appearance of bars and controls: nearly all return
// the same view.

/// The glass material of a view. Front ends show none, and all values are equal.
public struct Glass: Equatable, Sendable {
  /// The regular glass.
  public static let regular = Glass()
  /// Glass that is more transparent.
  public static let clear = Glass()
  /// No glass.
  public static let identity = Glass()
  /// Returns the same glass: front ends show none.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns the same glass: front ends show none.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A container of views whose glass merges. Front ends show no glass, only the views.
public struct GlassEffectContainer<Content: View> {
  let content: Content
  /// Creates a container of views; the spacing is not used.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  /// The content and behaviour of the view: the views themselves.
  public var body: some View { content }
}

/// The transition of glass that appears or disappears. Front ends show no glass.
public struct GlassEffectTransition: Sendable {
  /// No transition.
  public static let identity = GlassEffectTransition()
  /// The glass grows out of glass nearby.
  public static let matchedGeometry = GlassEffectTransition()
  /// The glass fades in and out.
  public static let materialize = GlassEffectTransition()
}

/// The appearance of scrolling content at the edge of a bar. Front ends choose it.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// The effect that suits the bar.
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// The conditions under which a tab bar shrinks. Front ends never shrink it.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  /// The front end decides.
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  /// The bar shrinks as the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  /// The bar shrinks as the user scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  /// The bar never shrinks.
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  /// Returns the same view: front ends show no glass.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Returns the same view: front ends show no glass.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  /// Returns the same view: front ends show no glass.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Returns the same view: front ends show no glass.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  /// Returns the same view: front ends show no glass.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Returns the same view: front ends choose the background of pages.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Returns the same view: front ends choose the edges of scrolling content.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Returns the same view: front ends choose the edges of scrolling content.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Returns the same view: front ends choose the appearance of tabs.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Shows content below the view, in place of an accessory above the tab bar.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
