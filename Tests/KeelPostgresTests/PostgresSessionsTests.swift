#if Postgres
import Foundation
import KeelWeb
import Testing

@testable import KeelPostgres

/// Sessions in tables of a real server, which `Tests/Postgres/run` starts.
@MainActor @Suite struct PostgresSessionsTests {
  private let schema = "t\(UInt32.random(in: 0 ... .max))"

  private func store(_ schema: String? = nil, lifetime: Duration = .seconds(3600)) throws -> PostgresSessions {
    try PostgresSessions(
      PostgresAddress.ofProcess(), schema: schema ?? self.schema, lifetime: lifetime, pairedDays: 30,
      patience: .seconds(600))
  }

  private func digest(_ number: Int) -> String { String(format: "%064x", number) }

  private func tab(_ number: Int, of browser: Int = 1, at path: String = "", _ snapshot: [UInt8]? = [1]) -> SavedSession
  {
    SavedSession(
      digest: digest(number), browser: digest(browser), path: path, lastEvent: number, snapshot: snapshot)
  }

  private func changes(_ change: (inout StoreChanges) -> Void) -> StoreChanges {
    var changes = StoreChanges()
    change(&changes)
    return changes
  }

  private func keeping(_ tabs: SavedSession...) -> StoreChanges {
    changes { for tab in tabs { $0.tabs[tab.digest] = .some(tab) } }
  }

  @Test func tabsAreKept() async throws {
    let store = try store()
    let (one, two) = (tab(1, at: "a"), tab(2, at: "a/é", nil))
    try await store.apply(keeping(one, two))
    #expect(try await store.tab(one.digest) == one)
    #expect(try await store.tab(two.digest) == two)
    #expect(try await store.tab(digest(3)) == nil)
    #expect(try await store.hasTabs(of: digest(1)))
    #expect(try await store.hasTabs(of: digest(2)) == false)
    var changed = one
    changed.snapshot = [UInt8](0...255)
    changed.lastEvent = nil
    try await store.apply(keeping(changed))
    #expect(try await store.tab(one.digest) == changed)
    try await store.apply(changes { $0.tabs[one.digest] = .some(nil) })
    #expect(try await store.tab(one.digest) == nil)
  }

  @Test func theLatestTabOfAPathIsFound() async throws {
    let store = try store()
    try await store.apply(keeping(tab(1, at: "a")))
    try await store.apply(keeping(tab(2, at: "a"), tab(3, of: 2, at: "a")))
    #expect(try await store.latestTab(of: digest(1), at: "a", except: [])?.digest == digest(2))
    #expect(try await store.latestTab(of: digest(1), at: "a", except: [digest(2)])?.digest == digest(1))
    #expect(try await store.latestTab(of: digest(1), at: "b", except: []) == nil)
  }

  @Test func aLogoutForgetsAllTabsButThoseThatFollow() async throws {
    let store = try store()
    try await store.apply(keeping(tab(1), tab(2), tab(3, of: 2)))
    var logout = keeping(tab(4))
    logout.loggedOut = [digest(1)]
    try await store.apply(logout)
    #expect(try await store.tab(digest(1)) == nil)
    #expect(try await store.tab(digest(2)) == nil)
    #expect(try await store.tab(digest(3)) != nil)
    #expect(try await store.tab(digest(4)) != nil)
  }

  @Test func pairedBrowsersAreKeptAsLongAsTheyVisit() async throws {
    let store = try store()
    let now: Int64 = 1_800_000_000
    let browser = PairedBrowser(seen: now, name: "Firefox · Linux")
    let old = PairedBrowser(seen: now - 31 * 86_400, name: "")
    try await store.apply(
      changes {
        $0.browsers[digest(1)] = .some(browser)
        $0.browsers[digest(2)] = .some(old)
      })
    #expect(try await store.pairedBrowsers() == [digest(1): browser])
    #expect(try await store.pairedBrowser(digest(1)) == browser)
    #expect(try await store.pairedBrowser(digest(2)) == nil)
    try await store.apply(changes { $0.browsers[digest(1)] = .some(nil) })
    #expect(try await store.pairedBrowsers().isEmpty)
  }

  @Test func theFilesOfTheLastBuildsAreKept() async throws {
    let store = try store()
    for number in 0..<40 {
      try await store.apply(changes { $0.assets = ["keel-\(number).js": [UInt8(number)], "favicon.svg": [9]] })
    }
    #expect(try await store.asset("keel-39.js") == [39])
    #expect(try await store.asset("keel-0.js") == nil)
    #expect(try await store.asset("favicon.svg") == [9])
    #expect(try await store.asset("a\0b") == nil)
  }

  @Test func tooLargeAStateIsNotKept() async throws {
    let store = try store()
    try await store.apply(keeping(tab(1, [UInt8](repeating: 0, count: PostgresSessions.mostSnapshotBytes + 1))))
    #expect(try await store.tab(digest(1))?.snapshot == nil)
    #expect(try await store.tab(digest(1))?.lastEvent == 1)
  }

  @Test func tabsExpire() async throws {
    let store = try store(lifetime: .zero)
    try await store.apply(keeping(tab(1)))
    #expect(try await store.tab(digest(1)) == nil)
    #expect(try await store.hasTabs(of: digest(1)) == false)
  }

  @Test func aLostConnectionIsOpenedAgain() async throws {
    let store = try store()
    try await store.apply(keeping(tab(1)))
    let killer = try await PostgresConnection.open(PostgresAddress.ofProcess(), name: "killer", patience: .seconds(600))
    for _ in 0..<3 {
      try await killer.run(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name LIKE 'keel-%'")
      // The loss may be noticed by the first call only.
      var found: SavedSession?
      for _ in 0..<2 where found == nil { found = try? await store.tab(digest(1)) }
      #expect(found == tab(1))
    }
  }

  @Test func oneProcessHasTheSessions() async throws {
    var first: PostgresSessions? = try store()
    try await first?.apply(keeping(tab(1)))
    let second = try store()
    await #expect(throws: PostgresError.self) { try await second.tab(digest(1)) }
    first = nil
    var found: SavedSession?
    while found == nil { found = try? await second.tab(digest(1)) }
    #expect(found == tab(1))
  }

  @Test func tablesOfALaterLayoutAreLeftAlone() async throws {
    try await store().apply(keeping(tab(1)))
    let other = try await PostgresConnection.open(PostgresAddress.ofProcess(), name: "other", patience: .seconds(600))
    try await other.run(.init(raw: "UPDATE \(schema).layout SET oldest = 99"))
    do {
      // The claim of the first store ends with its connection.
      for _ in 0..<100 {
        do {
          _ = try await store().tab(digest(1))
          Issue.record("The tables were used.")
          return
        } catch let error as PostgresError where error.state == "KEEL2" {}
      }
    } catch { #expect((error as? PostgresError)?.state == "KEEL1") }
  }

  @Test(arguments: ["", "A", "a b", "1a", "a\"; DROP", "a-b", "é", String(repeating: "a", count: 41)])
  func otherNamesOfSchemasAreRefused(name: String) {
    #expect(throws: PostgresError.self) { try store(name) }
  }
}
#endif
