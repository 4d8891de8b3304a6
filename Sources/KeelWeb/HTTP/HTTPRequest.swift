/// A request from a browser, independent of the library that read it.
struct HTTPRequest {
  var method = "GET"
  /// The path as it was sent: percent-encoded, with a leading slash.
  var path = "/"
  var query: String?
  var headers = HTTPHeaders()
  var peer = Peer.loopback
  /// True if the request arrived over a certificate of this server.
  var isSecure = false
  var body: [UInt8] = []

  /// Returns a path with the query of the request, if it has one.
  func withQuery(_ path: String) -> String { query.map { "\(path)?\($0)" } ?? path }
}

/// The header fields, in the order of the message. Names are case-insensitive.
struct HTTPHeaders {
  private(set) var fields: [(name: String, value: String)] = []

  init(_ fields: [(String, String)] = []) {
    for (name, value) in fields { add(name, value) }
  }

  mutating func add(_ name: String, _ value: String) { fields.append((name.lowercased(), value)) }

  /// Returns all values of that name.
  func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// Returns the value if there is exactly one field of that name, or `nil`.
  func one(_ name: String) -> String? {
    let found = all(name)
    return found.count == 1 ? found[0] : nil
  }

  func contains(_ name: String) -> Bool { fields.contains { $0.name == name } }

  /// Returns the items of a list such as `gzip, br;q=0.5`, in lowercase and without parameters after a semicolon.
  func items(_ name: String) -> [String] {
    all(name).flatMap { $0.split(separator: ",") }.map {
      trimmed($0.prefix { $0 != ";" }).lowercased()
    }
  }

  /// True if all names consist of valid characters. Some programs ignore invalid names and others accept them, so that
  /// two programs on the way would see two different requests. libsoup itself drops fields with a space in the name.
  var haveProperNames: Bool {
    fields.allSatisfy { field in
      !field.name.isEmpty
        && field.name.utf8.allSatisfy { byte in
          switch byte {
          case 48...57, 65...90, 94...122, 124, 126, 33, 35...39, 42, 43, 45, 46: true
          default: false
          }
        }
    }
  }

  /// The size of all fields in bytes.
  var bytes: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }
}

/// The other end of a connection.
struct Peer: Hashable {
  /// The numeric address; empty for a local socket.
  var address: String
  var isLoopback: Bool
  /// The key of the limits: the address, or the network of an IPv6 address.
  var group: String
  /// The numeric address of this machine that the connection was made to, or `nil` behind a proxy.
  var localAddress: String?

  /// An unidentified peer behind a proxy.
  static let unknown = Peer(address: "", isLoopback: false, group: "unknown")
  static let loopback = Peer(address: "127.0.0.1", isLoopback: true, group: "127.0.0.1")
}

func trimmed(_ text: some StringProtocol) -> String {
  var rest = Substring(text)
  while let first = rest.unicodeScalars.first, first == " " || first == "\t" { rest.unicodeScalars.removeFirst() }
  while let last = rest.unicodeScalars.last, last == " " || last == "\t" { rest.unicodeScalars.removeLast() }
  return String(rest)
}
