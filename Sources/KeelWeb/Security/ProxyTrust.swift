internal import Glibc

/// The proxies whose forwarding headers are trusted.
struct ProxyTrust: Sendable {
  /// True for a proxy on this machine.
  var includesThisMachine = false
  /// The addresses of proxies elsewhere. If there are any, nobody else is answered.
  var networks: [Network] = []
  var header = WebServerOptions.ForwardedHeader.xForwardedFor

  /// Creates the trust that options describe, or returns `nil` and the text that is no network.
  static func from(_ options: WebServerOptions) throws(WebServerError) -> ProxyTrust {
    var trust = ProxyTrust(includesThisMachine: options.trustsProxy, header: options.forwardedHeader)
    for text in options.trustedProxies {
      guard let network = Network(text) else { throw .badProxy(text) }
      trust.networks.append(network)
    }
    return trust
  }

  /// True if only the proxies are answered.
  var isExclusive: Bool { !networks.isEmpty }

  func trusts(_ peer: Peer) -> Bool {
    if includesThisMachine, peer.isLoopback { return true }
    guard !networks.isEmpty, let bytes = Network.bytes(of: peer.address) else { return false }
    return networks.contains { $0.contains(bytes) }
  }

  /// Returns the request as it arrived at the proxies: from the client that they name.
  ///
  /// The list of the header is read from its end, past trusted addresses: what is before the first other one is the
  /// client's own, which it may have made up. If that one cannot be read, the peer is unknown and never this machine.
  func asItCame(_ request: HTTPRequest) -> HTTPRequest {
    let hops = header == .forwarded ? ForwardedHop.standard(request.headers) : ForwardedHop.usual(request.headers)
    var index = hops.count - 1
    if isExclusive {
      while index > 0, let peer = hops[index].peer, trusts(peer) { index -= 1 }
    }
    let hop = index < 0 ? ForwardedHop() : hops[index]
    var request = request
    request.peer = hop.peer ?? .unknown
    // To a proxy elsewhere, this machine is that one.
    if isExclusive { request.peer.isLoopback = false }
    if let scheme = hop.scheme { request.isSecure = scheme.lowercased() == "https" }
    if let host = hop.host {
      request.headers = HTTPHeaders(
        request.headers.fields.filter { $0.name != "host" }.map { ($0.name, $0.value) } + [("host", host)])
    }
    return request
  }
}

/// An address, or all that begin with the same bits: `10.0.0.5`, `10.0.0.0/8`, `2001:db8::/32`.
struct Network: Equatable, Sendable {
  private let bytes: [UInt8]
  private let bits: Int

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let bytes = Network.bytes(of: String(parts[0])) else { return nil }
    self.bytes = bytes
    guard parts.count == 2 else {
      bits = bytes.count * 8
      return
    }
    guard (1...3).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy({ (48...57).contains($0) }),
      let bits = Int(parts[1]), bits <= bytes.count * 8
    else { return nil }
    self.bits = bits
  }

  func contains(_ other: [UInt8]) -> Bool {
    guard other.count == bytes.count else { return false }
    let whole = bits / 8, rest = bits % 8
    guard other.prefix(whole).elementsEqual(bytes.prefix(whole)) else { return false }
    return rest == 0 || (other[whole] ^ bytes[whole]) >> (8 - rest) == 0
  }

  /// Returns the 4 or 16 bytes of a numeric address, or `nil`. An IPv4 address in the form of an IPv6 one has 4.
  static func bytes(of text: String) -> [UInt8]? {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: six) { Array($0) }
    let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 255 && bytes[11] == 255
    return isMapped ? Array(bytes[12...]) : bytes
  }
}
