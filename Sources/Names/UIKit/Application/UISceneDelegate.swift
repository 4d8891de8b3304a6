public import KeelControls

/// Hears how a scene goes. All of it is optional.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// The scene is about to be shown: make its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has gone: its tab was closed, or the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is shown.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to go, or people are about to see it no more.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is no longer seen: save what it would lose by ending.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// URLs are opened in the scene: a person went to an address of it in a browser.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { scene.ignoresURLs = true }
}

/// Hears how a scene with a window goes.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
