/// Where in the bars of a page an item goes.
///
/// Leading and trailing are the ends of the bar above the page. Where a platform would choose, Keel does as iOS does.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Bar: Hashable, Sendable { case leading, principal, trailing, bottom, status, keyboard }
  package enum Meaning: Hashable, Sendable { case none, primary, confirmation, cancellation, destruction }

  package let bar: Bar
  package let meaning: Meaning

  init(_ bar: Bar, _ meaning: Meaning = .none) {
    self.bar = bar
    self.meaning = meaning
  }

  public static let automatic = ToolbarItemPlacement(.trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(.principal)
  /// Where one goes to other pages: the leading end.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// What people mostly come for.
  public static let primaryAction = ToolbarItemPlacement(.trailing, .primary)
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// In the middle of the bottom bar.
  public static let status = ToolbarItemPlacement(.status)
  /// Finishes what the page is for; Return stands for it.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, .confirmation)
  /// Leaves the page without doing what it is for.
  public static let cancellationAction = ToolbarItemPlacement(.leading, .cancellation)
  /// Does what cannot be undone.
  public static let destructiveAction = ToolbarItemPlacement(.trailing, .destruction)
  /// With the keyboard, where there is one on the screen.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  public static let title = ToolbarItemPlacement(.principal)
  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
}

/// The bars of a page, for saying that they are hidden.
public struct ToolbarPlacement: Hashable, Sendable {
  package enum Bar: Hashable, Sendable { case navigation, bottom, tab, window }
  let bar: Bar?
  public static let automatic = ToolbarPlacement(bar: nil)
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  public static let tabBar = ToolbarPlacement(bar: .tab)
  public static let windowToolbar = ToolbarPlacement(bar: .window)
}

extension EnvironmentValues {
  private struct ToolbarItemKey: EnvironmentKey {
    static var defaultValue: ToolbarItemPlacement? { nil }
  }

  /// Where in a bar the view is; `nil` outside of bars. Buttons look there for what they mean.
  package var toolbarItemPlacement: ToolbarItemPlacement? {
    get { self[ToolbarItemKey.self] }
    set { self[ToolbarItemKey.self] = newValue }
  }
}
