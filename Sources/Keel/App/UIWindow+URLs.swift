import FoundationEssentials
import KeelControls
import KeelScene
import KeelViews

extension UIWindow {
  /// Passes paths that do not lead back to a previous page to the views that handle URLs (`onOpenURL`).
  func openURLs() {
    onOpenPath = { [weak self] path in
      guard let self, let url = URL(string: "/" + path) else { return false }
      if SceneURLs.deliver(url, to: self) { return true }
      // A view that appears later may know it.
      SceneURLs.wait(url, in: self) { [weak self] isTaken in if isTaken { self?.pathWasTaken() } }
      return false
    }
  }
}
