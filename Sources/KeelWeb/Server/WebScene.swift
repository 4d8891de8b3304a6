public import KeelScene

/// The program's side of a browser tab.
@MainActor public protocol WebScene: AnyObject {
  /// Opens the location with this path, relative and percent-encoded. Returns false if the path is unknown.
  func open(path: String) -> Bool
  /// Called after `open(path:)` has returned false. Returns true if the scene shows the nearest page that exists, with
  /// a path of its own; false if the path is none of the app's.
  func opensNearestPage(to path: String) -> Bool
  /// Returns the state of the scene, to restore it if the server stops, or `nil` if the app keeps none.
  func snapshot() -> [UInt8]?
  /// Releases the scene, because the tab is gone.
  func close()
}

extension WebScene {
  /// Returns false: the app knows all of its paths.
  public func opensNearestPage(to path: String) -> Bool { false }
  /// Returns `nil`: the scene has no state to store.
  public func snapshot() -> [UInt8]? { nil }
}

/// A request for the scene of a tab.
public struct SceneRequest: Hashable, Sendable {
  /// The location to start at; empty for the start page. The server opens it on the new scene, unless there is a
  /// snapshot.
  public var path: String
  /// The known part of the browser's environment; the rest follows as an event.
  public var environment: SceneEnvironment
  /// The snapshot of the scene that this one replaces; `nil` for a new one.
  public var snapshot: [UInt8]?
  /// The connection of the tab, which is updated when it changes.
  public var connection: SceneConnection
  /// The name of the browser, which its tabs have in common: a checksum, and no secret. A paired browser has it until
  /// its pairing ends; any other one until it has no tab any more, neither open nor stored.
  public var browser: String?

  /// Creates a request; by default for the start page of the app.
  public init(
    path: String = "", environment: SceneEnvironment = SceneEnvironment(idiom: .web), snapshot: [UInt8]? = nil,
    connection: SceneConnection = SceneConnection(), browser: String? = nil
  ) {
    self.connection = connection
    self.path = path
    self.environment = environment
    self.snapshot = snapshot
    self.browser = browser
  }
}
