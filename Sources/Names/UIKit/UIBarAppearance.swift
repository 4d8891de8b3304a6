public import Foundation
public import KeelControls

// The looks of bars. Front ends decide them: the values of a program are stored and have no effect.

/// The look of a bar. Front ends decide looks: all values are stored and have no effect.
@MainActor @preconcurrency open class UIBarAppearance {
  /// Creates a default appearance.
  public init() {}
  /// The background colour; stored only.
  public var backgroundColor: UIColor?
  /// The background effect; stored only.
  public var backgroundEffect: UIBlurEffect?
  /// The background image; stored only.
  public var backgroundImage: UIImage?
  /// The colour of the bar's shadow; stored only.
  public var shadowColor: UIColor?
  /// The image of the bar's shadow; stored only.
  public var shadowImage: UIImage?
  /// Does nothing: front ends decide the background of bars.
  public func configureWithDefaultBackground() {}
  /// Does nothing: front ends decide the background of bars.
  public func configureWithOpaqueBackground() {}
  /// Does nothing: front ends decide the background of bars.
  public func configureWithTransparentBackground() {}
}

/// The look of the navigation bar; stored only.
@MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles; stored only.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of large titles; stored only.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The look of the tab bar; stored only.
@MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {
  /// The look of one tab; stored only.
  @MainActor @preconcurrency public final class ItemAppearance {
    /// The look of a tab in one state; stored only.
    @MainActor @preconcurrency public final class State {
      /// The colour of the symbol; stored only.
      public var iconColor: UIColor?
      /// The attributes of the title; stored only.
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      /// The background colour of the badge; stored only.
      public var badgeBackgroundColor: UIColor?
    }
    /// The look of an unselected tab; stored only.
    public let normal = State()
    /// The look of the selected tab; stored only.
    public let selected = State()
    /// The look of a disabled tab; stored only.
    public let disabled = State()
    /// Creates the usual look.
    public init() {}
  }
  /// The look of tabs with the title below the symbol; stored only.
  public var stackedLayoutAppearance = ItemAppearance()
  /// The look of tabs with the title beside the symbol; stored only.
  public var inlineLayoutAppearance = ItemAppearance()
  /// The look of tabs in a compact bar; stored only.
  public var compactInlineLayoutAppearance = ItemAppearance()
}

/// The look of one tab; stored only.
public typealias UITabBarItemAppearance = UITabBarAppearance.ItemAppearance
/// The look of a tab in one state; stored only.
public typealias UITabBarItemStateAppearance = UITabBarAppearance.ItemAppearance.State

/// The layouts of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual bar.
  case `default`
  /// The bar of a window with little height.
  case compact
  /// Such a bar with a prompt above its title.
  case defaultPrompt = 101, compactPrompt
}

/// The navigation bar, for programs that set its look. It is not part of any screen.
@MainActor @preconcurrency public final class UINavigationBar: UIView {
  /// The look of the bar; stored only.
  public var standardAppearance = UINavigationBarAppearance()
  /// The look of the bar while nothing is scrolled; stored only.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a compact bar; stored only.
  public var compactAppearance: UINavigationBarAppearance?
  /// The background colour; stored only.
  public var barTintColor: UIColor?
  /// A Boolean value that indicates whether the background is translucent; stored only.
  public var isTranslucent = true
  /// A Boolean value that indicates whether titles are large; stored only. Set `largeTitleDisplayMode` of the
  /// navigation item instead.
  public var prefersLargeTitles = false
  /// The image of the bar's shadow; stored only.
  public var shadowImage: UIImage?
  /// The attributes of titles; stored only.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles; stored only.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Does nothing: front ends decide the background of bars.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The tab bar, for programs that set its look. It is not part of any screen.
@MainActor @preconcurrency public final class UITabBar: UIView {
  /// The look of the bar; stored only.
  public var standardAppearance = UITabBarAppearance()
  /// The look of the bar while nothing is scrolled; stored only.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// The background colour; stored only.
  public var barTintColor: UIColor?
  /// The colour of unselected tabs; stored only.
  public var unselectedItemTintColor: UIColor?
  /// A Boolean value that indicates whether the background is translucent; stored only.
  public var isTranslucent = true
  /// The image of the bar's shadow; stored only.
  public var shadowImage: UIImage?
  /// The background image; stored only.
  public var backgroundImage: UIImage?
}

/// A toolbar, for programs that set its look. It is not part of any screen.
@MainActor @preconcurrency public final class UIToolbar: UIView {
  /// The background colour; stored only.
  public var barTintColor: UIColor?
  /// A Boolean value that indicates whether the background is translucent; stored only.
  public var isTranslucent = true
}
