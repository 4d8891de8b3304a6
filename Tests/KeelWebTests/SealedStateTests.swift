import Foundation
import Testing

@testable import KeelWeb

/// A store that others can read has only encrypted states.
@MainActor @Suite struct SealedStateTests {
  /// A cipher whose keys a test can read: the cookie and the tab, then the state backwards.
  private struct Turned: StateSealing {
    func sealed(_ state: [UInt8], cookie: String, tab: String) -> [UInt8]? {
      state == Array("2".utf8) ? nil : Array((cookie + tab).utf8) + state.reversed()
    }
    func opened(_ sealed: [UInt8], cookie: String, tab: String) -> [UInt8]? {
      let key = Array((cookie + tab).utf8)
      return sealed.starts(with: key) ? sealed.dropFirst(key.count).reversed() : nil
    }
  }

  private final class OpenStore: SessionStore {
    let inner = SavedSessions(schedule: Schedule(startingAt: 0), lifetime: 1 << 40)
    let outlivesProcess = true
    let sealing: (any StateSealing)? = Turned()
    var tabs: [String: SavedSession] = [:]

    func tab(_ digest: String) -> SavedSession? { tabs[digest] }
    func latestTab(of browser: String, at path: String, except open: Set<String>) -> SavedSession? {
      inner.latestTab(of: browser, at: path, except: open)
    }
    func hasTabs(of browser: String) -> Bool { inner.hasTabs(of: browser) }
    func pairedBrowser(_ digest: String) -> PairedBrowser? { nil }
    func pairedBrowsers() -> [String: PairedBrowser] { [:] }
    func asset(_ name: String) -> [UInt8]? { nil }
    func apply(_ changes: StoreChanges) {
      inner.apply(changes)
      for (digest, tab) in changes.tabs { tabs[digest] = tab }
    }
    func finish() {}
  }

  private func pressed(_ times: Int, in store: OpenStore) -> TestPage {
    let server = TestServer(store: store)
    let page = server.load()
    page.join()
    for number in 1...times { page.send(number, server.scenes[0].press) }
    server.schedule.advance(by: 1_000)
    return page
  }

  private func again(_ page: TestPage, in store: OpenStore, nextEvent: Int) -> TestServer {
    let server = TestServer(store: store)
    TestPage(server: server, status: 200, cookie: page.cookie, token: page.token, sequence: 0, document: "")
      .join(nextEvent: nextEvent)
    return server
  }

  @Test func aStateIsEncryptedForItsTabAndItsBrowser() throws {
    let store = OpenStore()
    let page = pressed(1, in: store)
    let tab = try #require(store.tabs.values.first)
    #expect(tab.snapshot == Array((page.cookie + tab.digest).utf8) + Array("1".utf8))
    #expect(again(page, in: store, nextEvent: 2).scenes.first?.count == 1)
  }

  @Test func aStateThatCannotBeReadIsAsNone() throws {
    let store = OpenStore()
    let page = pressed(1, in: store)
    let digest = try #require(store.tabs.keys.first)
    store.tabs[digest]?.snapshot = Array("1".utf8)
    let server = again(page, in: store, nextEvent: 2)
    #expect(server.scenes.count == 1 && server.scenes.first?.count == 0)
  }

  @Test func aStateThatCannotBeEncryptedIsNotStored() throws {
    let store = OpenStore()
    _ = pressed(2, in: store)
    let tab = try #require(store.tabs.values.first)
    #expect(tab.snapshot == nil && tab.lastEvent == 2)
  }
}
