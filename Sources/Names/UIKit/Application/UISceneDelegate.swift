public import KeelControls

/// Receives the lifecycle calls of a scene.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is about to be displayed; create its window here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene has been closed: its browser tab was closed, or the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive or to be closed.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is no longer visible; save data here that would be lost if the program ended.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when URLs are opened in the scene: the user went to one of its addresses in a browser.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Reports the URLs as unknown to the front end.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { scene.ignoresURLs = true }
}

/// Receives the lifecycle calls of a scene with windows.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Always `nil`: the window is found through the scene instead.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
