import KeelControls
public import KeelModel

extension View {
  /// Gives the page its title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(PageModifier { $0.title = plainText(title, in: $1) })
  }

  /// Gives the page its title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the page its title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Gives the page a title that follows the binding. Editing it in the bar is up to the front end; none does.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Gives the page a line below its title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(PageModifier { $0.subtitle = plainText(subtitle, in: $1) })
  }

  /// Gives the page a line below its title.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Gives the page a line below its title.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Says how large the title is.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(PageModifier { traits, _ in traits.titleDisplay = displayMode.uiMode })
  }

  /// Says how large the title is.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(PageModifier { traits, _ in traits.titleDisplay = mode.mode.uiMode })
  }

  /// Hides the way back, from people; the program can still go back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PageModifier { traits, _ in traits.hidesBackButton = hidesBackButton })
  }

  /// Gives the page its title.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the page its title.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Gives the page its title.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Gives the page its title, and says how large it is.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the page its title, and says how large it is.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the page its title, and says how large it is.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar above the page.
  @available(*, deprecated, message: "Use toolbar(.hidden)")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}

/// Says the title that a binding leads to, and follows it.
private struct BoundTitle: ViewModifier {
  @Binding var title: String
  func body(content: Content) -> some View { content.navigationTitle(title) }
}

extension NavigationBarItem.TitleDisplayMode {
  var uiMode: UINavigationItem.LargeTitleDisplayMode {
    switch self {
    case .automatic: .automatic
    case .inline: .inline
    case .large: .always
    }
  }
}
