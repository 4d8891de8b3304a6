public import Foundation
public import KeelControls

/// Receives the lifecycle calls of the program.
///
/// All methods are optional.
///
/// A class that is marked with `@main` is the program, which starts on any front end with the options of its command
/// line:
///
///     @main class AppDelegate: UIResponder, UIApplicationDelegate {}
///
///     class SceneDelegate: UIResponder, UIWindowSceneDelegate {
///       var window: UIWindow?
///       func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
///         guard let scene = scene as? UIWindowScene else { return }
///         window = UIWindow(windowScene: scene)
///         window?.rootViewController = UINavigationController(rootViewController: NotesController())
///         window?.makeKeyAndVisible()
///       }
///     }
///
/// Each window, and each tab of a browser, is a scene with its own delegate: of the class that
/// `configurationForConnecting` returns, otherwise of the class named `SceneDelegate` in the module of the app's
/// delegate. In a program without such a class, each window has its own app delegate, which is launched for it and
/// creates it.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program without scenes.
  var window: UIWindow? { get set }
  /// Called before the program has been launched. The result is ignored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program has been launched; create the window here if there are no scenes. The result is ignored.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the program has become active. In a program with scenes, their delegates are called instead.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the program is about to become inactive. In a program with scenes, their delegates are called instead.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the program is no longer visible; save data here that would be lost if it ended. In a program with
  /// scenes, their delegates are called instead.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the program is about to become visible again. In a program with scenes, their delegates are called
  /// instead.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the program is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Opens a URL in a program without scenes: that of `--open`, or the address in a browser. Returns true if the URL is
  /// known.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Always `nil`: the key window is used instead.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns false: the URL is not known.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns a configuration without a delegate class, so that `SceneDelegate` is used.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
