public import Foundation
public import KeelControls
import KeelInteraction
import KeelScene

/// The program, as a whole.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// Why the program was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that it was started to open (`--open`).
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
  /// How a URL is opened in the program.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
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

  /// Hears how the program goes. Where each window has one of its own, that of the key window.
  public var delegate: (any UIApplicationDelegate)? {
    get { windowDelegates.of(keyWindow) ?? commonDelegate }
    set { commonDelegate = newValue }
  }
  weak var commonDelegate: (any UIApplicationDelegate)?
  var windowDelegates = WindowDelegates()
  /// The last window that was made the one to be shown.
  weak var latestKeyWindow: UIWindow?

  /// Whether people see the program: as far as the window that they see most of.
  public var applicationState: State {
    switch Phases.shared.common {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
  /// The phase that has been told of last.
  var toldPhase = SurfacePhase.active
  /// Kept for sources that set it: front ends are not put to sleep by a program.
  public var isIdleTimerDisabled = false
  /// Leads to nothing: front ends have no settings of a program.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The windows that front ends show.
  public var windows: [UIWindow] { UIWindow.onScreen }
  /// The window that a person has just done something in, else the first one.
  public var keyWindow: UIWindow? { UIWindow.answering ?? windows.first }
  /// What has the windows: a scene for each, or one for all in a program that makes none.
  public var connectedScenes: Set<UIScene> {
    let made = windows.compactMap { $0.scene as? UIScene }
    return made.isEmpty ? [UIWindowScene.common] : Set(made)
  }
  /// The scenes that are kept: those that are shown.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Each browser tab is a window of its own.
  public var supportsMultipleScenes: Bool { true }

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
    followPhases()
    if let delegate { launch(delegate, url: nil) }
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
  }

  /// Tells a delegate that it is there.
  func launch(_ delegate: any UIApplicationDelegate, url: URL?) {
    let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
  }
}

/// The delegates of windows that have one each.
@MainActor struct WindowDelegates {
  private var kept: [ObjectIdentifier: any UIApplicationDelegate] = [:]

  func of(_ window: UIWindow?) -> (any UIApplicationDelegate)? { window.flatMap { kept[ObjectIdentifier($0)] } }
  var all: [any UIApplicationDelegate] { Array(kept.values) }
  /// Keeps the delegate for as long as the window is not closed.
  mutating func keep(_ delegate: any UIApplicationDelegate, for window: UIWindow) {
    kept[ObjectIdentifier(window)] = delegate
  }
  mutating func drop(_ window: UIWindow) { kept[ObjectIdentifier(window)] = nil }
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
