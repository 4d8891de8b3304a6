import KeelScene
import Testing

@testable import KeelWeb

/// The requests that may open a WebSocket.
@MainActor @Suite struct HandshakeTests {
  let server = TestServer()

  @Test func theAnswerIsThatOfTheStandard() {
    let page = server.load()
    guard case .upgrade(let upgrade) = server.socket(cookie: page.cookie) else { return #expect(Bool(false)) }
    #expect(upgrade.accept == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" && upgrade.goodbye == nil)
    let text = String(decoding: upgrade.response, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 101 ") && text.hasSuffix("\r\n\r\n"))
    // The server accepts no extension, so it never inflates data.
    #expect(!text.contains("Sec-WebSocket-Extensions"))
  }

  @Test(arguments: [
    nil, "null", "", "http://evil.example", "http://127.0.0.1:8081", "http://127.0.0.1", "https://127.0.0.1:8080",
    "http://127.0.0.1:8080.evil.example", "http://localhost:8080", "127.0.0.1:8080", "http://127.0.0.1:8080/",
  ]) func aForeignOriginIsRefusedBeforeAnythingIsMade(origin: String?) {
    let page = server.load()
    let sockets = server.metrics.socketsOpened
    #expect(server.response(server.socket(cookie: page.cookie, origin: origin)).status == 403)
    #expect(server.metrics[.origin] == 1 && server.metrics.socketsOpened == sockets)
    #expect(server.sessions.browsers.values.allSatisfy { $0.greetings.isEmpty })
  }

  @Test func theUsualPortMayBeLeftOut() {
    #expect(HostRule.isSame(origin: "http://box.example", host: "box.example:80", isSecure: false))
    #expect(HostRule.isSame(origin: "https://box.example:443", host: "Box.Example", isSecure: true))
    #expect(!HostRule.isSame(origin: "http://box.example", host: "box.example:443", isSecure: false))
    #expect(HostRule.isSame(origin: "http://[::1]:8080", host: "[::1]:8080", isSecure: false))
  }

  @Test func aRequestFromAnotherSiteIsRefusedByItsOwnWord() {
    let page = server.load()
    let headers = TestServer.upgradeHeaders + [("Sec-Fetch-Site", "same-site")]
    #expect(server.response(server.socket(cookie: page.cookie, headers: headers)).status == 403)
  }

  @Test func withoutACookieThereIsNoSocket() {
    #expect(server.response(server.socket(cookie: nil)).status == 403)
    #expect(server.response(server.socket(cookie: "short")).status == 403)
  }

  @Test(arguments: ["AAAAAAAAAAAAAAAAAAAAAAAAAAA", "short", ""])
  func ofCookiesOfOneNameTheKnownOneCounts(other: String) {
    // A cookie of an earlier server, or of this one, under another path.
    let page = server.load()
    for cookies in ["\(page.cookie); keel-8080=\(other)", "\(other); keel-8080=\(page.cookie)"] {
      #expect(server.get("/", cookie: cookies).header("Set-Cookie") == nil)
      page.join(cookie: cookies)
      #expect(page.channel.code == nil && page.channel.sent.count == 1)
    }
  }

  @Test func ofVeryManyCookiesOfOneNameAFewAreLookedAt() {
    let page = server.load()
    let others = Array(repeating: "AAAAAAAAAAAAAAAAAAAAAAAAAAA; keel-8080=", count: 100).joined()
    #expect(server.get("/", cookie: others + page.cookie).header("Set-Cookie") != nil)
  }

  @Test func aSocketWithAnUnknownCookieReceivesANewOne() {
    let unknown = "AAAAAAAAAAAAAAAAAAAAAAAAAAA"
    guard case .upgrade(let upgrade) = server.socket(cookie: unknown) else { return #expect(Bool(false)) }
    let response = String(decoding: upgrade.response, as: UTF8.self)
    #expect(response.contains("\r\nSet-Cookie: keel-8080=\(upgrade.cookie); Path=/; ") && upgrade.cookie != unknown)
    let channel = FakeChannel()
    server.service.opened(channel, upgrade)
    #expect(channel.code == nil && server.sessions.browsers.keys.elementsEqual([upgrade.cookie]))
    // A page of an earlier version reloads.
    channel.receive("[\"h\",\"\(unknown)\",0,1,\(TestPage.environment)]")
    #expect(channel.code == 4001 && server.sessions.browsers.isEmpty && server.sessions.unconfirmed.isEmpty)
  }

  @Test(arguments: [
    ("Upgrade", "h2c"), ("Connection", "close"), ("Sec-WebSocket-Version", "8"), ("Sec-WebSocket-Key", "c2hvcnQ="),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=\u{7F}"),
  ]) func invalidWebSocketRequestsAreRefused(name: String, value: String) {
    let page = server.load()
    let headers = TestServer.upgradeHeaders.map { $0.0 == name ? (name, value) : $0 }
    let status = server.response(server.socket(cookie: page.cookie, headers: headers)).status
    let expected = name == "Sec-WebSocket-Key" ? 400 : 426
    #expect(status == expected)
    let without = TestServer.upgradeHeaders.filter { $0.0 != name }
    #expect(server.response(server.socket(cookie: page.cookie, headers: without)).status == expected)
  }

  @Test func aTrustedProxyIdentifiesTheClient() {
    let headers = [
      ("X-Forwarded-For", "6.6.6.6, 192.168.1.9"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "box.example"),
    ]
    let trusting = TestServer { $0.trustsProxy = true }
    let page = trusting.load()
    let answer = trusting.socket(
      cookie: page.cookie, origin: "https://box.example", host: "internal:1",
      headers: TestServer.upgradeHeaders + headers)
    guard case .upgrade(let upgrade) = answer else { return #expect(Bool(false)) }
    #expect(upgrade.peer.address == "192.168.1.9")
    // Clients that are not proxies can send these headers too.
    let mine = server.load()
    let refused = server.socket(
      cookie: mine.cookie, origin: "https://box.example", headers: TestServer.upgradeHeaders + headers)
    #expect(server.response(refused).status == 403)
    #expect(trusting.response(trusting.answer("/_keel/metrics", headers: headers)).status == 403)
  }

  @Test func onlyAProxyOnThisMachineIsBelieved() {
    let trusting = TestServer { $0.trustsProxy = true }
    trusting.service.world.isOpen = true
    let headers = [("X-Forwarded-For", "127.0.0.1"), ("X-Forwarded-Host", "box.example")]
    func status(_ peer: Peer, host: String) -> Int {
      trusting.response(trusting.answer("/_keel/metrics", host: host, headers: headers, peer: peer)).status
    }
    let other = Peer(address: "192.168.1.9", isLoopback: false, group: "192.168.1.9", localAddress: "192.168.1.1")
    let socketFile = Peer(address: "", isLoopback: true, group: "local")
    #expect(status(other, host: TestServer.host) == 403 && status(other, host: "internal:1") == 421)
    #expect(status(.loopback, host: "internal:1") == 200 && status(socketFile, host: "internal:1") == 200)
    _ = trusting.get("/", peer: other)
    #expect(trusting.scenes.last?.request.connection.localAddress == "192.168.1.1")
  }

  @Test(arguments: [nil, "", "unknown", "evil", "127.0.0.1,", "127.0.0.1, _hidden", "[::1", "127.0.0.1:", "::1:x"])
  func clientsThatAProxyDoesNotIdentifyAreRemote(forwarded: String?) {
    let trusting = TestServer { $0.trustsProxy = true }
    let headers = forwarded.map { [("X-Forwarded-For", $0)] } ?? []
    #expect(trusting.response(trusting.answer("/_keel/metrics", headers: headers)).status == 403)
    #expect(trusting.response(trusting.answer("/", headers: headers)).status == 200)
    #expect(trusting.response(trusting.answer("/_keel/metrics", headers: [("X-Forwarded-For", "::1")])).status == 200)
  }

  @Test func aProxyMayIncludeThePort() {
    #expect(Peer(forwarded: "203.0.113.9:5678")?.address == "203.0.113.9")
    #expect(Peer(forwarded: "[2001:db8::1]:443") == Peer(address: "2001:db8::1"))
    #expect(Peer(forwarded: "[2001:db8::1]") == Peer(address: "2001:db8::1"))
    #expect(Peer(forwarded: "2001:db8::1") == Peer(address: "2001:db8::1"))
    #expect(Peer(forwarded: "127.0.0.1")?.isLoopback == true)
    for text in ["203.0.113.9:x", "203.0.113.9:123456", "[2001:db8::1]443", "[2001:db8::1]:", ":80", "a:80", "[]:1"] {
      #expect(Peer(forwarded: text) == nil)
    }
  }

  @Test func aCookieThatCameOverAnEncryptedLineGoesOverNoOther() {
    let trusting = TestServer(needsPairing: true) { $0.trustsProxy = true }
    func set(_ path: String, _ scheme: String, cookie: String? = nil) -> String {
      let code = "code=\(trusting.service.pairingCode ?? "")"
      let response = trusting.response(
        trusting.answer(
          path, method: "POST", cookie: cookie, origin: "\(scheme)://\(TestServer.host)",
          headers: [
            ("X-Forwarded-Proto", scheme), ("Content-Type", "application/x-www-form-urlencoded"),
            ("Content-Length", "\(code.utf8.count)"),
          ], body: code))
      return response.header("Set-Cookie") ?? ""
    }
    let given = set("/_keel/pair", "https")
    #expect(given.hasPrefix("keel-8080=") && given.hasSuffix("; Secure"))
    #expect(set("/_keel/pair", "http").hasSuffix("; SameSite=Strict"))
    let value = String(given.dropFirst("keel-8080=".count).prefix { $0 != ";" })
    #expect(trusting.load(cookie: value).status == 200)
    let removed = set("/_keel/logout", "https", cookie: value)
    #expect(removed.contains("Max-Age=0") && removed.hasSuffix("; Secure"))
    let open = TestServer { $0.trustsProxy = true }
    let page = open.response(open.answer("/", headers: [("X-Forwarded-Proto", "https")]))
    #expect(page.header("Set-Cookie")?.hasSuffix("; Secure") == true)
  }

  @Test func ofListsThatProxiesMakeTheLastIsTheirOwn() {
    let trusting = TestServer { $0.trustsProxy = true }
    let page = trusting.load()
    func status(_ scheme: String, _ host: String) -> Int {
      trusting.response(
        trusting.socket(
          cookie: page.cookie, origin: "https://box.example", host: "internal:1",
          headers: TestServer.upgradeHeaders + [("X-Forwarded-Proto", scheme), ("X-Forwarded-Host", host)])
      ).status
    }
    #expect(status("https, https", "box.example, box.example") == 101)
    #expect(status("http,HTTPS", "evil.example, box.example") == 101)
    #expect(status("https, http", "box.example") == 403)
    #expect(status("https", "box.example, evil.example") == 421)
  }

  @Test func addressesAreReadAndGrouped() {
    #expect(Peer(address: "127.3.2.1")?.isLoopback == true)
    #expect(Peer(address: "::1")?.isLoopback == true)
    #expect(Peer(address: "::ffff:10.0.0.7")?.address == "10.0.0.7")
    #expect(Peer(address: "2001:db8:1:2:3:4:5:6")?.group == Peer(address: "2001:db8:1:2::9")?.group)
    #expect(Peer(address: "2001:db8:1:2::9")?.group != Peer(address: "2001:db8:1:3::9")?.group)
    #expect(Peer(address: "evil\n") == nil)
  }

  @Test func anAddressHasSoManyConnectionsAndNoMore() {
    var limits = AddressLimits(connections: 3, rate: 1, burst: 100)
    let entries = (0..<5).map { _ in limits.enter("a", at: 0) }
    #expect(entries == [true, true, true, false, false])
    let other = limits.enter("b", at: 0)
    limits.leave("a")
    let again = limits.enter("a", at: 0)
    #expect(other && again)
    var fast = AddressLimits(connections: 1_000, rate: 10, burst: 20)
    let entered = (0..<100).filter { fast.enter("a", at: Int64($0)) }.count
    #expect(entered == 20)
    let slow = fast.enter("b", at: 100)
    #expect(slow)
    for number in 0..<5_000 {
      _ = fast.enter("n\(number)", at: 1_000_000 + Int64(number) * 1_000)
      fast.leave("n\(number)")
    }
    #expect(fast.rememberedVisitors < 1_100)
  }
}
