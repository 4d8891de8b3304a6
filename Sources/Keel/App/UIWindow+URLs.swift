import FoundationEssentials
import KeelControls
import KeelScene
import KeelViews

extension UIWindow {
  /// Hands paths that are not on the way back to the views that listen for URLs (`onOpenURL`).
  func openURLs() {
    onOpenPath = { [weak self] path in
      guard let self, let url = URL(string: "/" + path) else { return false }
      return SceneURLs.deliver(url, to: self)
    }
  }
}
