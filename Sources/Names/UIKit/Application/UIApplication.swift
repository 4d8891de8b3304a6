public import Foundation
public import KeelControls
import KeelInteraction
import KeelScene

/// The running program.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The application object of the program.
  public static let shared = UIApplication()

  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the program was started to open (`--open`).
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }
  /// A key of the options with which a URL is opened in the program. No options are ever passed.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// A key of the options with which the program opens a URL. All options are ignored.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The visibility and activity of the program.
  public enum State: Int, Sendable {
    /// The program is in use.
    case active
    /// The program is visible and not in use.
    case inactive
    /// The program is not visible.
    case background
  }

  /// The delegate of the program; if each window has its own delegate, that of the key window.
  public var delegate: (any UIApplicationDelegate)? {
    get { windowDelegates.of(keyWindow) ?? commonDelegate }
    set { commonDelegate = newValue }
  }
  weak var commonDelegate: (any UIApplicationDelegate)?
  var windowDelegates = WindowDelegates()
  /// The window that was made key most recently.
  weak var latestKeyWindow: UIWindow?

  /// The visibility and activity of the program, according to its most visible window.
  public var applicationState: State {
    switch Phases.shared.common {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
  /// The phase that was announced last.
  var reportedPhase = SurfacePhase.active
  /// Stored for programs that set it; it has no effect.
  public var isIdleTimerDisabled = false
  /// A URL without a target: front ends have no settings for a program.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The windows that front ends display.
  public var windows: [UIWindow] { UIWindow.onScreen }
  /// The window that is handling an event of the user, otherwise the first one.
  public var keyWindow: UIWindow? { UIWindow.answering ?? windows.first }
  /// The scenes of all windows; in a program without scenes, one common scene.
  public var connectedScenes: Set<UIScene> {
    let made = windows.compactMap { $0.scene as? UIScene }
    return made.isEmpty ? [UIWindowScene.common] : Set(made)
  }
  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// A Boolean value that indicates whether the program can open further windows: always `false`. Each browser tab is a
  /// window of its own, but only the user opens tabs.
  public var supportsMultipleScenes: Bool { false }

  /// Returns true if `open` accepts the URL: web, mail and telephone addresses.
  public func canOpenURL(_ url: URL) -> Bool { LinkPolicy.allows(url.absoluteString) }

  /// Opens a URL outside the program, for the user of the key window, if `canOpenURL` allows it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let isOpened = canOpenURL(url) && keyWindow != nil
    if isOpened { keyWindow?.openLink(url.absoluteString) }
    completionHandler?(isOpened)
  }

  /// Notifies the delegate that the program has been launched.
  package func finishLaunching() {
    followPhases()
    if let delegate { launch(delegate, url: nil) }
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
  }

  /// Calls the launch methods of a delegate.
  func launch(_ delegate: any UIApplicationDelegate, url: URL?) {
    let options: [LaunchOptionsKey: Any]? = url.map { [.url: $0] }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
  }
}

/// The application delegates of windows that have one each.
@MainActor struct WindowDelegates {
  private var kept: [ObjectIdentifier: any UIApplicationDelegate] = [:]

  func of(_ window: UIWindow?) -> (any UIApplicationDelegate)? { window.flatMap { kept[ObjectIdentifier($0)] } }
  var all: [any UIApplicationDelegate] { Array(kept.values) }
  /// Stores the delegate until the window is closed.
  mutating func keep(_ delegate: any UIApplicationDelegate, for window: UIWindow) {
    kept[ObjectIdentifier(window)] = delegate
  }
  mutating func drop(_ window: UIWindow) { kept[ObjectIdentifier(window)] = nil }
}

extension UIView {
  /// Resigns the keyboard focus if it is in the view. Returns true if it was.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window = self as? UIWindow ?? window, let focused = window.firstResponder as? UIView,
      self === window || focused.isDescendant(of: self)
    else { return false }
    return focused.resignFirstResponder()
  }
}
