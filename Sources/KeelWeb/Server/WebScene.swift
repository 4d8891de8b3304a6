public import KeelScene

/// What a tab of a browser shows, as the program sees it: ends it, leads it somewhere, and keeps what it is like.
@MainActor public protocol WebScene: AnyObject {
  /// Goes to the place in the app that the path means, relative and percent-encoded. False if it means nothing.
  func open(path: String) -> Bool
  /// The state of the scene, to be given to a new one should the server stop. `nil` where the app keeps none.
  func snapshot() -> [UInt8]?
  /// The tab is gone: the scene lets go of everything.
  func close()
}

extension WebScene {
  /// Returns `nil`: the scene keeps no state.
  public func snapshot() -> [UInt8]? { nil }
}

/// For whom a scene is made.
public struct SceneRequest: Hashable, Sendable {
  /// Where in the app it is to begin; empty for home. The server opens it on the new scene, unless there is a snapshot.
  public var path: String
  /// What is known of the browser so far; the rest follows as an event.
  public var environment: SceneEnvironment
  /// What the `snapshot()` of an earlier scene said, which this one takes the place of.
  public var snapshot: [UInt8]?
  /// How the tab comes to this machine; it is kept up to date.
  public var connection: SceneConnection

  /// Creates a request; by default for the start page of the app.
  public init(
    path: String = "", environment: SceneEnvironment = SceneEnvironment(idiom: .web), snapshot: [UInt8]? = nil,
    connection: SceneConnection = SceneConnection()
  ) {
    self.connection = connection
    self.path = path
    self.environment = environment
    self.snapshot = snapshot
  }
}
