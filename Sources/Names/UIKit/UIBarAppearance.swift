public import Foundation
public import KeelControls

// How bars look. Front ends choose that: what sources say of it is taken and left.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

/// How a bar looks.
@MainActor @preconcurrency open class UIBarAppearance {
  public init() {}
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var backgroundImage: UIImage?
  public var shadowColor: UIColor?
  public var shadowImage: UIImage?
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}

/// How the bar above a page looks.
@MainActor @preconcurrency public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tabs look.
@MainActor @preconcurrency public final class UITabBarAppearance: UIBarAppearance {
  /// How one tab looks.
  @MainActor @preconcurrency public final class ItemAppearance {
    /// How it looks in one state.
    @MainActor @preconcurrency public final class State {
      public var iconColor: UIColor?
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var badgeBackgroundColor: UIColor?
    }
    public let normal = State()
    public let selected = State()
    public let disabled = State()
  }
  public var stackedLayoutAppearance = ItemAppearance()
  public var inlineLayoutAppearance = ItemAppearance()
  public var compactInlineLayoutAppearance = ItemAppearance()
}

/// Where a bar stands.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// The bar above pages, as sources speak of its looks.
@MainActor @preconcurrency public final class UINavigationBar: UIView {
  public var standardAppearance = UINavigationBarAppearance()
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var compactAppearance: UINavigationBarAppearance?
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = false
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The bar of tabs, as sources speak of its looks.
@MainActor @preconcurrency public final class UITabBar: UIView {
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
}

/// A bar of things to do, as sources speak of its looks.
@MainActor @preconcurrency public final class UIToolbar: UIView {
  public var barTintColor: UIColor?
  public var isTranslucent = true
}
