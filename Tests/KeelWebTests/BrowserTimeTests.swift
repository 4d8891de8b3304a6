import KeelScene
import Testing

@testable import KeelWeb

/// A page tells the time zone and the calendar of its user, and a cookie tells them for the first document.
@MainActor @Suite struct BrowserTimeTests {
  private func environment(cookie: String) -> SceneEnvironment {
    var request = HTTPRequest()
    request.headers.add("Cookie", cookie)
    return WebService.environment(of: request)
  }

  @Test func theFirstDocumentHasTheZoneOfTheCookie() {
    let found = environment(cookie: "keel-8080=x; keel-time=America/Argentina/Buenos_Aires:gregory; other=1")
    #expect(found.timeZoneIdentifier == "America/Argentina/Buenos_Aires" && found.calendarIdentifier == "gregory")
    #expect(environment(cookie: "keel-time=Etc/GMT+5").timeZoneIdentifier == "Etc/GMT+5")
    #expect(environment(cookie: "keel-8080=x").timeZoneIdentifier == nil)
  }

  @Test(arguments: [
    "", ":", "\"><script>:x\"", "Asia/Tokyo\u{0}x:gregory\u{7}", "../../etc/passwd:.",
    String(repeating: "A", count: 41), String(repeating: "a/", count: 40_000), "Ásia/Tóquio:日",
  ])
  func whatIsNoNameIsIgnored(value: String) throws {
    #expect(BrowserTime(zone: value, calendar: value) == BrowserTime(zone: "", calendar: ""))
    var request = HTTPRequest()
    request.headers = HTTPHeaders([("Cookie", "keel-time=" + value)])
    #expect(WebService.environment(of: request).timeZoneIdentifier == nil)
  }

  @Test func theGreetingHasTheZoneAndAWrongOneIsNoFault() throws {
    func hello(_ rest: String) throws -> SceneEnvironment {
      guard case .hello(let hello) = try PageMessage.decode("[\"h\",\"abc\",7,3,[0,0,0,\"en\",0,0\(rest)]]".utf8) else {
        throw WireError.shape
      }
      return hello.environment
    }
    let told = try hello(",\"Asia/Tokyo\",\"japanese\"")
    #expect(told.timeZoneIdentifier == "Asia/Tokyo" && told.calendarIdentifier == "japanese")
    #expect(try hello(",\"<b>\",\"<b>\"") == hello(""))
    #expect(throws: WireError.self) { try hello(",\"Asia/Tokyo\"") }
    #expect(throws: WireError.self) { try hello(",1,2") }
  }

  @Test func aPageAndItsSessionAgreeFromTheCookieOn() {
    let server = TestServer()
    _ = server.load(headers: [("Cookie", "keel-time=Asia/Tokyo:gregory")])
    #expect(server.scenes[0].request.environment.timeZoneIdentifier == "Asia/Tokyo")
  }
}
