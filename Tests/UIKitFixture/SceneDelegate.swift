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
    controller?.pushViewController(NoteViewController(note: note), animated: false)
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    print("disconnected")
  }
}
