import Testing

@testable import KeelWeb

/// Links that each pair one browser, and the list of paired browsers.
@MainActor @Suite struct PairingLinkTests {
  let server = TestServer(needsPairing: true)
  private let outside = Peer(address: "192.168.1.9", isLoopback: false, group: "192.168.1.9")

  private func post(
    _ path: String, _ body: String, cookie: String? = nil, agent: String = "Mozilla/5.0 (X11; Linux) Firefox/150.0",
    origin: String = "http://" + TestServer.host
  ) -> HTTPResponse {
    server.response(
      server.answer(
        path, method: "POST", cookie: cookie, origin: origin,
        headers: [
          ("Content-Type", "application/x-www-form-urlencoded"), ("Content-Length", "\(body.utf8.count)"),
          ("User-Agent", agent),
        ], body: body, peer: outside))
  }

  private func cookie(_ response: HTTPResponse) -> String {
    String((response.header("Set-Cookie") ?? "").dropFirst("keel-8080=".count).prefix { $0 != ";" })
  }

  private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  @Test func aLinkLetsOneBrowserIn() throws {
    var told: [String] = []
    server.service.onNewCode = { told.append($0) }
    let key = try #require(server.service.pairingKey)
    #expect(Secrets.isToken(key) && server.service.pairingCode != key)
    #expect(post("/_keel/pair", "code=&key=\(key)").status == 303)
    // The code remains valid; the terminal is notified of the new link.
    #expect(told == [server.service.pairingCode] && server.service.pairingKey != key)
    let again = post("/_keel/pair", "key=\(key)")
    #expect(again.status == 403 && text(again).contains("This link has been used"))
    // Requests with a used link do not count as wrong guesses.
    for _ in 0..<20 { #expect(post("/_keel/pair", "key=\(key)").status == 403) }
    #expect(post("/_keel/pair", "code=\(server.service.pairingCode ?? "")").status == 303)
  }

  @Test func pairingTokensAreInNoResponseAndNoLog() throws {
    let key = try #require(server.service.pairingKey)
    let page = server.load("/detail/Quay")
    #expect(!page.document.contains(key))
    _ = post("/_keel/pair", "key=\(key)")
    _ = post("/_keel/pair", "key=\(key)")
    #expect(!server.logged.contains { $0.contains(key) })
  }

  @Test func thePageThatAsksTakesFiguresAndLinks() throws {
    let document = server.load("/detail/Quay").document
    #expect(document.contains("inputmode=\"numeric\"") && document.contains("autocomplete=\"one-time-code\""))
    let script = try #require(document.split(separator: "src=\"").last?.prefix { $0 != "\"" })
    let answer = server.get(String(script))
    #expect(answer.status == 200 && text(answer).contains("location.hash"))
    #expect(answer.header("Content-Type")?.hasPrefix("text/javascript") == true)
  }

  @Test func wrongCodesAreReportedWithTheirAddress() {
    var told: [String] = []
    server.service.onWrongCode = { told.append($0) }
    let wrong = server.service.pairingCode == "00000000" ? "00000001" : "00000000"
    _ = post("/_keel/pair", "code=\(wrong)")
    #expect(told == ["192.168.1.9"])
  }

  @Test func aPairedBrowserListsAndForgetsTheOthers() throws {
    let code = server.service.pairingCode ?? ""
    let one = cookie(post("/_keel/pair", "code=\(code)"))
    let phone = "Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36"
    let two = cookie(post("/_keel/pair", "code=\(code)", agent: phone))
    let tab = server.load(cookie: two)
    tab.join()
    let page = text(server.get("/_keel/pair", cookie: one))
    #expect(page.contains("Chrome · Android · 192.168.1.9") && page.contains("Last here: "))
    #expect(!page.contains(two) && !page.contains("Firefox"))
    let digest = Digest.hex(two)
    let body = "browser=\(digest)"
    // Requests from another site or from an unpaired browser are refused.
    #expect(post("/_keel/forget", body, cookie: one, origin: "http://evil.example").status == 403)
    #expect(post("/_keel/forget", body).status == 403 && tab.channel.code == nil)
    let answer = post("/_keel/forget", body, cookie: one)
    #expect(answer.status == 303 && answer.header("Location") == "/_keel/pair")
    #expect(tab.channel.code == 4004 && server.load(cookie: two).status == 403)
    #expect(server.load(cookie: one).status == 200)
    #expect(!text(server.get("/_keel/pair", cookie: one)).contains("Android"))
  }

  @Test func browsersAreNamedByTheirUserAgent() {
    func name(_ agent: String) -> String {
      var request = HTTPRequest()
      request.headers.add("User-Agent", agent)
      request.peer = Peer(address: "", isLoopback: true, group: "local")
      return PairedBrowser.name(of: request)
    }
    #expect(name("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1") == "Safari · iPhone")
    #expect(name("Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0") == "Edge · Windows")
    #expect(name("curl/8") == "")
    #expect(PairedBrowser(seen: 1_795_369_000, name: "").day == "2026-11-22")
  }

  @Test func aPictureOfALinkHasItsThreeCornersAndLightAroundIt() throws {
    let code = try #require(QRCode("http://192.168.1.5:8080/#pair=" + Secrets.token()))
    let size = code.modules.count
    for (row, column) in [(0, 0), (0, size - 7), (size - 7, 0)] {
      let corner = (0..<7).map { y in (0..<7).map { x in code.modules[row + y][column + x] } }
      let ring = (0..<7).map { y in (0..<7).map { x in max(abs(x - 3), abs(y - 3)) != 2 } }
      #expect(corner == ring)
    }
    #expect(code.lines.count == (size + 9) / 2)
    #expect(code.lines[0].contains(String(repeating: " ", count: size + 8)))
  }

  @Test func reachableAddressesPrecedeOthers() {
    let interfaces = [
      Addresses.Interface(address: "172.17.0.1", isVirtual: true),
      Addresses.Interface(address: "2001:db8::5", isVirtual: false),
      Addresses.Interface(address: "192.168.1.5", isVirtual: false),
    ]
    func reachable(_ bound: [String]) -> [String] { Addresses.reachable(bound: bound, interfaces: interfaces) }
    #expect(reachable(["0.0.0.0"]) == ["192.168.1.5", "172.17.0.1"])
    #expect(reachable(["0.0.0.0", "::"]) == ["192.168.1.5", "2001:db8::5", "172.17.0.1"])
    #expect(
      Addresses.reachable(
        bound: ["0.0.0.0"], interfaces: [Addresses.Interface(address: "169.254.7.7", isVirtual: false)] + interfaces)
        == ["192.168.1.5", "172.17.0.1", "169.254.7.7"])
    // An explicit address is the only reachable one; other machines cannot reach a loopback address.
    #expect(reachable(["192.168.1.5"]) == ["192.168.1.5"])
    #expect(reachable(["127.0.0.1", "::1"]) == [] && reachable([]) == [])
  }

  @Test func addressesAreAcceptedInCommonForms() throws {
    for (text, canonical) in [
      ("0.0.0.0", "0.0.0.0"), ("::", "::"), ("::0", "::"), ("[::]", "::"), ("[::1]", "::1"), ("127.0.0.5", "127.0.0.5"),
      ("2001:DB8:0::5", "2001:db8::5"),
    ] {
      #expect(try Listener.canonical(text) == canonical, "\(text)")
    }
    for text in ["", "*", "0", "127.1", "box", "1.2.3.4:80", "1.2.3.0/24", "1.2.3.256", "::1%lo", "[::1", "[::1]:80"] {
      #expect(throws: WebServerError.badAddress(text)) { try Listener.canonical(text) }
    }
    for text in ["fe80::1", "fe80::1%eth0", "[FE80::1%eth0]"] {
      #expect {
        try Listener.canonical(text)
      } throws: {
        if case WebServerError.linkLocalAddress = $0 { true } else { false }
      }
    }
  }
}
