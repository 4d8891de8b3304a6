#if Postgres
/// A fault of PostgreSQL or of the line to it. Its texts contain no credentials: libpq puts none into its messages.
package struct PostgresError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The code of the fault (SQLSTATE); empty if the connection was lost or never made.
  package let state: String
  package let description: String

  package init(state: String = "", _ text: String) {
    self.state = state
    // Messages of libpq have several lines, of which the first one names the fault.
    description = text.split(separator: "\n").first.map(String.init) ?? "no reason is known"
  }

  /// True if nothing is known of the effect, because there was no answer: the batch may have been committed.
  package var isLost: Bool { state.isEmpty || state.hasPrefix("08") || state.hasPrefix("57P") }
  /// True if the same batch may succeed from its beginning: a serialization failure or a deadlock.
  package var isWorthRepeating: Bool { state == "40001" || state == "40P01" }
}
#endif
