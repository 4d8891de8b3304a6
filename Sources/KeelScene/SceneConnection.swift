/// The connection between a remote front end and this machine. It may change: a browser's tab may return from another
/// network.
@MainActor public final class SceneConnection {
  /// The address of this machine that the client connected to last, as a numeric IP address; a loopback address if
  /// the client runs on this machine. `nil` where it is not known, as behind a proxy.
  public package(set) var localAddress: String?

  /// Called when the snapshot of the scene has changed.
  package var onSceneStateChange: (@MainActor () -> Void)?

  /// Reports that the snapshot of the scene has changed, so that the front end stores it soon.
  public func sceneStateDidChange() { onSceneStateChange?() }

  /// Creates a connection whose address is not known yet.
  public nonisolated init() {}
}

extension SceneConnection: Hashable {
  /// Returns true if both are the same object.
  nonisolated public static func == (one: SceneConnection, other: SceneConnection) -> Bool { one === other }
  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
