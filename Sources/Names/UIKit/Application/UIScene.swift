public import Foundation
public import KeelControls

/// A part of the user interface that has windows.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// The visibility and activity of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene has no window yet, or no longer.
    case unattached = -1
    /// The scene is in use.
    case foregroundActive
    /// The scene is visible and not in use.
    case foregroundInactive
    /// The scene is not visible.
    case background
  }
  /// The visibility and activity of the scene.
  public package(set) var activationState = ActivationState.unattached
  /// The session that describes the scene while it exists.
  public let session: UISceneSession
  /// The delegate, which receives the lifecycle calls of the scene. The scene holds a strong reference to it.
  public var delegate: (any UISceneDelegate)?
  /// The title in a window manager, a terminal's title bar or a browser's tab.
  open var title: String! = "" {
    didSet { titleDidChange() }
  }
  /// True if no delegate handled the last opened URL.
  var ignoresURLs = false

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  func titleDidChange() {}

  /// The reasons for which a scene is connected.
  @MainActor @preconcurrency public final class ConnectionOptions {
    /// The URLs that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
    init(urls: [URL] = []) { urlContexts = Set(urls.map { UIOpenURLContext(url: $0) }) }
  }
}

/// The scene of the windows of one front end, or of one browser tab.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  /// The scene of windows without a scene of their own, as in programs of views.
  static let common: UIWindowScene = {
    let scene = UIWindowScene(session: UISceneSession())
    scene.activationState = .foregroundActive
    return scene
  }()

  /// The windows of the scene in the order in which they were added. Front ends display the key window.
  public var windows: [UIWindow] { self === Self.common ? UIWindow.onScreen.filter { $0.scene == nil } : own }
  private var own: [UIWindow] = []
  /// The window that front ends display. For the common scene: the window that is handling an event, otherwise the
  /// first.
  public var keyWindow: UIWindow? {
    guard self === Self.common else { return key ?? own.first }
    return UIWindow.answering.flatMap { $0.scene == nil ? $0 : nil } ?? windows.first
  }
  private var key: UIWindow?
  /// A screen of a usual size; front ends have no screens.
  public var screen: UIScreen { .main }

  func add(_ window: UIWindow) {
    guard self !== Self.common, !own.contains(where: { $0 === window }) else { return }
    own.append(window)
    window.scene = self
    if !title.isEmpty { window.title = title }
  }
  func makeKey(_ window: UIWindow) {
    add(window)
    key = window
  }
  func removeAll() {
    own.removeAll()
    key = nil
  }
  override func titleDidChange() {
    for window in own { window.title = title ?? "" }
  }
}

/// The description of a scene, which outlives its windows.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An ordinary window.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The scene of the session, while it exists.
  public internal(set) weak var scene: UIScene?
  /// The purpose of the scene; always an ordinary window.
  public let role = Role.windowApplication
  /// The configuration that the app's delegate returned.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// A unique identifier, which is not restored when the program starts again.
  public let persistentIdentifier = UUID().uuidString
  /// Custom data of the program about the scene, which is not saved.
  public var userInfo: [String: Any]?
}

/// The description of a scene that is to be connected.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  /// The name of the configuration; used by the program only.
  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, or `nil` for the class named `SceneDelegate`.
  public var delegateClass: AnyClass?
  /// Creates a configuration without a delegate class.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL that a scene is to open.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The URL to open. In a browser it is the path of the address.
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIWindow {
  /// Creates a window that belongs to the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    windowScene.add(self)
  }

  /// A Boolean value that indicates whether the window is handling an event of the user, or is the first one if none
  /// is.
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
  /// The scene of the window.
  public var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene ?? .common }
    set { newValue?.add(self) }
  }
  /// Shows the window, and makes it the key window of its scene.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes the window the key window of its scene, which the front end displays.
  public func makeKey() {
    (scene as? UIWindowScene)?.makeKey(self)
    UIApplication.shared.latestKeyWindow = self
  }
}
