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
    isPathUnknown = false
    setNeedsDescription(of: self)
  }

  /// Goes to a location, if the app knows it. Returns whether it does.
  @discardableResult public func open(path: String) -> Bool {
    let isKnown = address?.open(path) ?? onOpenPath?(path) ?? false
    if isPathUnknown == isKnown {
      isPathUnknown = !isKnown
      setNeedsDescription(of: self)
    }
    return isKnown
  }

  /// Goes to a location as a browser does: by the app's address, otherwise back through its pages. Returns whether
  /// the path is known.
  @discardableResult public func go(to path: String) -> Bool {
    ScenePath.go(to: path, in: tree) { send($0) }
  }
}
