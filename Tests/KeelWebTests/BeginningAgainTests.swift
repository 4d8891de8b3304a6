import Foundation
import KeelScene
import Testing

@testable import KeelWeb

/// A page whose tab the server does not know goes on with a new one, without a reload.
@MainActor @Suite struct BeginningAgainTests {
  private static let other = "AAAAAAAAAAAAAAAAAAAAAAAAAAA"

  /// A page of a server that is gone.
  private func stranded(on server: TestServer, cookie: String = other) -> TestPage {
    TestPage(server: server, status: 200, cookie: cookie, token: BeginningAgainTests.other, sequence: 9, document: "")
  }

  /// The first message of the server: the process, the build, and the token of the new tab.
  private func introduction(_ page: TestPage) -> [String] {
    (page.channel.sent.first ?? "").split(separator: "\"").filter { $0.count > 1 }.map(String.init)
  }

  @Test func aNewTabBeginsAtThePlaceOfThePage() throws {
    let server = TestServer()
    let page = stranded(on: server)
    page.join(nextEvent: 5, path: "detail/Quay")
    let scene = try #require(server.scenes.first)
    #expect(scene.opened == ["detail/Quay"] && page.channel.code == nil)
    let words = introduction(page)
    #expect(words.count == 3 && words[0] == server.service.world.identity.process && Secrets.isToken(words[2]))
    #expect(page.channel.sent.dropFirst().first?.hasPrefix("[\"a\",9007199254740991]") == true)
    #expect(page.channel.sent.dropFirst(2).first?.hasPrefix("[\"s\",") == true)
    // The numbers of the page go on.
    page.send(5, scene.press)
    #expect(scene.count == 1)
  }

  /// The server was killed after the page had gone on, and before it has saved that.
  @Test(arguments: [(5, "detail/Pier"), (4, "detail/Pier"), (3, "detail/Quay"), (2, "detail/Quay")])
  func aPageThatHasGoneOnIsWhereItWas(nextEvent: Int, path: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keel-again-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(stateDirectory: folder)
    let page = first.load("/detail/Quay")
    page.join()
    for number in 1...2 { page.send(number, first.scenes[0].press) }
    first.schedule.advance(by: 500)
    first.finishWriting()
    let second = TestServer(stateDirectory: folder)
    let again = TestPage(
      server: second, status: 200, cookie: page.cookie, token: page.token, sequence: page.sequence, document: "")
    again.join(nextEvent: nextEvent, path: "detail/Pier")
    #expect(again.channel.code == nil && second.scenes.map(\.opened) == [[path]] && second.scenes[0].count == 2)
  }

  @Test func aPlaceThatIsGoneIsSaid() {
    let server = TestServer()
    let near = stranded(on: server)
    near.join(path: "nowhere/near")
    #expect(near.channel.code == nil && near.channel.sent.first?.contains("nowhere/near") == true)
    let far = stranded(on: server)
    far.join(path: "nowhere/far")
    #expect(far.channel.code == 4001 && server.openScenes.count == 1)
  }

  @Test func aPageWithOtherMessagesReloadsAndItsTabIsLeftAlone() {
    let server = TestServer()
    let page = server.load()
    for wire in ["other", WireProtocol.identity(of: "Another Program")] {
      page.join(wire: wire, path: "")
      #expect(page.channel.code == 4001 && server.openScenes.count == 1)
    }
    page.join(path: "")
    #expect(page.channel.code == nil && server.scenes.count == 1)
    #expect(introduction(page).count == 2)
  }

  @Test func pairingIsNotAvoided() {
    let server = TestServer(needsPairing: true)
    let page = stranded(on: server)
    page.join(path: "")
    #expect(page.channel.code == 4004 && server.scenes.isEmpty)
  }

  @Test func newTabsCountAsPages() {
    let server = TestServer { $0.limits.pagesAtOnce = 2 }
    let pages = (0..<3).map { _ in stranded(on: server) }
    for page in pages { page.join(path: "") }
    #expect(pages.map(\.channel.code) == [nil, nil, 1001])
    server.schedule.advance(by: 1000)
    pages[2].join(path: "")
    #expect(pages[2].channel.code == nil)
    let full = TestServer { $0.limits.sessions = 0 }
    let page = stranded(on: full)
    page.join(path: "")
    #expect(page.channel.code == 4001)
  }

  /// Two tabs of a browser come back at once: each is given a cookie, and the browser keeps the last one.
  @Test func tabsThatAreGivenTwoCookiesAreOfOneBrowser() throws {
    let server = TestServer()
    let (first, second) = (stranded(on: server), stranded(on: server))
    first.join(path: "")
    second.join(path: "")
    let last = introduction(second)[2]
    let cookie = try #require(server.sessions.browsers.values.first { $0.sessions[last] != nil }?.cookie)
    let token = introduction(first)[2]
    first.channel.cut()
    first.join(token: token, cookie: cookie, path: "")
    #expect(first.channel.code == nil && server.scenes.count == 2 && server.sessions.browsers.count == 1)
    #expect(server.sessions.unconfirmed.isEmpty)
    // A browser that has sent its cookie keeps its tabs.
    let stranger = server.load()
    stranger.join(token: token)
    #expect(stranger.channel.code == 4001 && server.openScenes.count == 3)
  }
}
