/// Controls that belong together, side by side. Stands over `UIStackView`.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Controls side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Controls side by side; the label is for places where they become a menu, of which there are none here.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  /// Controls side by side; the title is for places where they become a menu, of which there are none here.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View {
  public var body: some View { HStack { content } }
}

/// How groups of controls look; front ends choose it.
public protocol ControlGroupStyle {}
/// The style that suits the place.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public init() {} }
/// Side by side, on the way to elsewhere.
public struct NavigationControlGroupStyle: ControlGroupStyle { public init() {} }
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension View {
  /// Front ends choose how a group of controls looks: the same view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
