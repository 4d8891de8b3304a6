import KeelScene
import Testing
import Walks

@testable import KeelWeb

/// Tabs and pairings with a store that answers when it likes, in any order, and fails: nothing is lost, and no answer is
/// not taken for "unknown".
@MainActor @Suite struct SessionStoreTests {
  /// Plays a story with answers that are held and given in random orders, then with each single call failing once.
  private func play(_ story: (HeldStore, Comment) async throws -> Void) async rethrows {
    for seed in Walk.seeds(Walk.isLong ? 50 : 5) {
      let store = HeldStore(seed: seed)
      try await story(store, "KEEL_SEED=\(seed)")
      #expect(store.calls > 0)
    }
    for failing in 1..<200 {
      for holds in [false, true] {
        let store = HeldStore(seed: UInt64(failing), holds: holds, failing: failing)
        try await story(store, "call \(failing) fails, held: \(holds)")
        if store.failures == 0 { return }
      }
    }
  }

  @Test func aTabReturnsAfterItsServerWasKilled() async throws {
    try await play { store, comment in
      let browser = PatientBrowser(store)
      let page = await browser.load("/detail/Quay")
      await browser.join(page)
      for number in 1...4 { page.send(number, try #require(browser.server.scenes.first, comment).press) }
      await browser.restart()
      let again = browser.again(page)
      await browser.join(again, nextEvent: 5)
      #expect(again.channel.code == nil && browser.server.scenes.map(\.count) == [4], comment)
      #expect(browser.server.scenes.first?.request.path == "detail/Quay", comment)
      again.send(5, browser.server.scenes[0].press)
      #expect(browser.server.scenes[0].count == 5, comment)
    }
  }

  @Test func aPageIsReloadedAfterItsServerWasKilled() async throws {
    try await play { store, comment in
      let browser = PatientBrowser(store)
      let page = await browser.load("/detail/Quay")
      await browser.join(page)
      for number in 1...4 { page.send(number, try #require(browser.server.scenes.first, comment).press) }
      await browser.restart(stops: true)
      let again = await browser.load("/detail/Quay", reloads: true)
      #expect(again.document.contains("count 4"), comment)
      await browser.join(again)
      again.send(1, try #require(browser.server.scenes.last, comment).press)
      #expect(browser.server.scenes.last?.count == 5, comment)
      // The state has moved.
      await browser.settle()
      let new = await browser.load("/detail/Quay")
      #expect(new.document.contains("count 0"), comment)
    }
  }

  @Test func twoTabsReturnAtOnce() async throws {
    try await play { store, comment in
      let browser = PatientBrowser(store)
      var pages: [TestPage] = []
      for number in 1...2 {
        let page = await browser.load("/detail/\(number)")
        await browser.join(page)
        for event in 1...number { page.send(event, try #require(browser.server.scenes.last, comment).press) }
        pages.append(page)
      }
      await browser.restart()
      let returning = pages.map(browser.again)
      for page in returning { await browser.begin(page, nextEvent: 9) }
      for page in returning {
        for _ in 0..<10_000 where page.channel.sent.isEmpty && page.channel.code == nil {
          store.answerOne()
          await Task.yield()
        }
        if page.channel.code == 1001 { await browser.join(page, nextEvent: 9) }
        #expect(page.channel.code == nil, comment)
      }
      #expect(Set(browser.server.openScenes.map(\.count)) == [1, 2], comment)
    }
  }

  /// A page gives up a socket and opens another one, while the store is still looking for its tab.
  @Test func aTabThatIsLookedForTwiceIsBegunOnce() async throws {
    try await play { store, comment in
      let browser = PatientBrowser(store)
      let page = await browser.load("/")
      await browser.join(page)
      page.send(1, try #require(browser.server.scenes.first, comment).press)
      await browser.restart()
      let (first, second) = (browser.again(page), browser.again(page))
      await browser.begin(first, nextEvent: 2)
      await browser.begin(second, nextEvent: 2)
      await browser.settle()
      #expect(browser.server.openScenes.map(\.count) == [1] || store.failures > 0, comment)
      #expect(![first, second].contains { $0.channel.code == 4001 }, comment)
      await browser.join(second, nextEvent: 2)
      #expect(second.channel.code == nil && browser.server.openScenes.map(\.count) == [1], comment)
    }
  }

  @Test func aTabThatWasAwayForLongReturns() async throws {
    try await play { store, comment in
      let browser = PatientBrowser(store)
      let page = await browser.load("/detail/Quay")
      await browser.join(page)
      page.send(1, try #require(browser.server.scenes.first, comment).press)
      page.channel.cut()
      browser.server.schedule.advance(by: 300_000)
      #expect(browser.server.openScenes.isEmpty, comment)
      // What the store does not have yet is found as well.
      let again = browser.again(page)
      await browser.join(again, nextEvent: 2)
      #expect(again.channel.code == nil && browser.server.openScenes.map(\.count) == [1], comment)
    }
  }

  @Test func aPairedBrowserIsKnownUntilItLogsOut() async throws {
    await play { store, comment in
      let browser = PatientBrowser(store, needsPairing: true)
      #expect(await browser.get("/").status == 403, comment)
      let code = browser.server.service.pairingCode ?? ""
      #expect(await browser.post("/_keel/pair", "code=\(code)").status == 303, comment)
      let former = browser.cookie
      #expect(await browser.get("/").status == 200, comment)
      await browser.restart()
      #expect(await browser.get("/").status == 200, comment)
      #expect(await browser.post("/_keel/logout", "").status == 303, comment)
      // At once, and after the next start.
      browser.cookie = former
      #expect(await browser.get("/").status == 403, comment)
      await browser.restart()
      #expect(await browser.get("/").status == 403, comment)
    }
  }

  @Test func aPairedBrowserForgetsAnother() async throws {
    await play { store, comment in
      let (one, other) = (PatientBrowser(store, needsPairing: true), PatientBrowser(store, needsPairing: true))
      for browser in [one, other] {
        let code = browser.server.service.pairingCode ?? ""
        #expect(await browser.post("/_keel/pair", "code=\(code)").status == 303, comment)
        await browser.settle()
      }
      let digest = Digest.hex(other.cookie ?? "")
      let list = String(decoding: await one.get("/_keel/pair").body, as: UTF8.self)
      #expect(list.contains(digest), comment)
      #expect(await one.post("/_keel/forget", "browser=\(digest)").status == 303, comment)
      #expect(!String(decoding: await one.get("/_keel/pair").body, as: UTF8.self).contains(digest), comment)
      await one.settle()
      await other.restart()
      #expect(await other.get("/").status == 403, comment)
    }
  }

  @Test func aBrowserThatLogsOutWhileItsTabIsLookedForGetsNone() async throws {
    let store = HeldStore(holds: false)
    let browser = PatientBrowser(store, needsPairing: true)
    let code = browser.server.service.pairingCode ?? ""
    #expect(await browser.post("/_keel/pair", "code=\(code)").status == 303)
    let page = await browser.load("/")
    await browser.join(page)
    await browser.restart()
    let cookie = browser.cookie
    // The browser is known, and its tab is looked for.
    #expect(await browser.get("/_keel/pair").status == 200)
    store.holds = true
    let answer = browser.server.answer("/", cookie: cookie, headers: [("Cache-Control", "max-age=0")])
    #expect(store.heldCount == 1)
    let logout = browser.server.answer(
      "/_keel/logout", method: "POST", cookie: cookie, origin: "http://" + TestServer.host,
      headers: [("Content-Type", "application/x-www-form-urlencoded"), ("Content-Length", "0")])
    #expect(browser.server.response(logout).status == 303)
    #expect(browser.server.response(await browser.finish(answer)).status == 403 && browser.server.scenes.isEmpty)
  }

  // MARK: A store that never answers

  @Test func aRequestIsToldToComeBack() async throws {
    let store = HeldStore()
    let server = TestServer(store: store)
    let cookie = Secrets.token()
    guard case .later(let prepare) = server.answer("/", cookie: cookie) else { return #expect(Bool(false)) }
    let answer = Once<HTTPAnswer>()
    Task { answer.set(await prepare()) }
    for _ in 0..<20 { await Task.yield() }
    // The other call keeps the files of the build.
    #expect(answer.value == nil && store.heldCount == 2)
    server.schedule.advance(by: 5_000)
    for _ in 0..<10_000 where answer.value == nil { await Task.yield() }
    let response = server.response(try #require(answer.value))
    #expect(response.status == 503 && response.header("Retry-After") == "5")
    #expect(server.metrics[.store] == 1 && server.logged.count { $0.contains("does not answer") } == 1)
    // Without a cookie there is nothing to ask, and what is open goes on.
    let page = server.load()
    page.join()
    page.send(1, server.scenes[0].press)
    #expect(page.channel.code == nil && server.scenes[0].count == 1)
    store.answerOne()
  }

  @Test func aPageIsToldToConnectAgain() async throws {
    let store = HeldStore(holds: false)
    let browser = PatientBrowser(store)
    let page = await browser.load("/")
    await browser.join(page)
    page.send(1, browser.server.scenes[0].press)
    await browser.restart()
    let again = browser.again(page)
    // The browser is found, and the tab is not.
    store.holds = false
    let socket = browser.server.socket(cookie: browser.cookie)
    guard case .upgrade(let upgrade) = socket else { return #expect(Bool(false)) }
    store.holds = true
    again.channel = FakeChannel()
    browser.server.service.opened(again.channel, upgrade)
    again.channel.receive("[\"h\",\"\(page.token)\",0,2,\(TestPage.environment)]")
    #expect(again.channel.code == nil && store.heldCount == 1)
    browser.server.schedule.advance(by: 5_000)
    for _ in 0..<10_000 where again.channel.code == nil { await Task.yield() }
    #expect(again.channel.code == 1001 && browser.server.scenes.isEmpty)
    // A late answer begins nothing.
    store.answerOne()
    for _ in 0..<20 { await Task.yield() }
    #expect(browser.server.scenes.isEmpty)
    await browser.join(again, nextEvent: 2)
    #expect(again.channel.code == nil && browser.server.scenes.map(\.count) == [1])
  }

  @Test func thoseWhoFindNoRoomAreToldAtOnce() async {
    let store = HeldStore()
    let server = TestServer(store: store) { $0.limits.pagesAtOnce = 5_000 }
    var answers: [Once<HTTPAnswer>] = []
    for _ in 0..<SessionKeeper.mostReads {
      guard case .later(let prepare) = server.answer("/", cookie: Secrets.token()) else { return #expect(Bool(false)) }
      let answer = Once<HTTPAnswer>()
      Task { answer.set(await prepare()) }
      answers.append(answer)
    }
    #expect(server.get("/", cookie: Secrets.token()).status == 503)
    while store.heldCount > 0 {
      store.answerOne()
      await Task.yield()
    }
    for _ in 0..<10_000 where answers.contains(where: { $0.value == nil }) { await Task.yield() }
    #expect(answers.allSatisfy { $0.value != nil })
  }

  /// Twenty states of 4 MB are more than may wait.
  @Test func aStoreThatFailsKeepsTheMemoryBounded() {
    var changes = StoreChanges()
    for number in 0..<20 {
      changes.tabs["\(number)"] = SavedSession(
        digest: "\(number)", browser: "b", path: "p", snapshot: [UInt8](repeating: 0, count: 4_000_000 + number))
    }
    changes.tabs["gone"] = .some(nil)
    changes.limitSnapshots(to: SessionKeeper.mostWaitingBytes)
    #expect(changes.tabs.count == 21 && changes.tabs["19"]??.path == "p")
    #expect(changes.tabs["19"]??.snapshot == nil && changes.tabs["0"]??.snapshot != nil)
    #expect(changes.tabs.values.reduce(0) { $0 + ($1?.snapshot?.count ?? 0) } <= SessionKeeper.mostWaitingBytes)
  }

  @Test func whatCannotBeWrittenWaitsAndIsWrittenOnce() async throws {
    let store = HeldStore(holds: false, failing: 1)
    let schedule = Schedule(startingAt: 0)
    let keeper = SessionKeeper(store, schedule: schedule, log: WebLog(level: .silent), metrics: Metrics())
    func session(_ path: String) -> SavedSession { SavedSession(digest: "d", browser: "b", path: path) }
    keeper.keep(session("old"))
    #expect(!keeper.isIdle && store.failures == 1)
    keeper.keep(session("new"))
    #expect(store.calls == 1)
    schedule.advance(by: 1_000)
    #expect(keeper.isIdle && store.calls == 2)
    #expect(try await store.tab("d") == session("new"))
  }
}
