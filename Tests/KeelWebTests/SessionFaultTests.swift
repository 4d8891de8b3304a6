import KeelScene
import Testing

@testable import KeelWeb

/// Invalid behaviour of a page, which must not affect other pages.
@MainActor @Suite struct SessionFaultTests {
  let server = TestServer()

  @Test(arguments: [
    "", "nonsense", "{}", "[]", "[\"e\"]", "[\"e\",1]", "[\"e\",\"1\",[0,\"a\"]]", "[\"e\",1,[0,7]]", "[\"e\",1,[99]]",
    "[\"e\",1,[1,\"a\",\"yes\"]]", "[\"e\",-1,[0,\"a\"]]", "[\"p\",1,[]]", "[\"e\",5,[0,\"a\"]]",
    "[\"h\",\"x\",0,1,[0,0,0,\"en\",0,0]]", "[\"e\",1.5,[0,\"a\"]]", "[\"k\",1]",
  ]) func aMalformedMessageEndsItsOwnTabAlone(message: String) {
    expectEndsItsOwnTabAlone(message, code: 1007)
  }

  @Test func aMessageThatIsTooDeepEndsItsOwnTabAlone() {
    expectEndsItsOwnTabAlone("[[[[[[[[1]]]]]]]]", code: 1009)
  }

  private func expectEndsItsOwnTabAlone(_ message: String, code: Int) {
    let other = server.load()
    other.join()
    let page = server.load()
    page.join()
    page.channel.receive(message)
    #expect(page.channel.code == code)
    #expect(server.scenes[1].isClosed && !server.scenes[0].isClosed)
    _ = other.channel.takeSent()
    other.send(1, server.scenes[0].press)
    #expect(other.channel.sent.count == 2 && other.channel.code == nil)
    // The log does not contain the text of the message.
    if !message.isEmpty { #expect(!server.logged.contains { $0.contains(message) }) }
  }

  @Test func aFirstMessageThatIsNoGreetingIsRefused() {
    let page = server.load()
    page.channel = FakeChannel()
    guard case .upgrade(let upgrade) = server.socket(cookie: page.cookie) else { return #expect(Bool(false)) }
    server.service.opened(page.channel, upgrade)
    page.send(1, server.scenes[0].press)
    #expect(page.channel.code == 1007)
    #expect(server.scenes[0].events.allSatisfy { $0 != .activate(server.scenes[0].button) })
  }

  @Test func aSilentSocketIsClosed() {
    let page = server.load()
    page.channel = FakeChannel()
    guard case .upgrade(let upgrade) = server.socket(cookie: page.cookie) else { return #expect(Bool(false)) }
    server.service.opened(page.channel, upgrade)
    server.schedule.advance(by: 10_000)
    #expect(page.channel.code == 1008)
  }

  @Test func aTokenOfAnotherBrowserIsAsUnknownAsAny() {
    let mine = server.load()
    let theirs = server.load()
    #expect(mine.cookie != theirs.cookie)
    mine.join(token: theirs.token)
    #expect(mine.channel.code == 4001)
    mine.join(token: "AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    #expect(mine.channel.code == 4001)
    mine.join(token: "../../etc/passwd")
    #expect(mine.channel.code == 4001)
    #expect(server.metrics[.token] == 3)
    theirs.join()
    #expect(theirs.channel.code == nil)
  }

  @Test func theStoredStateOfATabIsForItsBrowserOnly() {
    let theirs = server.load()
    theirs.join()
    theirs.channel.cut()
    server.schedule.advance(by: 300_000)
    let mine = server.load()
    mine.join(token: theirs.token)
    #expect(mine.channel.code == 4001)
    theirs.join()
    #expect(theirs.channel.code == nil)
  }

  @Test func numbersOfAnotherPageAreRefused() {
    let page = server.load()
    page.join(sequence: 50)
    #expect(page.channel.code == 1007)
    let ahead = server.load()
    ahead.join(nextEvent: 7)
    #expect(ahead.channel.code == 1007)
    #expect(server.openScenes.isEmpty)
  }

  @Test func tooManyMessagesEndTheTab() {
    let page = server.load()
    page.join()
    for _ in 0..<400 { page.channel.receive("[\"k\"]") }
    #expect(page.channel.code == 1009)
    #expect(server.metrics[.tooFast] == 1)
    let patient = server.load()
    patient.join()
    for _ in 0..<400 {
      patient.channel.receive("[\"k\"]")
      server.schedule.advance(by: 20)
    }
    #expect(patient.channel.code == nil)
  }

  @Test func eventsForMissingNodesAreDroppedAndAFloodEndsTheTab() {
    let page = server.load()
    page.join()
    let before = server.scenes[0].events.count
    page.send(1, "[0,\"zzzz\"]")
    // The label exists, but cannot be activated.
    page.send(2, "[0,\"\(server.scenes[0].wire(server.scenes[0].label))\"]")
    #expect(server.scenes[0].events.count == before)
    // A page reports the focus in each of many pages that a program shows and removes at once.
    for number in 3..<200 { page.send(number, "[21,\"zzzz\"]") }
    #expect(page.channel.code == nil)
    server.schedule.advance(by: 2_000)
    for number in 200..<350 { page.send(number, "[0,\"zzzz\"]") }
    #expect(page.channel.code == 1009)
    #expect(server.metrics[.strayEvents] == 1)
  }

  @Test func eventsForAnotherTabsNodesAreForNothing() {
    let mine = server.load()
    _ = server.load()
    mine.join()
    mine.send(1, server.scenes[1].press)
    #expect(server.scenes[1].count == 0 && server.scenes[0].count == 0)
  }

  @Test func unjoinedPagesDoNotAccumulate() {
    for _ in 0..<200 { _ = server.load() }
    #expect(server.openScenes.count == server.service.options.limits.unjoinedSessions)
    #expect(server.sessions.count == server.openScenes.count)
    #expect(server.sessions.browsers.count == server.openScenes.count)
  }

  @Test func aFullServerRespondsWithAPage() {
    let small = TestServer { $0.limits.sessions = 2 }
    let one = small.load()
    one.join()
    let two = small.load()
    two.join()
    let three = small.get("/")
    #expect(three.status == 503 && three.header("Retry-After") != nil)
    #expect(small.openScenes.count == 2)
    // A disconnected tab is evicted; it is restored when its page reconnects.
    one.send(1, small.scenes[0].press)
    one.channel.cut()
    #expect(small.get("/").status == 200)
    #expect(small.scenes[0].isClosed && !small.scenes[1].isClosed)
    small.schedule.advance(by: 30_000)
    one.join(nextEvent: 2)
    #expect(one.channel.code == nil && small.openScenes.contains { $0.count == 1 })
  }

  @Test func oneAddressDoesNotTakeAllPlaces() throws {
    let small = TestServer { $0.limits.sessionsPerAddress = 3 }
    let one = try #require(Peer(address: "203.0.113.5"))
    let other = try #require(Peer(address: "198.51.100.7"))
    let pages = (0..<3).map { _ in
      let page = small.load(peer: one)
      page.join(peer: one)
      return page
    }
    let fourth = small.get("/", peer: one)
    #expect(fourth.status == 503 && fourth.header("Retry-After") != nil)
    #expect(small.get("/", peer: other).status == 200)
    for _ in 0..<10 { #expect(small.get("/").status == 200) }
    #expect(small.scenes.prefix(3).allSatisfy { !$0.isClosed })
    // A disconnected tab of the same client is evicted; restoring it needs a place as well.
    pages[0].send(1, small.scenes[0].press)
    pages[0].channel.cut()
    let next = small.load(peer: one)
    next.join(peer: one)
    #expect(next.status == 200 && small.scenes[0].isClosed)
    pages[0].join(nextEvent: 2, peer: one)
    #expect(pages[0].channel.code == WireProtocol.Goodbye.sessionGone.rawValue)
    next.send(1, "[23]")
    pages[0].join(nextEvent: 2, peer: one)
    #expect(pages[0].channel.code == nil)
    #expect(small.get("/", peer: one).status == 503)
  }

  @Test func anAddressMayHaveAQuarterOfAllTabsAndFiveHundredAtLeast() {
    var limits = WebServerLimits()
    #expect(limits.share == 500)
    limits.sessions = 20_000
    #expect(limits.share == 5_000)
    limits.sessionsPerAddress = 7
    #expect(limits.share == 7)
  }

  @Test func pagesAreNotMadeFasterThanTheLimit() {
    let statuses = (0..<600).map { _ in server.get("/").status }
    #expect(statuses.prefix(500).allSatisfy { $0 == 200 } && statuses.suffix(100).allSatisfy { $0 == 429 })
    let other = Peer(address: "192.168.1.9", isLoopback: false, group: "192.168.1.9")
    #expect(server.get("/", peer: other).status == 200)
    server.schedule.advance(by: 1_000)
    #expect(server.get("/").status == 200)
  }

  @Test func aPathThatMeansNothingGetsAPageAndKeepsNothing() {
    let response = server.get("/nowhere/at/all")
    #expect(response.status == 404)
    #expect(String(decoding: response.body, as: UTF8.self).contains("href=\"/\""))
    #expect(server.openScenes.isEmpty && server.sessions.count == 0)
  }
}
