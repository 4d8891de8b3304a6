import KeelScene
import Testing

@testable import KeelWeb

/// A reloaded page continues its session.
@MainActor @Suite struct LoadingAgainTests {
  let server = TestServer()

  private func leave(_ page: TestPage) { page.channel.receive("[\"l\"]") }

  @Test func aReloadedPageContinuesInTheSameScene() {
    let page = server.load()
    page.join()
    let scene = server.scenes[0]
    page.send(1, scene.press)
    leave(page)
    let again = server.load(cookie: page.cookie)
    #expect(again.document.contains("count 1"))
    #expect(again.token == page.token && again.lastEvent == 1)
    // The browser sends this from the old page after it has received the new document.
    page.send(2, "[23]")
    page.channel.receiver?.channelLeft(page.channel)
    scene.change()
    again.join()
    #expect(again.channel.sent.first == "[\"a\",1]")
    #expect(again.channel.sent.count == 2 && again.channel.sent[1].contains("count 2"))
    again.send(2, scene.press)
    #expect(scene.count == 3)
    #expect(!scene.events.contains(.close))
    #expect(server.scenes.count == 1 && server.sessions.count == 1 && server.metrics.sessionsReloaded == 1)
  }

  @Test func reportsOfAPageThatUnloadsDoNotEndItsReload() {
    let page = server.load()
    page.join()
    leave(page)
    page.send(1, "[21]")
    page.send(2, "[25,0,0]")
    let again = server.load(cookie: page.cookie)
    #expect(again.token == page.token && again.lastEvent == 2)
    // A press means that the page stays.
    again.join()
    leave(again)
    again.send(3, server.scenes[0].press)
    #expect(server.load(cookie: page.cookie).token != page.token)
  }

  @Test func itsOldPageHasNoPartInItAnyMore() {
    let page = server.load()
    page.join()
    leave(page)
    let again = server.load(cookie: page.cookie)
    again.join()
    page.send(1, server.scenes[0].press)
    #expect(server.scenes[0].count == 0)
    #expect(again.channel.code == nil)
  }

  @Test func secretsThatThePageNoLongerShowsAreTypedNoMore() {
    let page = server.load()
    page.join()
    let scene = server.scenes[0]
    page.send(1, "[2,\"\(scene.wire(scene.field))\",\"Harbour\"]")
    page.send(2, "[2,\"\(scene.wire(scene.secret))\",\"sesame\"]")
    leave(page)
    _ = server.load(cookie: page.cookie)
    #expect(scene.events.suffix(4).contains(.edit(scene.field, text: "Harbour")))
    #expect(scene.events.last == .edit(scene.secret, text: ""))
  }

  @Test func aFieldFilledByTheProgramAfterwardsIsSent() {
    let page = server.load()
    page.join()
    let scene = server.scenes[0]
    page.send(1, "[2,\"\(scene.wire(scene.field))\",\"Harbour\"]")
    leave(page)
    let again = server.load(cookie: page.cookie)
    again.join()
    _ = again.channel.takeSent()
    // A value that the old page displayed and the new one does not.
    scene.frontEnd.apply(
      Patch(operations: [.update(scene.field, .textField(TextFieldElement(text: "Harbour", placeholder: "Name")))]))
    #expect(again.channel.sent.contains { $0.contains("Harbour") })
  }

  @Test func onlyATabThatAnnouncedUnloadingIsReloaded() {
    let page = server.load()
    page.join()
    #expect(server.load(cookie: page.cookie).token != page.token, "a second tab")
    leave(page)
    #expect(server.load().token != page.token, "another browser")
    #expect(server.load("/elsewhere", cookie: page.cookie).token != page.token, "another place")
    let anew = server.load(cookie: page.cookie, headers: [("Cache-Control", "no-cache")])
    #expect(anew.token != page.token, "altogether anew")
    _ = server.answer("/", method: "HEAD", cookie: page.cookie)
    page.send(1, server.scenes[0].press)
    #expect(server.load(cookie: page.cookie).token != page.token, "it has stayed")
    leave(page)
    server.schedule.advance(by: 10_000)
    #expect(server.load(cookie: page.cookie).token != page.token, "long ago")
    #expect(server.scenes[0].count == 1 && page.channel.code == nil)
  }

  @Test func aTabThatLeavesWithoutReloadingEndsAtOnce() {
    let page = server.load()
    page.join()
    leave(page)
    page.send(1, "[23]")
    #expect(server.openScenes.isEmpty && server.sessions.count == 0)
  }

  /// Firefox closes the socket before it requests the page again.
  @Test func aBrowserMayCloseTheSocketBeforeItAsksAgain() {
    let page = server.load()
    page.join()
    server.scenes[0].change()
    leave(page)
    page.channel.receiver?.channelLeft(page.channel)
    let again = server.load(cookie: page.cookie)
    #expect(again.token == page.token && again.document.contains("count 1"))
    again.join()
    leave(again)
    again.channel.receiver?.channelLeft(again.channel)
    server.schedule.advance(by: 9_000)
    #expect(server.openScenes.count == 1)
    server.schedule.advance(by: 1_000)
    #expect(server.openScenes.isEmpty && server.sessions.count == 0 && server.sessions.saved?.count == 0)
    #expect(server.scenes[0].events.last == .close)
  }

  @Test func aDetachedTabIsFoundByAReload() {
    let page = server.load()
    page.join()
    server.scenes[0].change()
    page.channel.cut()
    #expect(server.load(cookie: page.cookie).token != page.token, "a new tab")
    let reload = [("Cache-Control", "max-age=0")]
    #expect(server.load("/elsewhere", cookie: page.cookie, headers: reload).token != page.token, "another place")
    let again = server.load(cookie: page.cookie, headers: reload)
    #expect(again.token == page.token && again.document.contains("count 1"))
  }

  @Test func anUnjoinedDocumentEndsItsTab() {
    let page = server.load()
    page.join()
    leave(page)
    _ = server.load(cookie: page.cookie)
    server.schedule.advance(by: 29_000)
    #expect(server.openScenes.count == 1)
    server.schedule.advance(by: 1_000)
    #expect(server.openScenes.isEmpty && server.sessions.count == 0)
  }

  // MARK: Pages without addresses

  @Test func aTabIsFoundByAPathThatTheAppDoesNotKnow() {
    let page = server.load()
    page.join()
    server.scenes[0].change()
    server.scenes[0].go(to: "nowhere/deep")
    #expect(server.get("/nowhere/deep", cookie: page.cookie).status == 404)
    page.channel.cut()
    #expect(server.get("/nowhere/deep").status == 404, "another browser")
    let again = server.load("/nowhere/deep", cookie: page.cookie)
    #expect(again.token == page.token && again.document.contains("count 1"))
  }

  @Test func anUnmarkedReloadContinuesTheOnlyTabOfItsPath() {
    let page = server.load()
    page.join()
    server.scenes[0].go(to: "nowhere/deep")
    let reload = [("Cache-Control", "max-age=0")]
    let again = server.load("/nowhere/deep", cookie: page.cookie, headers: reload)
    #expect(again.token == page.token)
    again.join()
    let second = server.load(cookie: page.cookie)
    second.join()
    server.scenes.last?.go(to: "nowhere/deep")
    #expect(server.load("/nowhere/deep", cookie: page.cookie, headers: reload).status == 404)
  }
}
