import Foundation

/// Defaults that announce their changes, because Foundation posts no notification for `set(_:forKey:)` on this
/// platform.
///
/// Objects are created elsewhere, above all `UserDefaults.standard`, so that they are converted to this class once they
/// are known (`watch()`). Calls reach the overrides, because the methods are open and called through the class.
final class WatchedDefaults: UserDefaults {
  // No stored properties: the memory of `UserDefaults` objects must fit.

  override func set(_ value: Any?, forKey key: String) { change(key) { super.set(value, forKey: key) } }

  /// Foundation stores only the path of a URL here. Other URLs are archived, as Apple's Foundation does.
  override func set(_ url: URL?, forKey key: String) {
    // If the URL could not be archived, its path would still be stored.
    if let url, !url.isFileURL,
      let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false)
    {
      set(data, forKey: key)
    } else {
      super.set(url, forKey: key)
    }
  }

  override func removeObject(forKey key: String) { change(key) { super.removeObject(forKey: key) } }

  override func register(defaults: [String: Any]) {
    super.register(defaults: defaults)
    for key in defaults.keys { DefaultsChanges.note(key, isToBeSaved: false) }
  }

  override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    super.setPersistentDomain(domain, forName: name)
    DefaultsChanges.note(nil, isToBeSaved: true)
  }

  override func removePersistentDomain(forName name: String) {
    super.removePersistentDomain(forName: name)
    DefaultsChanges.note(nil, isToBeSaved: true)
  }

  override func setVolatileDomain(_ domain: [String: Any], forName name: String) {
    super.setVolatileDomain(domain, forName: name)
    DefaultsChanges.note(nil, isToBeSaved: false)
  }

  override func removeVolatileDomain(forName name: String) {
    super.removeVolatileDomain(forName: name)
    DefaultsChanges.note(nil, isToBeSaved: false)
  }

  private func change(_ key: String, _ change: () -> Void) {
    let old = object(forKey: key)
    change()
    if isSame(old, object(forKey: key)) { return }
    DefaultsChanges.note(key, isToBeSaved: true)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  private func isSame(_ old: Any?, _ new: Any?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old as AnyHashable, let new as AnyHashable): old == new
    // Arrays and dictionaries of any type are not compared.
    default: false
    }
  }
}

extension UserDefaults {
  /// Announces changes made through this object from now on.
  func watch() {
    guard type(of: self) == UserDefaults.self else { return }
    // An object begins with a pointer to its class. `WatchedDefaults` only adds methods, so that the rest of the
    // object has the same layout; and its class is set before changes are observed.
    let type = UInt(bitPattern: ObjectIdentifier(WatchedDefaults.self))
    Unmanaged.passUnretained(self).toOpaque().storeBytes(of: type, as: UInt.self)
  }
}
