import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: NotesViewController(style: .insetGrouped))
    self.window = window
    window.makeKeyAndVisible()
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    guard let note = URLContexts.first?.url.lastPathComponent, !note.isEmpty, note != "/" else { return }
    let controller = window?.rootViewController as? UINavigationController
    let page =
      switch note {
      case "Scroll": ScrollViewController()
      case "Cards": CardsViewController()
      case "Digits": DigitsViewController()
      case "Places": PlacesViewController()
      default: NoteViewController(note: note)
      }
    controller?.pushViewController(page, animated: false)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { keep("enters") }
  func sceneDidBecomeActive(_ scene: UIScene) { keep("active") }
  func sceneWillResignActive(_ scene: UIScene) { keep("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { keep("left") }

  /// Stores the calls that the scene received, as programs do that save their documents in these calls.
  private func keep(_ call: String) {
    let earlier = UserDefaults.standard.string(forKey: "scene") ?? ""
    UserDefaults.standard.set(earlier + " " + call, forKey: "scene")
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    print("disconnected")
  }
}
