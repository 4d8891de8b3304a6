import KeelScene
import Testing

@testable import KeelWeb

/// A tab, from its first request to its end.
@MainActor @Suite struct SessionTests {
  let server = TestServer()

  @Test func eachPageHasItsScene() {
    let one = server.load()
    let two = server.load("/detail/Harbour", cookie: one.cookie)
    #expect(one.status == 200 && two.status == 200)
    #expect(server.openScenes.count == 2)
    #expect(one.token != two.token && one.cookie == two.cookie)
    #expect(server.scenes[1].opened == ["detail/Harbour"])
    #expect(one.document.contains("count 0"))
    #expect(!one.document.contains(one.cookie))
  }

  @Test func theTabsOfABrowserHaveItsNameAndOthersHaveNot() {
    let one = server.load()
    _ = server.load(cookie: one.cookie)
    let other = server.load()
    let names = server.scenes.compactMap(\.request.browser)
    #expect(names.count == 3 && names[0] == names[1] && names[0] != names[2])
    #expect(!names[0].contains(one.cookie) && !names[2].contains(other.cookie))
  }

  @Test func aBrowserHasItsNameUntilItIsForgotten() {
    let page = server.load()
    page.join()
    page.channel.cut()
    server.schedule.advance(by: server.sessions.world.times.idle.milliseconds)
    #expect(server.openScenes.isEmpty)
    // The tab is stored, and so the browser is known.
    _ = server.load(cookie: page.cookie)
    let names = server.scenes.map(\.request.browser)
    #expect(names.count == 2 && names[0] == names[1])
  }

  @Test func anEventIsAnsweredAndThenAcknowledged() {
    let page = server.load()
    page.join()
    #expect(page.channel.takeSent() == ["[\"a\",0]"])
    page.send(1, server.scenes[0].press)
    #expect(page.channel.sent.count == 2)
    #expect(page.channel.sent[0].hasPrefix("[\"p\",\(page.sequence + 1),"))
    #expect(page.channel.sent[0].contains("count 1"))
    #expect(page.channel.sent[1] == "[\"a\",1]")
  }

  @Test func onlyTheAnswerToAReportOfGeometryHasTheNextRound() {
    let page = server.load()
    page.join()
    let scene = server.scenes[0]
    var asked = Attributes()
    asked.geometry = .size
    scene.frontEnd.apply(Patch(operations: [.attributes(scene.label, asked)]))
    _ = page.channel.takeSent()
    let sequence = page.sequence + 1
    // Reports and presses cross: what a press changes does not follow from the report before it.
    page.channel.receive(
      "[\"e\",1,[25,\(sequence),2,[\"\(scene.wire(scene.label))\",0,0,30,20]]]", "[\"e\",2,\(scene.press)]")
    let sent = page.channel.takeSent()
    #expect(sent.count == 3 && scene.count == 2)
    #expect(sent[0].contains("count 1") && sent[0].hasSuffix("]],0,3]"))
    #expect(sent[1].contains("count 2") && sent[1].hasSuffix("]]]"))
  }

  @Test func copiedTextGoesToThePageOfItsScene() {
    let (one, other) = (server.load(), server.load())
    for page in [one, other] {
      page.join()
      _ = page.channel.takeSent()
    }
    server.scenes[0].frontEnd.copy(text: "a \"word\"")
    #expect(one.channel.takeSent() == ["[\"y\",\"a \\\"word\\\"\"]"])
    #expect(other.channel.takeSent() == [])
  }

  @Test func messagesThatCameTogetherAreAcknowledgedOnce() {
    let page = server.load()
    page.join()
    _ = page.channel.takeSent()
    let press = server.scenes[0].press
    page.channel.receive("[\"e\",1,\(press)]", "[\"e\",2,\(press)]", "[\"e\",3,\(press)]")
    #expect(page.channel.sent.filter { $0.hasPrefix("[\"a\"") } == ["[\"a\",3]"])
    #expect(server.scenes[0].count == 3)
  }

  @Test func noEventCountsTwice() {
    let page = server.load()
    page.join()
    let press = server.scenes[0].press
    page.send(1, press)
    page.send(2, press)
    page.channel.cut()
    page.join(nextEvent: 2)
    #expect(page.channel.sent.first == "[\"a\",2]")
    page.send(2, press)
    page.send(3, press)
    #expect(server.scenes[0].count == 3)
  }

  @Test func missedChangesAreSentAgain() {
    let page = server.load()
    page.join()
    page.channel.cut()
    server.scenes[0].change()
    server.scenes[0].change()
    page.join()
    #expect(page.channel.sent.count == 3)
    #expect(page.channel.sent[1].contains("count 1") && page.channel.sent[2].contains("count 2"))
    #expect(page.channel.sent.allSatisfy { !$0.hasPrefix("[\"s\"") })
  }

  @Test func acknowledgedChangesAreNotStored() throws {
    let page = server.load()
    page.join()
    let session = try #require(page.session)
    for _ in 0..<5 { server.scenes[0].change() }
    #expect(page.channel.confirming == nil, "so little is not worth a question")
    for _ in 0..<100 { server.scenes[0].change() }
    let kept = session.log.bytes
    page.channel.confirmAll()
    #expect(session.log.bytes < kept)
    page.channel.confirmAll()
    #expect(session.log.bytes == 0 && page.channel.confirming == nil)
    // Messages after the confirmed ones are still stored for a page that reconnects.
    server.scenes[0].change()
    let seen = page.sequence + 105
    page.channel.cut()
    server.scenes[0].change()
    page.join(sequence: seen)
    #expect(page.channel.sent.filter { $0.hasPrefix("[\"p\"") }.count == 2)
  }

  @Test func afterTooManyMissedChangesTheWholePageIsSent() {
    let page = server.load()
    page.join()
    page.channel.cut()
    for _ in 0..<2_000 { server.scenes[0].change() }
    page.join()
    #expect(page.channel.sent.count == 2)
    #expect(page.channel.sent[1].hasPrefix("[\"s\",") && page.channel.sent[1].contains("count 2000"))
  }

  @Test func changesBeforeTheJoinAreSent() {
    let page = server.load()
    server.scenes[0].change()
    page.join()
    #expect(page.channel.sent.last?.contains("count 1") == true)
  }

  @Test func aSlowReaderGetsTheLatestStateInPlaceOfAllChanges() {
    let page = server.load()
    page.join()
    _ = page.channel.takeSent()
    page.channel.queuedBytes = 10_000_000
    for _ in 0..<50 { server.scenes[0].change() }
    page.send(1, server.scenes[0].press)
    #expect(page.channel.sent.isEmpty)
    #expect(page.channel.drops == 1)
    page.channel.drain()
    #expect(page.channel.sent.count == 2)
    #expect(page.channel.sent[0].hasPrefix("[\"s\",") && page.channel.sent[0].contains("count 51"))
    #expect(page.channel.sent[1] == "[\"a\",1]")
    server.scenes[0].change()
    #expect(page.channel.sent.last?.contains("count 52") == true)
  }

  // MARK: End of a session

  @Test func anUnjoinedPageEnds() {
    _ = server.load()
    server.schedule.advance(by: 29_000)
    #expect(server.openScenes.count == 1)
    server.schedule.advance(by: 1_000)
    #expect(server.openScenes.isEmpty && server.sessions.count == 0)
    #expect(server.sessions.browsers.isEmpty)
    #expect(server.schedule.count == 0)
  }

  @Test func aTabThatIsAwayLivesOnForAWhile() {
    let page = server.load()
    page.join()
    page.channel.cut()
    server.schedule.advance(by: 299_000)
    page.join()
    server.schedule.advance(by: 400_000)
    #expect(server.openScenes.count == 1)
    page.channel.cut()
    server.schedule.advance(by: 300_000)
    #expect(server.openScenes.isEmpty && server.sessions.count == 0)
  }

  @Test func aReturnAfterAnHourRestoresTheScene() {
    let page = server.load("/detail/Quay")
    page.join()
    for number in 1...3 { page.send(number, server.scenes[0].press) }
    page.channel.cut()
    server.schedule.advance(by: 3_600_000)
    #expect(server.openScenes.isEmpty)
    page.join(sequence: 3, nextEvent: 4)
    #expect(server.openScenes.count == 1)
    let scene = server.scenes[1]
    #expect(scene.count == 3 && scene.request.path == "detail/Quay" && scene.request.snapshot == Array("3".utf8))
    // Events of the old page are not applied to the new one: all of them are acknowledged.
    #expect(page.channel.sent.first == "[\"a\",9007199254740991,3]")
    #expect(page.channel.sent.last?.hasPrefix("[\"s\",") == true)
    page.send(9, scene.press)
    #expect(scene.count == 4)
    page.send(9, scene.press)
    #expect(scene.count == 4)
  }

  @Test func nothingIsKeptForEver() {
    let page = server.load()
    page.join()
    page.channel.cut()
    server.schedule.advance(by: 90_000_000)
    #expect(server.sessions.saved?.count == 0 && server.sessions.saved?.bytes == 0)
    page.join()
    #expect(page.channel.code == 4001)
    #expect(server.schedule.count == 0)
  }

  @Test func theMemoryOfAnEndedTabIsReleased() {
    weak var session: Session?
    weak var scene: TestScene?
    do {
      let page = server.load()
      page.join()
      session = page.session
      scene = server.scenes[0]
      #expect(session != nil)
      page.channel.cut()
    }
    server.scenes = []
    server.schedule.advance(by: 300_000)
    #expect(session == nil)
    #expect(scene == nil)
  }

  @Test func aTabClosedByTheUserEndsAtOnce() {
    let page = server.load()
    page.join()
    page.send(1, "[23]")
    #expect(page.channel.code == 4003)
    #expect(server.openScenes.isEmpty && server.sessions.saved?.count == 0)
  }

  @Test func aSecondSocketTakesTheTabOver() {
    let page = server.load()
    page.join()
    let first = page.channel
    page.join()
    #expect(first.code == 4002)
    #expect(first.sent.last?.hasPrefix("[\"x\",4002,") == true)
    page.send(1, server.scenes[0].press)
    #expect(server.scenes[0].count == 1 && server.openScenes.count == 1)
  }

  @Test func aStopOfTheServerIsSentToPages() {
    let page = server.load()
    page.join()
    server.sessions.stop("the server stops")
    #expect(page.channel.code == 1001)
    #expect(page.channel.sent.last == "[\"x\",1001,\"the server stops\"]")
    #expect(server.openScenes.isEmpty && server.sessions.count == 0)
  }
}
