import KeelScene
import Testing

@testable import KeelWeb

/// Routing of addresses, and the headers of all responses.
@MainActor @Suite struct WebServiceTests {
  let server = TestServer()

  @Test func everyResponseHasSecurityHeaders() {
    let answers = [
      server.get("/"), server.get("/nowhere"), server.get("/_keel/health"), server.get("/_keel/metrics"),
      server.get("/_keel/none"),
      server.get("/", host: "evil.example"), server.response(server.answer("/", method: "DELETE")),
      server.response(server.socket(cookie: nil)), server.get(server.service.settings.scriptPath),
    ]
    for answer in answers {
      let policy = answer.header("Content-Security-Policy") ?? ""
      #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
      #expect(policy.contains("base-uri 'none'") && !policy.contains("unsafe"))
      #expect(answer.header("X-Content-Type-Options") == "nosniff")
      #expect(answer.header("Referrer-Policy") == "no-referrer")
      #expect(answer.header("Cache-Control")?.isEmpty == false)
      #expect(answer.headers.filter { $0.name == "Cache-Control" }.count == 1)
    }
    #expect(server.get("/").header("Cache-Control") == "no-store")
  }

  @Test func theCookieIsForThisServerAlone() {
    let response = server.get("/")
    let cookie = response.header("Set-Cookie") ?? ""
    #expect(
      cookie.hasPrefix("keel-8080=") && cookie.contains("; HttpOnly; SameSite=Strict") && cookie.contains("Path=/;"))
    #expect(!cookie.contains("Secure"))
    let value = String(cookie.dropFirst("keel-8080=".count).prefix { $0 != ";" })
    #expect(Secrets.isToken(value))
    #expect(server.get("/", cookie: value).header("Set-Cookie") == nil)
    let secure = TestServer(isSecure: true, base: "/wifi")
    #expect(secure.get("/wifi/").header("Set-Cookie")?.hasPrefix("__Secure-keel-8080=") == true)
    #expect(secure.get("/wifi/").header("Set-Cookie")?.contains("Path=/wifi/;") == true)
    #expect(secure.get("/wifi/").header("Set-Cookie")?.hasSuffix("; Secure") == true)
  }

  @Test func aCookieThatTheBrowserOffersIsNotTaken() async throws {
    let offered = "AAAAAAAAAAAAAAAAAAAAAAAAAAA"
    let response = server.get("/", cookie: offered)
    #expect(response.header("Set-Cookie")?.hasPrefix("keel-8080=") == true)
    #expect(try await server.sessions.browser(cookie: offered) == nil)
  }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example", "", "127.0.0.1@evil", "[::1", "localhost:x", "192.168.1.9",
  ])
  func anotherHostIsRefusedBeforeAnythingIsMade(host: String) {
    #expect(server.get("/", host: host).status == 421)
    #expect(server.response(server.socket(cookie: nil, origin: "http://\(host)", host: host)).status == 421)
    #expect(server.scenes.isEmpty && server.sessions.browsers.isEmpty)
  }

  @Test(arguments: ["127.0.0.1:8080", "LOCALHOST:9000", "box.example", "box.example."])
  func itsOwnNamesAreServed(host: String) {
    #expect(server.get("/", host: host).status == 200)
  }

  @Test func twoHostsAreNone() {
    let answer = server.response(server.answer("/", headers: [("Host", "evil.example")]))
    #expect(answer.status == 421)
  }

  @Test func methodsAndSizesAreBounded() {
    #expect(server.response(server.answer("/", method: "PUT")).header("Allow") == "GET, HEAD")
    #expect(server.response(server.answer("/" + String(repeating: "a", count: 3_000))).status == 414)
    let long = [("X-Long", String(repeating: "a", count: 20_000))]
    #expect(server.response(server.answer("/", headers: long)).status == 431)
    #expect(server.response(server.answer("/", headers: [("Content-Length", "5")])).status == 400)
    #expect(server.response(server.answer("/_keel/pair", method: "POST")).status == 411)
    let big = [("Content-Length", "5000")]
    #expect(server.response(server.answer("/_keel/pair", method: "POST", headers: big)).status == 413)
    #expect(server.scenes.isEmpty)
  }

  @Test(arguments: ["Content-Length ", "Content-Length\t", " Content-Length", "Transfer-Encoding ", "X(y", "", "é"])
  func aNameThatIsNoneIsRefused(name: String) {
    for method in ["GET", "POST"] {
      let answer = server.response(server.answer("/_keel/health", method: method, headers: [(name, "5")]))
      #expect(answer.status == 400 && answer.closes)
    }
  }

  @Test(arguments: [["0", "0"], ["0", "28"], ["28", "28"], ["5", "5", "5"]])
  func twoLengthsAreNone(lengths: [String]) {
    for method in ["GET", "HEAD", "POST"] {
      let headers = lengths.map { ("Content-Length", $0) }
      let answer = server.response(server.answer("/_keel/health", method: method, headers: headers))
      #expect(answer.status == 400 && answer.closes)
    }
  }

  @Test func usualNamesAreTaken() {
    let headers = [("Sec-CH-UA", "x"), ("X_y.z~!#$%&'*+^`|1", "x"), ("content-length", "0")]
    #expect(server.response(server.answer("/_keel/health", headers: headers)).status == 200)
  }

  @Test func aHeadMakesNothingThatStays() {
    #expect(server.response(server.answer("/", method: "HEAD")).status == 200)
    #expect(server.openScenes.isEmpty && server.sessions.browsers.isEmpty)
  }

  @Test func assetsAreForEverUnderTheirNames() {
    let path = server.service.settings.scriptPath
    let response = server.response(server.answer(path, headers: [("Accept-Encoding", "br, gzip;q=0.8")]))
    #expect(response.status == 200 && response.header("Cache-Control")?.contains("immutable") == true)
    let plain = server.get(path)
    #expect(plain.body == Assets.script && plain.header("Content-Encoding") == nil)
    #expect(response.header("Content-Encoding") == "gzip" && response.body.count < Assets.script.count / 2)
    #expect(server.get("/_keel/keel.js").status == 404)
    #expect(server.scenes.isEmpty)
  }

  @Test func compressionMatchesGzip() {
    let text = Array(String(repeating: "harbour ", count: 500).utf8)
    let compressed = Gzip.compress(text) ?? []
    #expect(compressed.prefix(2) == [0x1F, 0x8B] && compressed.count < 200)
    #expect(Gzip.compress([])?.isEmpty == false)
  }

  @Test func aBasePathIsInFrontOfEverything() {
    let server = TestServer(base: "/wifi")
    #expect(server.get("/wifi").header("Location") == "/wifi/")
    #expect(server.get("/").status == 404 && server.get("/other").status == 404)
    let page = server.load("/wifi/detail/Quay")
    #expect(page.status == 200 && server.scenes[0].opened == ["detail/Quay"])
    #expect(server.get("/wifi/_keel/health").status == 200)
    page.join()
    #expect(page.channel.code == nil && page.channel.sent.count == 1)
  }

  @Test(arguments: ["", "wifi", "/a b/", "/a//b/", "/../", "/a?b/"]) func invalidBasePathsAreRefused(path: String) {
    #expect(BasePath(path) == nil)
  }

  @Test func figuresAreForThisMachine() {
    #expect(server.get("/_keel/metrics").status == 200)
    let body = String(decoding: server.get("/_keel/metrics").body, as: UTF8.self)
    #expect(body.contains("keel_sessions 0\n") && body.contains("keel_refused_total{reason=\"origin\"} 0"))
    let other = Peer(address: "192.168.1.9", isLoopback: false, group: "192.168.1.9")
    #expect(server.get("/_keel/metrics", peer: other).status == 403)
  }

  @Test func aSceneKnowsTheLocalAddressOfItsConnection() {
    let server = TestServer()
    let wired = Peer(address: "10.0.0.9", isLoopback: false, group: "10.0.0.9", localAddress: "10.0.0.1")
    _ = server.get("/", peer: wired)
    server.service.world.isOpen = false
    _ = server.get("/")
    let proxied = TestServer { $0.trustsProxy = true }
    _ = proxied.get("/", peer: Peer(address: "127.0.0.1", isLoopback: true, group: "", localAddress: "10.0.0.1"))
    #expect(server.scenes.map(\.request.connection.localAddress) == ["10.0.0.1", "127.0.0.1"])
    #expect(proxied.scenes.map(\.request.connection.localAddress) == [nil])
  }

  @Test func aTabThatReturnsFromAnotherNetworkHasItsNewAddress() {
    let server = TestServer()
    server.service.world.isOpen = true
    let wired = Peer(address: "10.0.0.9", isLoopback: false, group: "10.0.0.9", localAddress: "10.0.0.1")
    let wireless = Peer(address: "192.168.7.9", isLoopback: false, group: "192.168.7.9", localAddress: "192.168.7.1")
    let page = server.load(peer: wired)
    page.join(peer: wired)
    let connection = server.scenes[0].request.connection
    #expect(connection.localAddress == "10.0.0.1")
    page.channel.cut()
    page.join(peer: wireless)
    #expect(page.channel.code == nil && server.scenes.count == 1)
    #expect(connection.localAddress == "192.168.7.1")
  }

  @Test func theEnvironmentFollowsTheHeadersOfTheBrowser() {
    var request = HTTPRequest()
    request.headers.add("Accept-Language", "ar-EG,en;q=0.5")
    request.headers.add("Sec-CH-UA-Mobile", "?1")
    let environment = WebService.environment(of: request)
    #expect(environment.localeIdentifier == "ar-EG" && environment.layoutDirection == .rightToLeft)
    #expect(environment.horizontalSizeClass == .compact && environment.idiom == .web)
    request.headers = HTTPHeaders([("Accept-Language", "\"><script>, *")])
    #expect(WebService.environment(of: request).localeIdentifier == "en")
  }

  @Test(arguments: [
    ("ar-EG,en;q=0.5", ["en"], "en"), ("ar,en-GB;q=0.5", ["en"], "en-GB"), ("ar", ["pt_BR", "en"], "pt-BR"),
    ("*", ["de"], "de"), ("he-IL", ["en", "he"], "he-IL"), ("fr", ["no language"], "fr"), ("fr", [], "fr"),
  ])
  func anAppWithSomeLanguagesIsShownInOneOfThem(asked: String, spoken: [String], language: String) {
    var request = HTTPRequest()
    request.headers.add("Accept-Language", asked)
    let environment = WebService.environment(of: request, speaking: spoken)
    #expect(environment.localeIdentifier == language)
    #expect(environment.layoutDirection == (language.hasPrefix("he") ? .rightToLeft : .leftToRight))
  }

  @Test func aLineOfTheLogIsOneLine() {
    _ = server.get("/a%0a?\u{1B}[2J", host: "evil\nlevel=info\u{202E}\"x")
    #expect(server.logged.contains { $0.contains("\\u{a}level=info\\u{202e}\\\"x\"") })
    for line in server.logged {
      #expect(!line.contains("\n") && !line.contains("\u{1B}") && !line.contains("\u{202E}"))
      #expect(!line.contains(" level=info\u{202E}") && !line.contains("=\"x\""))
    }
  }

  @Test func nothingSecretIsLogged() {
    let page = server.load()
    page.join()
    page.send(1, "[2,\"\(server.scenes[0].wire(server.scenes[0].field))\",\"my secret\"]")
    page.channel.receive("my secret")
    for line in server.logged {
      #expect(!line.contains(page.token) && !line.contains(page.cookie) && !line.contains("my secret"))
    }
  }
}
