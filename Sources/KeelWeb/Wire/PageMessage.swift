package import KeelScene

/// A message from a page, taken apart but not yet held against what the page shows.
package enum PageMessage: Hashable, Sendable {
  /// The first of a connection.
  case hello(Hello)
  /// What a person did.
  case event(number: Int, WireEvent)
  /// Nothing.
  case keepAlive

  package struct Hello: Hashable, Sendable {
    package var resume: String
    /// The last patch that was applied.
    package var sequence: Int
    /// The first event that has not been acknowledged.
    package var nextEvent: Int
    package var environment: SceneEnvironment
  }

  /// Reads one frame. A pure function of its bytes: what comes out holds whole, ranged values or the call throws.
  package static func decode(_ bytes: some Sequence<UInt8>) throws(WireError) -> PageMessage { throw .shape }
}

/// An event as a page tells it: identities are not checked yet.
package enum WireEvent: Hashable, Sendable {
  case scene(Event)
  /// Back, Forward or a typed address.
  case open(path: String)
}
