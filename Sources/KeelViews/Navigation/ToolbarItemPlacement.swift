/// The placement of an item in the bars of a page.
///
/// Leading and trailing are the ends of the bar above the page. If the choice depends on the platform, Keel does the
/// same as iOS.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Bar: Hashable, Sendable { case leading, principal, trailing, bottom, status, keyboard }
  package enum Meaning: Hashable, Sendable { case none, primary, confirmation, cancellation, destruction }

  package let bar: Bar
  package let meaning: Meaning

  init(_ bar: Bar, _ meaning: Meaning = .none) {
    self.bar = bar
    self.meaning = meaning
  }

  /// The trailing end of the bar above the page.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The position of the title, which the item replaces.
  public static let principal = ToolbarItemPlacement(.principal)
  /// The leading end, for navigation.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The main action of the page, at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(.trailing, .primary)
  /// A less frequent action, at the trailing end.
  public static let secondaryAction = ToolbarItemPlacement(.trailing)
  /// The middle of the bottom bar.
  public static let status = ToolbarItemPlacement(.status)
  /// An action that completes the page's task, at the trailing end. Return triggers it.
  public static let confirmationAction = ToolbarItemPlacement(.trailing, .confirmation)
  /// An action that leaves the page without completing its task, at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(.leading, .cancellation)
  /// An action that cannot be undone, at the trailing end.
  public static let destructiveAction = ToolbarItemPlacement(.trailing, .destruction)
  /// The bar of the on-screen keyboard, if there is one.
  public static let keyboard = ToolbarItemPlacement(.keyboard)
  /// The leading end of the bar above the page.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the bar above the page.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// The position of the title, which the item replaces.
  public static let title = ToolbarItemPlacement(.principal)
  /// The leading end of the bar above the page; the older name of `topBarLeading`.
  @available(*, deprecated, renamed: "topBarLeading")
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the bar above the page; the older name of `topBarTrailing`.
  @available(*, deprecated, renamed: "topBarTrailing")
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
}

/// One of the bars of a page, for `toolbar(_:for:)` and similar modifiers.
public struct ToolbarPlacement: Hashable, Sendable {
  package enum Bar: Hashable, Sendable { case navigation, bottom, tab, window }
  let bar: Bar?
  /// The bar above the page.
  public static let automatic = ToolbarPlacement(bar: nil)
  /// The bar above the page.
  public static let navigationBar = ToolbarPlacement(bar: .navigation)
  /// The bar below the page.
  public static let bottomBar = ToolbarPlacement(bar: .bottom)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(bar: .tab)
  /// The toolbar of the window.
  public static let windowToolbar = ToolbarPlacement(bar: .window)
}

extension EnvironmentValues {
  private struct ToolbarItemKey: EnvironmentKey {
    static var defaultValue: ToolbarItemPlacement? { nil }
  }

  /// The placement of the bar item that the view is in, or `nil` outside of bars. It determines the role of buttons.
  package var toolbarItemPlacement: ToolbarItemPlacement? {
    get { self[ToolbarItemKey.self] }
    set { self[ToolbarItemKey.self] = newValue }
  }
}
