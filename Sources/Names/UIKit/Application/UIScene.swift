public import Foundation
public import KeelControls

/// What has windows.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// Whether people see what it has.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  /// Whether people see what it has.
  public package(set) var activationState = ActivationState.unattached
  /// What the scene is, for as long as it is kept.
  public let session: UISceneSession
  /// Hears how the scene goes. The scene keeps it.
  public var delegate: (any UISceneDelegate)?
  /// What the scene is called: in a window manager, a terminal's title or a browser's tab.
  open var title: String! = "" {
    didSet { titleDidChange() }
  }
  /// Nobody has listened for the last URL that was opened.
  var ignoresURLs = false

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  func titleDidChange() {}

  /// With what a scene begins.
  @MainActor @preconcurrency public final class ConnectionOptions {
    /// URLs that it is opened for.
    public let urlContexts: Set<UIOpenURLContext>
    init(urls: [URL] = []) { urlContexts = Set(urls.map { UIOpenURLContext(url: $0) }) }
  }
}

/// What has the windows of one front end, or of one tab of a browser.
@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  /// The scene of windows that no scene was made for: those of a program of views.
  static let common: UIWindowScene = {
    let scene = UIWindowScene(session: UISceneSession())
    scene.activationState = .foregroundActive
    return scene
  }()

  /// The windows of the scene, the first one first. Front ends show the key one.
  public var windows: [UIWindow] { self === Self.common ? UIWindow.onScreen.filter { $0.scene == nil } : own }
  private var own: [UIWindow] = []
  /// The window that front ends show; of windows without a scene the one that a person has just done something in.
  public var keyWindow: UIWindow? {
    guard self === Self.common else { return key ?? own.first }
    return UIWindow.answering.flatMap { $0.scene == nil ? $0 : nil } ?? windows.first
  }
  private var key: UIWindow?
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

/// A scene as the program knows it, shown or not.
@MainActor @preconcurrency public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window like any other.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// Its scene, while that is shown.
  public internal(set) weak var scene: UIScene?
  public let role = Role.windowApplication
  /// What the scene was asked to be.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// Tells it from all others.
  public let persistentIdentifier = UUID().uuidString
  /// What you want to know of the scene.
  public var userInfo: [String: Any]?
}

/// What a scene is to be.
@MainActor @preconcurrency public final class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Whose instances are the delegates of such scenes. `nil` stands for the class called `SceneDelegate`.
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL that a scene is to open.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIWindow {
  /// A window of the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    windowScene.add(self)
  }

  /// Whether a person has just done something in it, or else it is the first one.
  public var isKeyWindow: Bool { self === UIApplication.shared.keyWindow }
  /// The scene that has the window.
  public var windowScene: UIWindowScene? {
    get { scene as? UIWindowScene ?? .common }
    set { newValue?.add(self) }
  }
  /// Makes it the window that the front end shows.
  public func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Makes it the window that the front end shows.
  public func makeKey() {
    (scene as? UIWindowScene)?.makeKey(self)
    UIApplication.shared.latestKeyWindow = self
  }
}
