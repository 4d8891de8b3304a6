import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let store = NoteStore()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    store.add("Buy rope")
    store.add("Paint the keel")
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
  }
}

/// The notes that all scenes show; notifications announce changes.
@MainActor final class NoteStore {
  static let didChange = Notification.Name("NoteStoreDidChange")
  private(set) var notes: [String] = []

  func add(_ note: String) {
    notes.append(note)
    NotificationCenter.default.post(name: NoteStore.didChange, object: self)
  }

  func remove(at index: Int) {
    notes.remove(at: index)
    NotificationCenter.default.post(name: NoteStore.didChange, object: self)
  }
}
