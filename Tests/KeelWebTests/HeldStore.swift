import Walks

@testable import KeelWeb

/// A store whose answers are held and given in any order, and of whose calls one fails.
@MainActor final class HeldStore: SessionStore {
  struct Failure: Error {}

  private let inner = SavedSessions(schedule: Schedule(startingAt: 0), lifetime: 1 << 40)
  private var random: SeededRandom
  /// The number of the call that fails; `nil` for none.
  private let failing: Int?
  /// True if calls wait for `answerOne`.
  var holds: Bool
  private var held: [CheckedContinuation<Void, Never>] = []
  private(set) var calls = 0
  private(set) var failures = 0

  init(seed: UInt64 = 0, holds: Bool = true, failing: Int? = nil) {
    random = SeededRandom(seed: seed)
    self.holds = holds
    self.failing = failing
  }

  var heldCount: Int { held.count }

  /// Answers one of the calls that wait, if there is any.
  func answerOne() {
    guard let index = held.indices.randomElement(using: &random) else { return }
    held.remove(at: index).resume()
  }

  private func called() async throws {
    calls += 1
    let number = calls
    if holds { await withCheckedContinuation { held.append($0) } }
    guard number == failing else { return }
    failures += 1
    throw Failure()
  }

  let outlivesProcess = true

  func tab(_ digest: String) async throws -> SavedSession? {
    try await called()
    return inner.tab(digest)
  }

  func latestTab(of browser: String, at path: String, except open: Set<String>) async throws -> SavedSession? {
    try await called()
    return inner.latestTab(of: browser, at: path, except: open)
  }

  func hasTabs(of browser: String) async throws -> Bool {
    try await called()
    return inner.hasTabs(of: browser)
  }

  func pairedBrowser(_ digest: String) async throws -> PairedBrowser? {
    try await called()
    return inner.pairedBrowser(digest)
  }

  func pairedBrowsers() async throws -> [String: PairedBrowser] {
    try await called()
    return inner.pairedBrowsers()
  }

  func asset(_ name: String) async throws -> [UInt8]? {
    try await called()
    return inner.asset(name)
  }

  func apply(_ changes: StoreChanges) async throws {
    try await called()
    inner.apply(changes)
  }

  func finish() {}
}

/// A browser in front of servers with a held store, which tries again as a page does.
@MainActor final class PatientBrowser {
  let store: HeldStore
  private(set) var server: TestServer
  private let needsPairing: Bool
  var cookie: String?

  init(_ store: HeldStore, needsPairing: Bool = false) {
    self.store = store
    self.needsPairing = needsPairing
    server = TestServer(needsPairing: needsPairing, store: store)
  }

  /// Kills the server after everything was written, and starts another.
  func restart(stops: Bool = false) async {
    if stops { server.sessions.stop("the server stops") }
    await settle()
    server = TestServer(needsPairing: needsPairing, store: store)
  }

  /// Lets the time pass after which tabs are saved, and answers the store until it has everything and nobody waits for it.
  func settle() async {
    let keeper = server.sessions.keeper
    for _ in 0..<4 {
      server.schedule.advance(by: 1_000)
      for _ in 0..<10_000 {
        store.answerOne()
        await Task.yield()
        if store.heldCount == 0, keeper.reads == 0, keeper.isIdle || keeper.isWaitingToRetry { break }
      }
    }
  }

  /// Returns the answer, after those of the store for which it waits.
  func finish(_ answer: HTTPAnswer) async -> HTTPAnswer {
    guard case .later(let prepare) = answer else { return answer }
    let result = Once<HTTPAnswer>()
    Task { result.set(await prepare()) }
    for _ in 0..<10_000 where result.value == nil {
      store.answerOne()
      await Task.yield()
    }
    return result.value ?? .response(.text(500, "There is no answer."))
  }

  func request(_ ask: (TestServer) -> HTTPAnswer) async -> HTTPAnswer {
    for _ in 0..<5 {
      let answer = await finish(ask(server))
      guard case .response(let response) = answer, response.status == 503 else { return answer }
      guard response.header("Retry-After") != nil else { return answer }
      server.schedule.advance(by: 1_000)
    }
    return .response(.text(504, "It never answers."))
  }

  func get(_ path: String, headers: [(String, String)] = []) async -> HTTPResponse {
    let answer = await request { $0.answer(path, cookie: self.cookie, headers: headers) }
    return took(server.response(answer))
  }

  func post(_ path: String, _ body: String) async -> HTTPResponse {
    let answer = await request {
      $0.answer(
        path, method: "POST", cookie: self.cookie, origin: "http://" + TestServer.host,
        headers: [("Content-Type", "application/x-www-form-urlencoded"), ("Content-Length", "\(body.utf8.count)")],
        body: body)
    }
    return took(server.response(answer))
  }

  private func took(_ response: HTTPResponse) -> HTTPResponse {
    cookie = TestServer.cookie(setBy: response) ?? cookie
    return response
  }

  func load(_ path: String, reloads: Bool = false) async -> TestPage {
    let response = await get(path, headers: reloads ? [("Cache-Control", "max-age=0")] : [])
    return server.page(response, cookie: cookie)
  }

  /// The same page at the server that runs now.
  func again(_ page: TestPage) -> TestPage {
    TestPage(
      server: server, status: 200, cookie: cookie ?? "", token: page.token, sequence: page.sequence, document: "")
  }

  /// Opens the socket of a page, and sends its greeting; as often as the server is going away.
  func join(_ page: TestPage, nextEvent: Int? = nil) async {
    for _ in 0..<5 {
      await begin(page, nextEvent: nextEvent)
      for _ in 0..<10_000 where page.channel.sent.isEmpty && page.channel.code == nil {
        store.answerOne()
        await Task.yield()
      }
      guard page.channel.code == 1001 else { return }
      server.schedule.advance(by: 1_000)
    }
  }

  /// Opens the socket and sends the greeting, without waiting for the answer to that.
  func begin(_ page: TestPage, nextEvent: Int? = nil) async {
    page.channel = FakeChannel()
    guard case .upgrade(let upgrade) = await request({ $0.socket(cookie: self.cookie) }) else {
      page.channel.code = 403
      return
    }
    server.service.opened(page.channel, upgrade)
    page.channel.receive(
      "[\"h\",\"\(page.token)\",\(page.sequence),\(nextEvent ?? page.lastEvent + 1),\(TestPage.environment)]")
  }
}
