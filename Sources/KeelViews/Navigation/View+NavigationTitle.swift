import KeelControls
public import KeelModel

extension View {
  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(
      PageModifier {
        $0.title = plainText(title, in: $1)
        $0.titleVariants = []
      })
  }

  /// Sets the title of the page.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of the page, with shorter forms for pages with little room, the longest first.
  ///
  /// Terminals show the first form that fits, such as a date without the day of the week.
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S, variants: [String]) -> some View {
    let title = String(title)
    return modifier(
      PageModifier { traits, _ in
        traits.title = title
        traits.titleVariants = variants
      })
  }

  /// Sets the title of the page from a binding. No front end allows the user to edit it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets a line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(
      PageModifier {
        $0.subtitle = plainText(subtitle, in: $1)
        $0.subtitleVariants = []
      })
  }

  /// Sets a line below the title of the page, with shorter forms for pages with little room, the longest first.
  ///
  /// Terminals show the first form that fits beside the title, and none if the last one does not.
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S, variants: [String]) -> some View {
    let subtitle = String(subtitle)
    return modifier(
      PageModifier { traits, _ in
        traits.subtitle = subtitle
        traits.subtitleVariants = variants
      })
  }

  /// Sets a line below the title of the page.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line below the title of the page.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Sets the display mode of the page's title: large or within the bar.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(PageModifier { traits, _ in traits.titleDisplay = displayMode.uiMode })
  }

  /// Sets the display mode of the page's title: large or within the bar.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    modifier(PageModifier { traits, _ in traits.titleDisplay = mode.mode.uiMode })
  }

  /// Hides the back button from the user. The program can still go back.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PageModifier { traits, _ in traits.hidesBackButton = hidesBackButton })
  }

  /// Sets the title of the page.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the page.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the page.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the page and its display mode.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and its display mode.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the page and its display mode.
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

/// A modifier that sets the title of the page to the value of a binding and follows its changes.
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
