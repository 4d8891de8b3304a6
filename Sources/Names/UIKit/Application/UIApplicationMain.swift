public import Foundation
import Glibc
package import Keel
package import KeelControls
import KeelInteraction
import KeelModel
import KeelViews

extension UIApplicationDelegate where Self: UIResponder {
  /// Starts the program with the options of its command line, and ends the process when the user quits.
  public static func main() { UIKitProgram.start(Self.self) }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Starts the program with the options of its command line, and ends the process when the user quits.
  public static func main() { UIKitProgram.start(Self.self) }
}

/// Starts the program whose delegate class has this name (`NSStringFromClass`), and ends the process when the user
/// quits.
///
/// Call it in `main.swift` of a program without `@main`. `argc`, `argv` and the name of the application class are
/// ignored. Returns 70 if there is no such delegate class.
@MainActor @preconcurrency @discardableResult public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let name = delegateClassName, let type = NSClassFromString(name) else {
    RuntimeWarning.report(
      "There is no class called \(delegateClassName ?? "nil") to be the delegate of the program.",
      rule: "UIApplicationMain takes the name of a class that conforms to UIApplicationDelegate.",
      remedy: "Pass NSStringFromClass(AppDelegate.self).")
    return 70  // EX_SOFTWARE
  }
  UIKitProgram.start(type)
}

/// A program with an app delegate: creates its windows.
@MainActor package final class UIKitProgram {
  private let delegateType: AnyClass
  private let sceneDelegateType: AnyClass?
  /// The delegate of a program with scenes.
  private var delegate: (any UIApplicationDelegate)?
  private var application: UIApplication { .shared }

  static func start(_ type: AnyClass) -> Never {
    RunLoopTimers.shared.begin()
    AppProgram.start { name, options in
      let program = UIKitProgram(type)
      let settings = KeyedStore.ofProgram(earlier: nil)
      KeyedStore.app = settings
      Launcher.saves.append { settings.saveBeforeExit() }
      program.launch()
      var launch = options.launch
      launch.title = launch.title ?? name
      Launcher.willEnd.append { UIApplication.shared.willTerminate() }
      return Launcher.run(
        launch, makeWindow: { program.makeWindow(for: $0, named: name) },
        didShow: { window, _ in program.didShow(window) })
    }
  }

  package init(_ type: AnyClass) {
    delegateType = type
    sceneDelegateType = Self.sceneDelegate(beside: type)
  }

  /// Returns the class named `SceneDelegate` in the module of a class; projects for Apple's systems specify it in their
  /// `Info.plist`.
  private static func sceneDelegate(beside type: AnyClass) -> AnyClass? {
    let module = String(reflecting: type).prefix { $0 != "." }
    let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return found is any UISceneDelegate.Type ? found : nil
  }

  /// Creates the delegate, and in a program with scenes notifies it of the launch.
  package func launch() {
    application.followPhases()
    let made = makeDelegate()
    application.delegate = made
    delegate = made
    // Without scenes each window has its own delegate: this one only determines the kind of program.
    guard let made, hasScenes(made) else { return }
    application.finishLaunching()
  }

  private func hasScenes(_ delegate: any UIApplicationDelegate) -> Bool {
    if let hasAnsweredScenes { return hasAnsweredScenes }
    let answer = sceneDelegateType != nil || configuration(of: UISceneSession(), .init(), delegate).delegateClass != nil
    hasAnsweredScenes = answer
    return answer
  }
  private var hasAnsweredScenes: Bool?

  private func makeDelegate() -> (any UIApplicationDelegate)? {
    guard let made = makeObject(of: delegateType) as? any UIApplicationDelegate else {
      RuntimeWarning.report(
        "\(delegateType) cannot be the delegate of the program.",
        rule: "It conforms to UIApplicationDelegate and descends from UIResponder or NSObject.",
        remedy: "Declare it as class AppDelegate: UIResponder, UIApplicationDelegate.")
      return nil
    }
    return made
  }

  private func configuration(
    of session: UISceneSession, _ options: UIScene.ConnectionOptions, _ delegate: any UIApplicationDelegate
  ) -> UISceneConfiguration {
    delegate.application(application, configurationForConnecting: session, options: options)
  }

  // MARK: Windows

  /// Creates a window through the program's delegates.
  package func makeWindow(for request: LaunchRequest, named name: String) -> UIWindow {
    let url = request.place.flatMap(URL.init(string:))
    application.latestKeyWindow = nil
    let made: UIWindow?
    if let delegate, hasScenes(delegate) {
      made = connectScene(delegate, url)
    } else {
      made = launchWindow(url)
    }
    let window = made ?? Self.emptyWindow()
    if window.title.isEmpty { window.title = name }
    return window
  }

  private func connectScene(_ delegate: any UIApplicationDelegate, _ url: URL?) -> UIWindow? {
    let session = UISceneSession()
    let scene = UIWindowScene(session: session)
    let options = UIScene.ConnectionOptions(urls: url.map { [$0] } ?? [])
    session.configuration = configuration(of: session, options, delegate)
    guard let type = session.configuration.delegateClass ?? sceneDelegateType,
      let listener = makeObject(of: type) as? any UISceneDelegate
    else { return nil }
    scene.delegate = listener
    listener.scene(scene, willConnectTo: session, options: options)
    guard let window = (listener as? any UIWindowSceneDelegate)?.window ?? scene.keyWindow else { return nil }
    scene.makeKey(window)
    window.onOpenPath = { [weak scene] path in
      guard let scene, let url = URL(string: "/" + path) else { return false }
      scene.ignoresURLs = false
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
      return !scene.ignoresURLs
    }
    window.onGone = { [weak self] in self?.disconnect(scene) }
    return window
  }

  private func disconnect(_ scene: UIWindowScene) {
    guard scene.activationState != .unattached else { return }
    scene.resignActive()
    scene.enterBackground()
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    delegate?.application(application, didDiscardSceneSessions: [scene.session])
    scene.delegate = nil
    scene.removeAll()
  }

  /// Creates the window of a program without scenes by a launch of its own. The first window uses the existing
  /// delegate.
  private func launchWindow(_ url: URL?) -> UIWindow? {
    guard let delegate = delegate ?? makeDelegate() else { return nil }
    self.delegate = nil
    application.launch(delegate, url: url)
    guard let window = delegate.window ?? application.latestKeyWindow else { return nil }
    application.windowDelegates.keep(delegate, for: window)
    window.onOpenPath = { [weak delegate, application] path in
      guard let delegate, let url = URL(string: "/" + path) else { return false }
      return delegate.application(application, open: url, options: [:])
    }
    window.onGone = { [application, unowned window] in application.windowDelegates.drop(window) }
    if let url, !delegate.application(application, open: url, options: [:]) {
      AppProgram.reportUnknown(place: url.absoluteString)
    }
    return window
  }

  private static func emptyWindow() -> UIWindow {
    RuntimeWarning.report(
      "The program has made no window.",
      rule: "A scene's delegate makes it as the scene connects, an app's without scenes as the app is launched.",
      remedy: "Make a UIWindow, keep it in the delegate's window, and call makeKeyAndVisible().")
    return UIWindow(rootViewController: UISystemPage(text: .noWindow))
  }

  /// Notifies scenes, delegates and observers that the window is shown.
  package func didShow(_ window: UIWindow) {
    if let scene = window.scene as? UIWindowScene {
      scene.enterForeground()
      scene.becomeActive()
    } else {
      application.windowDelegates.of(window)?.applicationDidBecomeActive(application)
    }
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: application)
  }

  /// Notifies the delegates that the program is about to end.
  package func terminate() { application.willTerminate() }
}
