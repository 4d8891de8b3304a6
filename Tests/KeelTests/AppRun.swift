import KeelTesting

@testable import Keel
@testable import KeelViews

/// One run of an app, which can be ended as by a kill.
@MainActor final class AppRun<A: App> {
  let store: KeyedStore
  let driver: Driver
  private let host: AppHost<A>
  private let window: UIWindow

  convenience init(_ app: A, after snapshot: [UInt8]? = nil) {
    self.init(app, KeyedStore(snapshot: snapshot, didChange: {}))
  }

  init(_ app: A, _ store: KeyedStore) {
    self.store = store
    host = AppHost(app)
    window = host.makeWindow(title: "app", store: store)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    driver = Driver(frontEnd)
  }

  /// Returns what a kill leaves of the program.
  func kill() -> [UInt8]? {
    let snapshot = store.snapshot
    window.close()
    return snapshot
  }
}
