/// The line between a front end elsewhere and this machine, as it is now: a browser's tab may come back from another network.
@MainActor public final class SceneConnection {
  /// The address of this machine that the other side came to last, in figures: a loopback one from this machine itself.
  /// `nil` where that is not known, as behind a proxy.
  public package(set) var localAddress: String?

  public nonisolated init() {}
}

// Each is one line.
extension SceneConnection: Hashable {
  nonisolated public static func == (one: SceneConnection, other: SceneConnection) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
