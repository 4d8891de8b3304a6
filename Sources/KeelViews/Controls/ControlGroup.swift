/// A group of related controls, side by side. It is backed by `UIStackView`.
public struct ControlGroup<Content: View> {
  let content: Content

  /// Creates a group of controls side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a group of controls side by side. The label, intended for contexts where they become a menu, is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
  }
  /// Creates a group of controls side by side. The title, intended for contexts where they become a menu, is not shown.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View {
  /// The content and behaviour of the view: the controls in an `HStack`.
  public var body: some View { HStack { content } }
}

/// The appearance of groups of controls. Front ends choose it.
public protocol ControlGroupStyle {}
/// The style that suits the context.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}
/// Controls for navigation, side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits the context.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls for navigation, side by side.
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension View {
  /// Returns the same view: front ends choose the appearance of control groups.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
