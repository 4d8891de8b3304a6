#if Postgres
internal import CPostgres

/// The server that libpq finds by itself: in `PGHOST` and the other variables, in a service file (`PGSERVICE`), and with
/// a password in `PGPASSFILE`. No argument of a program names it, because arguments are visible to all users of a machine.
package struct PostgresAddress: Hashable, Sendable {
  /// The hosts, which are tried in their order: names, addresses, or folders of sockets. Empty for libpq's own folder.
  package let hosts: [String]
  private let encryption: String

  package init(hosts: [String], encryption: String) {
    self.hosts = hosts
    self.encryption = encryption
  }

  /// Reads the settings of this process.
  ///
  /// - Throws: `PostgresError` if a service that is named does not exist.
  package static func ofProcess() throws(PostgresError) -> PostgresAddress {
    guard let options = PQconndefaults() else { throw PostgresError("the settings of PostgreSQL cannot be read") }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      values[String(cString: keyword)] = option.pointee.val.map { String(cString: $0) }
      option += 1
    }
    let host = [values["hostaddr"], values["host"]].compactMap { $0 }.first { !$0.isEmpty } ?? ""
    return PostgresAddress(hosts: host.split(separator: ",").map(String.init), encryption: values["sslmode"] ?? "")
  }

  /// True if no byte leaves the machine.
  package var isLocal: Bool {
    hosts.allSatisfy { host in
      host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
  }

  /// The option that a connection gets: beyond the machine, the certificate and the name of the server are checked.
  ///
  /// - Throws: `PostgresError` if the settings ask for less.
  package func verification() throws(PostgresError) -> String? {
    if isLocal { return nil }
    // `prefer` is libpq's own default.
    guard ["", "prefer", "verify-full"].contains(encryption) else {
      throw PostgresError(
        "PGSSLMODE is \(encryption), and the server is on another machine: only verify-full, which is the default here, "
          + "proves that it is the right one")
    }
    return "verify-full"
  }
}
#endif
