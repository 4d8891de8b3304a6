/// What a browser asks for, taken out of the library that read it.
struct HTTPRequest {
  var method = "GET"
  /// As it was sent: percent-encoded, beginning with a slash.
  var path = "/"
  var query: String?
  var headers = HTTPHeaders()
  var peer = Peer.loopback
  /// Whether it came through a certificate of ours.
  var isSecure = false
  var body: [UInt8] = []
}

/// Names and values, in the order of the message. Names are compared without regard to case.
struct HTTPHeaders {
  private(set) var fields: [(name: String, value: String)] = []

  init(_ fields: [(String, String)] = []) {
    for (name, value) in fields { add(name, value) }
  }

  mutating func add(_ name: String, _ value: String) { fields.append((name.lowercased(), value)) }

  /// All values of that name.
  func all(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The value, where there is exactly one field of that name.
  func one(_ name: String) -> String? {
    let found = all(name)
    return found.count == 1 ? found[0] : nil
  }

  func contains(_ name: String) -> Bool { fields.contains { $0.name == name } }

  /// The items of a list such as `gzip, br;q=0.5`, in small letters and without what follows a semicolon.
  func items(_ name: String) -> [String] {
    all(name).flatMap { $0.split(separator: ",") }.map {
      trimmed($0.prefix { $0 != ";" }).lowercased()
    }
  }

  /// Whether all names are made of what names are made of: others are passed over here and heeded there, so that two
  /// programs on the way see two different requests. A field with a space in its name libsoup leaves out before.
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

  /// How large all of it is.
  var bytes: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 4 } }
}

/// Who is at the other end.
struct Peer: Hashable {
  /// The address in figures; empty for a local socket.
  var address: String
  var isLoopback: Bool
  /// What limits are counted by: the address, of IPv6 the network.
  var group: String
  /// The address of this machine that the connection came to, in figures; `nil` where a proxy stands before it.
  var localAddress: String?

  /// Somebody of whom nothing is known but that a proxy passed the request on.
  static let unknown = Peer(address: "", isLoopback: false, group: "unknown")
  static let loopback = Peer(address: "127.0.0.1", isLoopback: true, group: "127.0.0.1")
}

func trimmed(_ text: some StringProtocol) -> String {
  var rest = Substring(text)
  while let first = rest.unicodeScalars.first, first == " " || first == "\t" { rest.unicodeScalars.removeFirst() }
  while let last = rest.unicodeScalars.last, last == " " || last == "\t" { rest.unicodeScalars.removeLast() }
  return String(rest)
}
