// Glass and the edges of what scrolls. Front ends choose how bars and controls look: these are the same view.

/// A kind of glass that a view seems to be made of.
public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// The glass, answering to a touch.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass flows together. Front ends have no glass: the views by themselves.
public struct GlassEffectContainer<Content: View> {
  let content: Content
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

/// How the edge of what scrolls looks under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}

/// When a bar of tabs makes itself small.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  public static let never = TabBarMinimizeBehavior(number: 3)
}

extension View {
  /// Front ends have no glass: the same view.
  nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Front ends have no glass: the same view.
  nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  /// Front ends have no glass: the same view.
  nonisolated public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?, in namespace: Namespace.ID
  ) -> some View { self }
  /// Front ends have no glass: the same view.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View { self }
  /// Front ends have no glass: the same view.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Front ends choose the ground of pages: the same view.
  nonisolated public func backgroundExtensionEffect() -> some View { self }
  /// Front ends choose how what scrolls ends: the same view.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  /// Front ends choose how what scrolls ends: the same view.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }
  /// Front ends choose how tabs look: the same view.
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Shows something above the bar of tabs: below the view.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
