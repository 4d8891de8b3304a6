import Testing

@testable import KeelWeb

/// The pairing code of a server that other machines can reach.
@MainActor @Suite struct PairingTests {
  let server = TestServer(needsPairing: true)
  let form = ("Content-Type", "application/x-www-form-urlencoded")

  /// The calendar of a test, in seconds.
  @MainActor private final class Time {
    var now: Int64 = 1_000_000
  }

  private func post(
    _ code: String, cookie: String? = nil, next: String? = nil, origin: String? = "http://" + TestServer.host,
    peer: Peer = Peer(address: "192.168.1.9", isLoopback: false, group: "192.168.1.9")
  ) -> HTTPResponse {
    let body = "code=\(code)"
    return server.response(
      server.answer(
        "/_keel/pair", method: "POST", query: next.map { "next=" + Form.encoded($0) }, cookie: cookie, origin: origin,
        headers: [form, ("Content-Length", "\(body.utf8.count)")], body: body, peer: peer))
  }

  private func cookie(_ response: HTTPResponse) -> String {
    String((response.header("Set-Cookie") ?? "").dropFirst("keel-8080=".count).prefix { $0 != ";" })
  }

  @Test func withoutTheCodeThereIsOnlyTheQuestion() {
    let page = server.load("/detail/Quay")
    #expect(page.status == 403 && server.scenes.isEmpty)
    #expect(page.document.contains("name=\"code\"") && page.document.contains("next=detail%2FQuay"))
    let code = server.service.pairingCode ?? ""
    #expect(code.utf8.count == 8 && !page.document.contains(code))
    let unknown = server.socket(cookie: "AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    guard case .upgrade(let upgrade) = unknown else { return #expect(Bool(false)) }
    #expect(upgrade.goodbye == .notAllowed)
    // Under this policy, the browser sends an origin with the form, which the server requires.
    #expect(server.get("/").header("Referrer-Policy") == "same-origin")
    #expect(!page.document.contains("no-referrer"))
  }

  @Test func theCodeOpensTheDoorAndTheCookieIsNew() {
    let code = server.service.pairingCode ?? ""
    let answer = post(" \(code.prefix(4))-\(code.suffix(4)) ".replacing(" ", with: "+"), next: "detail/Quay")
    #expect(answer.status == 303 && answer.header("Location") == "/detail/Quay")
    let paired = cookie(answer)
    let page = server.load("/detail/Quay", cookie: paired)
    #expect(page.status == 200)
    page.join()
    #expect(page.channel.code == nil)
    let again = post(code, cookie: paired)
    #expect(cookie(again) != paired && !cookie(again).isEmpty)
    // The tabs of the old cookie are closed with it.
    #expect(page.channel.code == 4004 && server.openScenes.isEmpty)
  }

  @Test(arguments: [
    ("detail/Quay", "/detail/Quay"), ("//evil.example", "/"), ("/etc", "/"), ("a//b", "/"), ("../x", "/"),
    ("a\r\nSet-Cookie: x", "/"), ("_keel/logout", "/"), ("http://evil", "/"),
  ])
  func redirectsStayBelowTheBasePath(next: String, expected: String) {
    #expect(post(server.service.pairingCode ?? "", next: next).header("Location") == expected)
  }

  @Test func wrongCodesAreFew() {
    let right = server.service.pairingCode ?? ""
    let wrong = right == "00000000" ? "00000001" : "00000000"
    for _ in 0..<5 { #expect(post(wrong).status == 403) }
    #expect(post(right).status == 429)
    #expect(post(right).header("Retry-After") == "60")
    let other = Peer(address: "192.168.1.10", isLoopback: false, group: "192.168.1.10")
    #expect(post(right, peer: other).status == 303)
    server.schedule.advance(by: 60_000)
    #expect(post(right).status == 303)
  }

  @Test func eachLockIsLongerAndManyAddressesComeNoFurther() {
    var codes = ["1111"]
    var desk = PairingDesk(tries: 2, triesOfAll: 7) {
      codes.append("\(codes.count)"); return codes.last ?? ""
    }
    let first = desk.code
    func check(_ code: String, from group: String, at time: Milliseconds) -> PairingDesk.Answer {
      desk.check(code, from: group, at: time)
    }
    #expect(check("x", from: "a", at: 0) == .wrong)
    #expect(check("x", from: "a", at: 0) == .wrong)
    #expect(check(first, from: "a", at: 59_999) == .locked(1))
    #expect(check("x", from: "a", at: 60_000) == .wrong)
    #expect(check("x", from: "a", at: 60_000) == .wrong)
    #expect(check(first, from: "a", at: 60_001) == .locked(119_999))
    for number in 0..<3 { #expect(check("x", from: "n\(number)", at: 60_002) == .wrong) }
    #expect(desk.code != first)
    #expect(check(first, from: "z", at: 60_003) == .wrong)
    #expect(check(desk.code, from: "z", at: 60_003) == .right)
    for number in 0..<20_000 { _ = check("x", from: "m\(number)", at: 60_004) }
    #expect(desk.rememberedVisitors <= 10_000)
  }

  @Test func aFormOfAnotherSiteIsRefused() {
    let code = server.service.pairingCode ?? ""
    #expect(post(code, origin: "http://evil.example").status == 403)
    #expect(post(code, origin: "null").status == 403)
    #expect(post(code, origin: nil).status == 403)
    #expect(server.response(server.answer("/_keel/pair", query: "code=\(code)")).status == 403)
    #expect(server.sessions.browsers.isEmpty)
  }

  @Test func aLogoutEndsAllTabs() {
    let paired = cookie(post(server.service.pairingCode ?? ""))
    let one = server.load(cookie: paired)
    one.join()
    let two = server.load(cookie: paired)
    two.join()
    let headers = [("Content-Length", "0")]
    let foreign = server.answer(
      "/_keel/logout", method: "POST", cookie: paired, origin: "http://evil.example", headers: headers)
    #expect(server.response(foreign).status == 403 && one.channel.code == nil)
    let answer = server.response(
      server.answer(
        "/_keel/logout", method: "POST", cookie: paired, origin: "http://" + TestServer.host, headers: headers))
    #expect(answer.status == 303 && answer.header("Set-Cookie")?.contains("Max-Age=0") == true)
    #expect(one.channel.code == 4004 && two.channel.code == 4004 && server.openScenes.isEmpty)
    #expect(server.load(cookie: paired).status == 403)
    one.join()
    #expect(one.channel.code == 4004)
  }

  @Test func dailyUseKeepsAPairing() {
    let time = Time()
    server.sessions.calendar = { time.now }
    let first = cookie(post(server.service.pairingCode ?? ""))
    // The browser stays known with an open tab, and also without one.
    for hasTab in [true, false] {
      let tab = hasTab ? server.load(cookie: first) : nil
      tab?.join()
      for day in 1...45 {
        time.now += 86_400
        let page = server.get("/", cookie: first)
        #expect(page.status == 200, "day \(day)")
        #expect(page.header("Set-Cookie")?.hasPrefix("keel-8080=\(first); Path=/; Max-Age=2592000;") == true)
        // The cookie is renewed at most once a day.
        #expect(server.get("/", cookie: first).header("Set-Cookie") == nil)
        if !hasTab { server.schedule.advance(by: 400_000) }
      }
      tab?.channel.cut()
      server.schedule.advance(by: 400_000)
    }
    time.now += 31 * 86_400
    #expect(server.get("/", cookie: first).status == 403)
  }

  @Test func anOlderCookieOfTheSameNameIsIgnored() {
    let first = cookie(post(server.service.pairingCode ?? ""))
    let cookies = "AAAAAAAAAAAAAAAAAAAAAAAAAAA; keel-8080=\(first)"
    #expect(server.load(cookie: cookies).status == 200)
    // Logging out invalidates the other cookie too.
    let second = cookie(post(server.service.pairingCode ?? ""))
    _ = server.answer(
      "/_keel/logout", method: "POST", cookie: "\(first); keel-8080=\(second)", origin: "http://" + TestServer.host,
      headers: [("Content-Length", "0")])
    #expect(server.load(cookie: first).status == 403 && server.load(cookie: second).status == 403)
  }

  @Test func aPairedBrowserFindsAWayToBeForgotten() {
    #expect(server.get("/_keel/pair").status == 403)
    let paired = cookie(post(server.service.pairingCode ?? ""))
    let app = server.load(cookie: paired)
    #expect(app.document.contains("href=\"/_keel/pair\""))
    let page = server.response(server.answer("/_keel/pair", cookie: paired))
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(page.status == 200 && page.header("Referrer-Policy") == "same-origin")
    #expect(text.contains("<form method=\"post\" action=\"/_keel/logout\">") && !text.contains("name=\"code\""))
    #expect(text.contains("Forget this browser") && server.openScenes.count == 1)
    let open = TestServer()
    let none = open.response(open.answer("/_keel/pair"))
    #expect(none.status == 200 && !String(decoding: none.body, as: UTF8.self).contains("<form"))
    #expect(!open.load().document.contains("_keel/pair"))
  }

  @Test func secretsAreComparedWhole() {
    #expect(Secrets.areEqual("abc", "abc") && !Secrets.areEqual("abc", "abd") && !Secrets.areEqual("abc", "abcabc"))
    #expect(!Secrets.areEqual("", "a") && !Secrets.areEqual("a", "") && Secrets.areEqual("", ""))
    #expect(Set((0..<1_000).map { _ in Secrets.token() }).count == 1_000)
    #expect(
      Secrets.isToken(Secrets.token()) && !Secrets.isToken("A") && !Secrets.isToken(String(repeating: "é", count: 27)))
  }
}

extension String {
  fileprivate func replacing(_ letter: Character, with other: Character) -> String {
    String(map { $0 == letter ? other : $0 })
  }
}
