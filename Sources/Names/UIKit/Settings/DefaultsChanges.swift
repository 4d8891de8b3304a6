import Foundation
package import KeelViews
import Synchronization

/// Notifies the readers of settings, and the code that saves them, of changes of defaults on any thread.
enum DefaultsChanges {
  /// Announces that the value of a key has changed, or all values if the key is `nil`.
  static func note(_ key: String?, isToBeSaved: Bool) {
    if isToBeSaved { DefaultsSaver.shared.defaultsDidChange() }
    // Changes are rare, and there are few suites: the readers of the key are notified in each.
    for store in stores.withLock({ Array($0.values) }) { store.didChange(key) }
  }

  fileprivate static let stores = Mutex<[DefaultsName: KeyedStore]>([:])
}

extension KeyedStore {
  /// Returns the store of the settings in these defaults: one for all objects of one suite.
  package static func of(_ defaults: UserDefaults) -> KeyedStore {
    let name = DefaultsName(defaults)
    // Each object announces the changes made through it.
    defaults.watch()
    if let store = DefaultsChanges.stores.withLock({ $0[name] }) { return store }
    let store = KeyedStore(keeper: DefaultsKeeper(defaults))
    DefaultsChanges.stores.withLock { $0[name] = store }
    return store
  }
}

/// The identity of a suite of defaults.
private enum DefaultsName: Hashable {
  case standard
  case suite(String)
  case object(ObjectIdentifier)

  @MainActor init(_ defaults: UserDefaults) {
    if defaults === UserDefaults.standard {
      self = .standard
      return
    }
    // Foundation does not expose the name.
    var mirror: Mirror? = Mirror(reflecting: defaults)
    while let here = mirror {
      if let found = here.descendant("suite") {
        self = (found as? String).map { .suite($0) } ?? .standard
        return
      }
      mirror = here.superclassMirror
    }
    self = .object(ObjectIdentifier(defaults))
  }
}
