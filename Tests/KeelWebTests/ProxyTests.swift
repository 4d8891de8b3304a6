import Testing

@testable import KeelWeb

/// Proxies on other machines, and what clients make up in front of them.
@MainActor @Suite struct ProxyTests {
  private static let proxy = Peer(address: "10.0.0.5", isLoopback: false, group: "10.0.0.5", localAddress: "10.0.0.1")
  private static let networks = ["10.0.0.0/24", "2001:db8::/32"]
  private static let other = Peer(address: "10.1.0.5", isLoopback: false, group: "10.1.0.5", localAddress: "10.0.0.1")

  private func server(
    _ networks: [String] = ProxyTests.networks, _ header: WebServerOptions.ForwardedHeader = .xForwardedFor,
    _ change: (inout WebServerOptions) -> Void = { _ in }
  ) -> TestServer {
    TestServer {
      $0.trustedProxies = networks
      $0.forwardedHeader = header
      change(&$0)
    }
  }

  /// The client of a request, as the server sees it.
  private func client(
    _ header: WebServerOptions.ForwardedHeader, _ values: [String], trusting networks: [String] = ProxyTests.networks
  ) throws -> Peer {
    var options = WebServerOptions()
    options.trustedProxies = networks
    options.forwardedHeader = header
    var request = HTTPRequest()
    request.peer = ProxyTests.proxy
    for value in values { request.headers.add(header.rawValue, value) }
    return try ProxyTrust.from(options).asItCame(request).peer
  }

  @Test(arguments: [
    (["203.0.113.9"], "203.0.113.9"), (["6.6.6.6, 203.0.113.9"], "203.0.113.9"),
    (["6.6.6.6", "203.0.113.9"], "203.0.113.9"),
    // Past trusted proxies, to the first other address.
    (["6.6.6.6, 203.0.113.9, 10.0.0.7"], "203.0.113.9"), (["203.0.113.9:4711, [2001:db8::7]:80"], "203.0.113.9"),
    (["[2001:dead::1]:443, 10.0.0.7"], "2001:dead:0:0:0:0:0:1"), (["::ffff:203.0.113.9"], "203.0.113.9"),
    // All are trusted: the first one is the client.
    (["10.0.0.9, 10.0.0.7"], "10.0.0.9"),
    // Nobody knows, or somebody hides it.
    ([], ""), ([""], ""), (["203.0.113.9,"], ""), (["203.0.113.9, unknown"], ""), (["203.0.113.9, _hidden"], ""),
    (["203.0.113.9, _hidden, 10.0.0.7"], ""), (["203.0.113.9, 10.0.0.7 10.0.0.8"], ""), (["\"203.0.113.9\""], ""),
    (["10.0.0.7:x"], ""), ([" , ,, "], ""),
  ])
  func theListIsReadFromItsEnd(values: [String], address: String) throws {
    let peer = try client(.xForwardedFor, values)
    #expect(peer.address == address && !peer.isLoopback && (address.isEmpty ? peer == .unknown : true))
  }

  @Test(arguments: [
    (["for=203.0.113.9"], "203.0.113.9"), (["For=\"203.0.113.9:4711\";proto=https;by=10.0.0.5"], "203.0.113.9"),
    (["for=6.6.6.6", "for=203.0.113.9, for=10.0.0.7"], "203.0.113.9"),
    (["for=\"[2001:dead::1]:443\" , for=\"[2001:db8::7]\""], "2001:dead:0:0:0:0:0:1"),
    (["for=203.0.113.9:80"], "203.0.113.9"), (["host=\"a,b;c\";for=203.0.113.9"], "203.0.113.9"),
    (["for=\"203.0\\.113.9\""], "203.0.113.9"), (["for=203.0.113.9;"], "203.0.113.9"),
    ([], ""), ([""], ""), (["for=unknown"], ""), (["for=_hidden"], ""), (["for=\"_hidden:80\""], ""),
    (["proto=https"], ""),
    (["for=203.0.113.9,"], ""), (["for"], ""), (["for="], ""), (["=203.0.113.9"], ""),
    // Two clients in one hop, and quotation marks of the client that swallow what the proxy adds.
    (["for=6.6.6.6;for=203.0.113.9"], ""), (["for=\"6.6.6.6", "for=203.0.113.9"], ""),
    (["for=\"x, for=203.0.113.9", "for=\"[2001:dead::1]\""], ""), (["for=\"203.0.113.9\"x"], ""),
    (["for=203.0.113.9 for=6.6.6.6"], ""), (["for=\"\\"], ""),
  ])
  func theStandardHeaderIsReadInOneWayOrNotAtAll(values: [String], address: String) throws {
    let peer = try client(.forwarded, values)
    #expect(peer.address == address && !peer.isLoopback)
  }

  @Test func tenThousandHopsAreReadOnce() throws {
    let hops = Array(repeating: "10.0.0.7", count: 10_000).joined(separator: ",")
    #expect(try client(.xForwardedFor, ["203.0.113.9," + hops]).address == "203.0.113.9")
    let standard = Array(repeating: "for=10.0.0.7", count: 10_000).joined(separator: ",")
    #expect(try client(.forwarded, ["for=203.0.113.9," + standard]).address == "203.0.113.9")
    let open = Array(repeating: "for=\"10.0.0.7", count: 10_001).joined(separator: ",")
    #expect(try client(.forwarded, [open]) == .unknown)
  }

  /// A remote proxy means its own machine, which is not this one.
  @Test func noClientIsThisMachine() throws {
    #expect(
      try client(.xForwardedFor, ["127.0.0.1"]) == Peer(address: "127.0.0.1", isLoopback: false, group: "127.0.0.1"))
    let server = server()
    let headers = [("X-Forwarded-For", "::1")]
    let answer = server.answer("/_keel/metrics", headers: headers, peer: ProxyTests.proxy)
    #expect(server.response(answer).status == 403)
  }

  @Test func onlyTheChosenHeaderCounts() {
    let headers = [
      ("Forwarded", "for=203.0.113.9;proto=https"), ("X-Forwarded-For", "203.0.113.7"), ("X-Forwarded-Proto", "http"),
    ]
    for (header, isSecure) in [(WebServerOptions.ForwardedHeader.forwarded, true), (.xForwardedFor, false)] {
      let answer = server(header: header).get("/", headers: headers, peer: ProxyTests.proxy)
      #expect(answer.header("Set-Cookie")?.contains("; Secure") == isSecure)
    }
  }

  private func server(header: WebServerOptions.ForwardedHeader) -> TestServer { server(["10.0.0.5"], header) }

  @Test func nobodyElseIsAnswered() {
    let server = server()
    let forged = [("X-Forwarded-For", "10.0.0.5")]
    for peer in [ProxyTests.other, .loopback, Peer(address: "", isLoopback: true, group: "local")] {
      for path in ["/", "/_keel/health", "/_keel/metrics", "/_keel/socket"] {
        #expect(server.response(server.answer(path, headers: forged, peer: peer)).status == 403)
      }
    }
    #expect(server.scenes.isEmpty && server.metrics[.proxy] == 12)
    #expect(server.get("/", headers: [("X-Forwarded-For", "203.0.113.9")], peer: ProxyTests.proxy).status == 200)
    // One on this machine may be named as well.
    let both = TestServer {
      $0.trustedProxies = ["10.0.0.5"]
      $0.trustsProxy = true
    }
    #expect(both.get("/", headers: forged, peer: .loopback).status == 200)
  }

  @Test func limitsAreThoseOfTheForwardedAddress() {
    let server = server { $0.limits.arrivalsAtOnce = 3 }
    func status(_ address: String) -> Int {
      server.get("/_keel/health", headers: [("X-Forwarded-For", address)], peer: ProxyTests.proxy).status
    }
    #expect((0..<4).map { _ in status("203.0.113.9") } == [200, 200, 200, 429])
    #expect(status("203.0.113.8") == 200)
    server.schedule.advance(by: 1000)
    #expect(status("203.0.113.9") == 200)
  }

  @Test(arguments: [
    ("10.0.0.5", "10.0.0.5", true), ("10.0.0.5", "10.0.0.6", false), ("10.0.0.0/9", "10.127.255.255", true),
    ("10.0.0.0/9", "10.128.0.0", false), ("0.0.0.0/0", "203.0.113.9", true), ("0.0.0.0/0", "2001:db8::1", false),
    ("2001:db8::/33", "2001:db8:7fff::1", true), ("2001:db8::/33", "2001:db8:8000::1", false),
    ("::ffff:10.0.0.5", "10.0.0.5", true), ("10.0.0.9/8", "10.2.3.4", true),
  ])
  func aNetworkIsItsFirstBits(network: String, address: String, isIn: Bool) {
    #expect(Network(network)?.contains(Network.bytes(of: address) ?? []) == isIn)
  }

  @Test(arguments: [
    "", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8/8", "10.0.0", "a", "::/129", "10.0.0.0/ 8",
  ])
  func otherTextsAreNoNetworks(text: String) {
    #expect(Network(text) == nil)
    var options = WebServerOptions()
    options.trustedProxies = [text]
    #expect(throws: WebServerError.badProxy(text)) { try ProxyTrust.from(options) }
  }

  @Test func processesWithPortsOfTheirOwnShareACookie() {
    let cookie = server { $0.cookieName = "app" }.get(
      "/", headers: [("X-Forwarded-For", "203.0.113.9")], peer: ProxyTests.proxy)
    #expect(cookie.header("Set-Cookie")?.hasPrefix("app=") == true)
    #expect(BrowserCookie(port: 1, path: "/", isSecure: true, name: "app").name == "__Secure-app")
    for name in ["", "a b", "a;b", "a=b", "é", String(repeating: "a", count: 65)] {
      #expect(!WebServerOptions.isCookieName(name))
    }
  }
}
