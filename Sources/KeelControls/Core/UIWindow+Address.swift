import KeelInteraction
import KeelModel
import KeelScene

extension UIWindow {
  func followAddress() {
    addressToken = nil
    guard let address else { return setPath(nil) }
    addressToken = observe { [weak self] in self?.setPath(address.path()) }
  }

  private func setPath(_ new: String?) {
    guard new != path else { return }
    path = new
    isPathNotFound = false
    setNeedsDescription(of: self)
  }

  /// Opens a location. Returns true if the app has this location.
  @discardableResult public func open(path: String) -> Bool {
    let isKnown = address?.open(path) ?? (goForward(to: path) || onOpenPath?(path) ?? false)
    setIsPathKnown(isKnown)
    return isKnown
  }

  /// Notes that the location that was opened last is known after all.
  package func pathWasTaken() { setIsPathKnown(true) }

  private func setIsPathKnown(_ isKnown: Bool) {
    guard isPathNotFound == isKnown else { return }
    isPathNotFound = !isKnown
    setNeedsDescription(of: self)
  }

  /// True if the program declares the path of the window, or of a page that it shows.
  package var declaresPath: Bool { ScenePath(of: tree).isDeclared }

  /// Navigates to a location as a browser does: by the app's address, otherwise back through its pages. Returns true if
  /// the path is known.
  @discardableResult public func go(to path: String) -> Bool {
    isTravelling = true
    defer { isTravelling = false }
    return ScenePath.go(to: path, in: tree) { send($0) }
  }
}
