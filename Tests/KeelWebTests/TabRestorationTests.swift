import Foundation
import KeelScene
import Testing

@testable import KeelWeb

/// A tab is where it was after its server was killed and started again.
@MainActor @Suite struct TabRestorationTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "keel-web-\(UUID().uuidString)").path

  /// The texts of all kept tabs.
  private var texts: [String] {
    let sessions = folder + "/sessions"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sessions)) ?? []
    return names.compactMap { FileManager.default.contents(atPath: sessions + "/" + $0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func save(_ server: TestServer) {
    server.schedule.advance(by: 500)
    server.finishWriting()
  }

  @Test func aChangeOfTheModelIsSavedWithoutAnEventOfThePage() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = TestServer(stateDirectory: folder)
    let page = server.load()
    page.join()
    server.scenes[0].change()
    save(server)
    #expect(texts.isEmpty)
    server.scenes[0].request.connection.sceneStateDidChange()
    save(server)
    #expect(texts.count == 1 && texts[0].hasSuffix("\n\n1"))
  }

  @Test func aNewAddressIsSavedWithoutAnEventOfThePage() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = TestServer(stateDirectory: folder)
    let page = server.load()
    page.join()
    server.scenes[0].go(to: "detail/Quay")
    save(server)
    #expect(texts.count == 1 && texts[0].contains("\npath detail/Quay\n"))
  }

  private let reload = [("Cache-Control", "max-age=0")]

  @Test func aPageThatIsReloadedAfterTheRestartContinues() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(stateDirectory: folder)
    let page = first.load("/detail/Quay")
    page.join()
    for number in 1...4 { page.send(number, first.scenes[0].press) }
    save(first)
    let second = TestServer(stateDirectory: folder)
    // Another address, another browser, and a page that is not reloaded begin anew.
    for (path, cookie, headers) in [
      ("/detail/Pier", page.cookie, reload), ("/detail/Quay", "", reload), ("/detail/Quay", page.cookie, []),
    ] {
      #expect(second.load(path, cookie: cookie, headers: headers).document.contains("count 0"))
    }
    let again = second.load("/detail/Quay", cookie: page.cookie, headers: reload)
    #expect(again.document.contains("count 4"))
    again.join()
    again.send(1, second.scenes.last?.press ?? "")
    #expect(second.scenes.last?.count == 5)
    // The state has moved: there is one tab, and its old name leads nowhere.
    #expect(second.load("/detail/Quay", cookie: page.cookie, headers: reload).document.contains("count 0"))
    let thief = TestPage(
      server: second, status: 200, cookie: page.cookie, token: page.token, sequence: 4, document: "")
    thief.join()
    #expect(thief.channel.code == 4001)
  }

  @Test func aPageThatWasReloadedAndNeverConnectedIsNotLost() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(stateDirectory: folder)
    let page = first.load()
    page.join()
    page.send(1, first.scenes[0].press)
    save(first)
    var server = TestServer(stateDirectory: folder)
    for _ in 0..<3 {
      #expect(server.load(cookie: page.cookie, headers: reload).document.contains("count 1"))
      server.finishWriting()
      server = TestServer(stateDirectory: folder)
    }
  }

  @Test func aStateThatIsTooLargeIsNotSavedAndReportedOnce() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = TestServer(stateDirectory: folder) { $0.limits.snapshotBytes = 1 }
    let page = server.load("/detail/Quay")
    page.join()
    for number in 1...12 {
      page.send(number, server.scenes[0].press)
      save(server)
    }
    #expect(texts.count == 1 && texts[0].contains("path detail/Quay\nevent 12\nsnapshot none"))
    #expect(server.logged.count { $0.contains("too large to be saved") } == 1)
  }
}
