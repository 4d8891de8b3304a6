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

  /// Goes to the place, if the app knows it. Says whether it does.
  @discardableResult public func open(path: String) -> Bool {
    let isKnown = address?.open(path) ?? onOpenPath?(path) ?? false
    if isPathUnknown == isKnown {
      isPathUnknown = !isKnown
      setNeedsDescription(of: self)
    }
    return isKnown
  }

  /// Goes to the place as a person's browser would: by the app's address, or else back through its pages. Says whether
  /// the path means anything.
  @discardableResult public func go(to path: String) -> Bool {
    ScenePath.go(to: path, in: tree) { send($0) }
  }
}
