public import Foundation
public import KeelControls

/// Hears how the program goes. All of it is optional.
///
/// Marked with `@main`, a class is the program, and starts it on any front end as the command line says:
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
/// Each window, and each tab of a browser, is a scene with a delegate of its own: of the class that
/// `configurationForConnecting` names, else of the one called `SceneDelegate` beside the app's delegate. In a program
/// with no such class each window has an app delegate of its own, which is launched for it and makes it.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program without scenes.
  var window: UIWindow? { get set }
  /// The program is about to be there.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is there; its views are made next, or here where it has no scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// People see the program. Where it has scenes, those are told.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// People are about to see the program no more, or to do nothing in it. Where it has scenes, those are told.
  func applicationWillResignActive(_ application: UIApplication)
  /// People see nothing of the program: save what it would lose by ending. Where it has scenes, those are told.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// People are about to see the program again. Where it has scenes, those are told.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// A URL is opened in a program without scenes: `--open`, and the address of a browser. Says whether it leads
  /// anywhere.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// What a new window is to be.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// People have closed windows for good.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}
