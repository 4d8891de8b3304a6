/// The information of a proxy about a request that it has forwarded.
struct ForwardedHop: Equatable {
  /// The client of the proxy; `nil` if the proxy does not know it, hides it, or wrote something unreadable.
  var peer: Peer?
  var scheme: String?
  var host: String?

  /// Returns the hops of `X-Forwarded-For`, in their order. The last items of `X-Forwarded-Proto` and `-Host` belong to all.
  static func usual(_ headers: HTTPHeaders) -> [ForwardedHop] {
    func items(_ name: String) -> [String] {
      headers.all(name).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }.map { trimmed($0) }
    }
    let scheme = items("x-forwarded-proto").last, host = items("x-forwarded-host").last
    let hops = items("x-forwarded-for").map { text in
      ForwardedHop(peer: Peer(forwarded: text), scheme: scheme, host: host)
    }
    return hops.isEmpty ? [ForwardedHop(scheme: scheme, host: host)] : hops
  }

  /// Returns the hops of `Forwarded` (RFC 7239), in their order; none if the header cannot be read in one way alone.
  static func standard(_ headers: HTTPHeaders) -> [ForwardedHop] {
    let bytes = Array(headers.all("forwarded").joined(separator: ",").utf8)
    var hops: [ForwardedHop] = []
    var hop = ForwardedHop()
    var names: Set<String> = []
    var index = 0
    func skipSpaces() {
      while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    }
    while index < bytes.count {
      skipSpaces()
      if let (name, value) = pair(bytes, &index) {
        // A name that occurs twice has two meanings.
        guard names.insert(name).inserted else { return [] }
        switch name {
        case "for": hop.peer = Peer(forwarded: value)
        case "proto": hop.scheme = value
        case "host": hop.host = value
        default: break
        }
      }
      skipSpaces()
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: ";"): break
      case UInt8(ascii: ","):
        hops.append(hop)
        (hop, names) = (ForwardedHop(), [])
      default: return []
      }
      index += 1
    }
    return bytes.isEmpty ? [] : hops + [hop]
  }

  /// Reads `name=value`, in which the value may be quoted. Returns `nil` if there is none at the index.
  private static func pair(_ bytes: [UInt8], _ index: inout Int) -> (name: String, value: String)? {
    let start = index
    while index < bytes.count, isTokenByte(bytes[index]) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    guard !name.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return nil }
    index += 1
    var value: [UInt8] = []
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let begin = index
      // Addresses with colons and brackets have to be quoted, but not all proxies do so.
      while index < bytes.count, isTokenByte(bytes[index]) || ":[]".utf8.contains(bytes[index]) { index += 1 }
      return (name, String(decoding: bytes[begin..<index], as: UTF8.self))
    }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { index += 1 }
      if index < bytes.count { value.append(bytes[index]) }
      index += 1
    }
    // Without the closing quotation mark, what follows is no separator, so that nothing of the header counts.
    guard index < bytes.count else {
      index = start
      return nil
    }
    index += 1
    return (name, String(decoding: value, as: UTF8.self))
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 94...122, 124, 126, 33, 35...39, 42, 43, 45, 46: true
    default: false
    }
  }
}
