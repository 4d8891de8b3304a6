public import Foundation
public import KeelControls

/// Hears how the program goes. All of it is optional.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The program is about to be there.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is there; its views are made next.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// The program, as a whole.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// Why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Whether people see the program.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Hears how the program goes.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether people see the program: wherever it runs, somebody may.
  public var applicationState: State { .active }
  /// Kept for sources that set it: front ends are not put to sleep by a program.
  public var isIdleTimerDisabled = false
  /// Leads to nothing: front ends have no settings of a program.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The windows that front ends show.
  public var windows: [UIWindow] { UIWindow.onScreen }
  /// The window that a person has just done something in, else the first one.
  public var keyWindow: UIWindow? { UIWindow.answering ?? windows.first }
  /// What has the windows: one scene.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  /// Whether `open` leads somewhere: addresses of the web, of mail and of telephones do.
  public func canOpenURL(_ url: URL) -> Bool { LinkPolicy.allows(url.absoluteString) }

  /// Leads the person who has just done something out of the program, if the address is harmless.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url) && keyWindow != nil
    if isOpened { keyWindow?.openLink(url.absoluteString) }
    completionHandler?(isOpened)
  }

  /// Tells the delegate that the program is there.
  package func finishLaunching() {
    guard let delegate else { return }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
  }
}

/// What has windows.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// Whether people see what it has.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  /// Whether people see what it has: wherever it is shown, somebody may.
  public var activationState: ActivationState { .foregroundActive }
}

/// What has the windows of the program.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  static let only = UIWindowScene()
  /// The windows that front ends show.
  public var windows: [UIWindow] { UIWindow.onScreen }
  /// The window that a person has just done something in, else the first one.
  public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  public var screen: UIScreen { .main }
}

extension UIWindow {
  /// Whether a person has just done something in it, or else it is the first one.
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
  /// The scene of all windows.
  public var windowScene: UIWindowScene? { .only }
}

extension UIView {
  /// Gives up the keyboard focus, if it is in the view. Says whether it was.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window = self as? UIWindow ?? window, let focused = window.firstResponder as? UIView,
      self === window || focused.isDescendant(of: self)
    else { return false }
    return focused.resignFirstResponder()
  }
}
