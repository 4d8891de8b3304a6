import Foundation
import Testing

@testable import KeelWeb

/// What outlives the program.
@MainActor @Suite struct StateDirectoryTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "keel-web-\(UUID().uuidString)").path

  private func files(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  @Test func aTabIsThereAgainAfterTheServerWasKilled() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(stateDirectory: folder)
    let page = first.load("/detail/Quay")
    page.join()
    for number in 1...4 { page.send(number, first.scenes[0].press) }
    // Saved a second after something has happened, not each time.
    first.schedule.advance(by: 1_000)
    #expect(first.sessions.saved.count == 1)
    first.sessions.finishWriting()

    let second = TestServer(stateDirectory: folder)
    let back = TestPage(
      server: second, status: 200, cookie: page.cookie, token: page.token, sequence: 4, document: "")
    back.join(nextEvent: 5)
    #expect(second.scenes.count == 1)
    #expect(second.scenes.first?.count == 4 && second.scenes.first?.request.path == "detail/Quay")
    #expect(back.channel.sent.last?.hasPrefix("[\"s\",") == true)
    // Neither the token nor the cookie can be read from the disk.
    for name in files(folder + "/sessions") {
      let text = (try? String(contentsOfFile: folder + "/sessions/" + name, encoding: .utf8)) ?? ""
      #expect(!text.contains(page.token) && !text.contains(page.cookie) && !name.contains(page.token))
    }
  }

  @Test func aStopKeepsAllTabsAndAClosedTabIsNotKept() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let server = TestServer(stateDirectory: folder)
    let one = server.load()
    one.join()
    let two = server.load(cookie: one.cookie)
    two.join()
    two.send(1, "[23]")
    server.sessions.stop("the server stops")
    #expect(files(folder + "/sessions").count == 1)
  }

  @Test func whatIsNotWholeIsTakenAway() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/sessions", withIntermediateDirectories: true)
    let name = String(repeating: "ab", count: 32)
    for (file, text) in [
      (name, "keel-session 1\nbrowser x\nsaved 1\npath a\nsnapshot 9\n\nshort"), ("other", "x"), (name + ".new", "x"),
    ] {
      try text.write(toFile: folder + "/sessions/" + file, atomically: false, encoding: .utf8)
    }
    let server = TestServer(stateDirectory: folder)
    #expect(server.sessions.saved.count == 0)
    #expect(files(folder + "/sessions").isEmpty)
  }

  @Test(arguments: [nil, [], Array("line\n\nline".utf8), [0, 255, 10]] as [[UInt8]?])
  func aRecordIsReadAsItWasWritten(snapshot: [UInt8]?) {
    let session = SavedSession(digest: "d", browser: "b", path: "detail/%C3%A9", snapshot: snapshot)
    let bytes = session.bytes(savedAt: 77)
    #expect(SavedSession.read(bytes, digest: "d")?.session == session)
    #expect(SavedSession.read(bytes, digest: "d")?.savedAt == 77)
    for count in 0..<bytes.count { #expect(SavedSession.read(Array(bytes.prefix(count)), digest: "d") == nil) }
  }

  @Test func aFolderThatCannotBeWrittenIsSaidOnce() async {
    let server = TestServer(stateDirectory: "/proc/nowhere")
    let page = server.load()
    page.join()
    for number in 1...5 {
      page.send(number, server.scenes[0].press)
      server.schedule.advance(by: 1_000)
    }
    await server.sessions.writesReported()
    #expect(server.logged.filter { $0.contains("cannot be saved") }.count == 1)
    #expect(page.channel.code == nil && server.scenes[0].count == 5)
  }

  @Test func pairedBrowsersAreKnownAfterARestart() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(needsPairing: true, stateDirectory: folder)
    let browser = first.sessions.makeBrowser(isPaired: true)
    let other = first.sessions.makeBrowser(isPaired: true)
    first.sessions.forget(other)
    first.sessions.finishWriting()
    let second = TestServer(needsPairing: true, stateDirectory: folder)
    #expect(second.load(cookie: browser.cookie).status == 200)
    #expect(second.load(cookie: other.cookie).status == 403)
  }

  @Test func whatIsKeptIsBounded() {
    let schedule = Schedule(startingAt: 0)
    let saved = SavedSessions(schedule: schedule, lifetime: 1_000, limit: 10, byteLimit: 10_000)
    func session(_ number: Int, size: Int) -> SavedSession {
      SavedSession(digest: "\(number)", browser: "b", path: "", snapshot: [UInt8](repeating: 0, count: size))
    }
    for number in 0..<100 { saved.keep(session(number, size: 10)) }
    #expect(saved.count == 10)
    for number in 0..<100 { saved.keep(session(number, size: 2_000)) }
    #expect(saved.count == 4 && saved.bytes <= 10_000)
    schedule.advance(by: 1_000)
    #expect(saved.count == 0 && saved.bytes == 0 && schedule.count == 0)
  }
}
