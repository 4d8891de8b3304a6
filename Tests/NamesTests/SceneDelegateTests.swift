import Keel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// The calls that the delegates below received, in order.
@MainActor private var heard: [String] = []

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("launched")
    return true
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    heard.append("discarded \(sceneSessions.count)")
  }
  func applicationWillTerminate(_ application: UIApplication) { heard.append("terminates") }
}

/// Found by its name, as configured in the `Info.plist` of projects for Apple's systems.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let label = UILabel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let page = UIViewController(nibName: nil, bundle: nil)
    label.text = connectionOptions.urlContexts.first?.url.path ?? "no address"
    page.view.addSubview(label)
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = page
    window?.makeKeyAndVisible()
    scene.title = "Scene"
    heard.append("connected")
  }
  func sceneWillEnterForeground(_ scene: UIScene) { heard.append("enters") }
  func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { heard.append("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { heard.append("left") }
  func sceneDidDisconnect(_ scene: UIScene) { heard.append("disconnected") }
}

/// The app's delegate names this class for its own scenes.
private class OtherSceneDelegate: NSObject, UIWindowSceneDelegate {
  let label = UILabel()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let page = UIViewController()
    page.view.addSubview(label)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = page
    window.makeKeyAndVisible()
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    label.text = URLContexts.first?.url.path
  }
}

class ChoosingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OtherSceneDelegate.self
    return configuration
  }
}

/// Every window of a program is a scene with a delegate of its own.
@MainActor @Suite(.serialized) struct SceneDelegateTests {
  private func show(_ program: UIKitProgram, place: String? = nil) -> (UIWindow, HeadlessFrontEnd) {
    let frontEnd = HeadlessFrontEnd()
    let window = program.makeWindow(for: LaunchRequest(frontEnd: .headless, place: place), named: "program")
    window.show(on: frontEnd)
    program.didShow(window)
    return (window, frontEnd)
  }
  private func text(_ frontEnd: HeadlessFrontEnd) -> String? { Driver(frontEnd).find(role: .label)?.names.first }

  @Test func scenesAreConnectedShownAndDiscarded() throws {
    heard = []
    let program = UIKitProgram(AppDelegate.self)
    program.launch()
    #expect(heard == ["launched"])
    let (one, first) = show(program)
    let (two, second) = show(program, place: "/notes/7")
    #expect(heard == ["launched"] + ["connected", "enters", "active"] + ["connected", "enters", "active"])
    #expect(text(first) == "no address" && text(second) == "/notes/7")
    #expect(one.title == "Scene", "as its scene is called")

    let scenes = [one, two].compactMap(\.windowScene)
    #expect(scenes.count == 2 && scenes[0] !== scenes[1])
    #expect(UIApplication.shared.connectedScenes.isSuperset(of: scenes))
    #expect(scenes[0].windows == [one] && scenes[0].keyWindow === one && scenes[0].activationState == .foregroundActive)
    #expect(scenes[0].session.scene === scenes[0])
    #expect(UIApplication.shared.delegate is AppDelegate)
    #expect(!one.go(to: "elsewhere"), "there is no listener for URLs")

    heard = []
    one.close()
    #expect(heard == ["resigns", "left", "disconnected", "discarded 1"])
    #expect(scenes[0].activationState == .unattached && !UIApplication.shared.connectedScenes.contains(scenes[0]))
    two.close()
    heard = []
    program.terminate()
    #expect(heard == ["terminates"])
  }

  @Test func aSceneReceivesEachPhaseBetweenActiveAndBackground() {
    let program = UIKitProgram(AppDelegate.self)
    program.launch()
    let (window, frontEnd) = show(program)
    defer { window.close() }
    let driver = Driver(frontEnd)
    let scene = window.windowScene
    var told: [Notification.Name] = []
    let names = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) { _ in
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    heard = []
    driver.enter(.inactive)
    #expect(heard == ["resigns"] && scene?.activationState == .foregroundInactive)
    driver.enter(.active)
    #expect(heard == ["resigns", "active"])
    heard = []
    told = []
    driver.enter(.background)
    #expect(heard == ["resigns", "left"] && scene?.activationState == .background, "one step after the other")
    driver.enter(.background)
    #expect(heard.count == 2)
    driver.enter(.active)
    #expect(heard == ["resigns", "left", "enters", "active"] && scene?.activationState == .foregroundActive)
    #expect(told == names)
  }

  @Test func theDelegateMayNameAnotherClassAndHearOfAddresses() {
    let program = UIKitProgram(ChoosingDelegate.self)
    program.launch()
    let (window, frontEnd) = show(program)
    defer { window.close() }
    #expect(window.windowScene?.session.configuration.name == "Other")
    window.go(to: "buoys/3")
    #expect(text(frontEnd) == "/buoys/3")
  }

  @Test func scenesGoWithTheirWindows() {
    let program = UIKitProgram(AppDelegate.self)
    program.launch()
    weak var scene: UIWindowScene?
    weak var label: UILabel?
    do {
      let (window, _) = show(program)
      scene = window.windowScene
      label = (scene?.delegate as? SceneDelegate)?.label
      #expect(scene != nil && label != nil)
      window.close()
    }
    #expect(scene == nil && label == nil)
  }
}
