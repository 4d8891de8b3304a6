import Foundation
import Testing

@testable import KeelWeb

/// State that outlives the program.
@MainActor @Suite struct StateDirectoryTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "keel-web-\(UUID().uuidString)").path

  private func files(_ path: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  @Test func aTabIsThereAgainAfterTheServerWasKilled() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(stateDirectory: folder)
    let page = first.load("/detail/Quay")
    page.join()
    for number in 1...4 { page.send(number, first.scenes[0].press) }
    // A tab is saved one second after a change, not on each change.
    first.schedule.advance(by: 1_000)
    #expect(first.sessions.saved?.count == 1)
    first.finishWriting()
    // Neither the token nor the cookie is stored on disk in readable form.
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/sessions")
    #expect(names.count == 1)
    for name in names {
      let bytes = try Data(contentsOf: URL(filePath: folder + "/sessions/" + name))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains(page.token) && !text.contains(page.cookie) && !name.contains(page.token))
    }

    let second = TestServer(stateDirectory: folder)
    let back = TestPage(
      server: second, status: 200, cookie: page.cookie, token: page.token, sequence: 4, document: "")
    back.join(nextEvent: 5)
    #expect(second.scenes.count == 1)
    #expect(second.scenes.first?.count == 4 && second.scenes.first?.request.path == "detail/Quay")
    #expect(back.channel.sent.last?.hasPrefix("[\"s\",") == true)
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

  @Test func invalidFilesAreRemoved() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/sessions", withIntermediateDirectories: true)
    let name = String(repeating: "ab", count: 32)
    for (file, text) in [
      (name, "keel-session 1\nbrowser x\nsaved 1\npath a\nsnapshot 9\n\nshort"), ("other", "x"), (name + ".new", "x"),
    ] {
      try text.write(toFile: folder + "/sessions/" + file, atomically: false, encoding: .utf8)
    }
    let server = TestServer(stateDirectory: folder)
    #expect(server.sessions.saved?.count == 0)
    #expect(files(folder + "/sessions").isEmpty)
  }

  @Test(arguments: [nil, [], Array("line\n\nline".utf8), [0, 255, 10]] as [[UInt8]?], [nil, 0, 12])
  func aRecordIsReadAsItWasWritten(snapshot: [UInt8]?, lastEvent: Int?) {
    let session = SavedSession(
      digest: "d", browser: "b", path: "detail/%C3%A9", lastEvent: lastEvent, snapshot: snapshot)
    let bytes = session.bytes(savedAt: 77)
    #expect(SavedSession.read(bytes, digest: "d")?.session == session)
    #expect(SavedSession.read(bytes, digest: "d")?.savedAt == 77)
    for count in 0..<bytes.count { #expect(SavedSession.read(Array(bytes.prefix(count)), digest: "d") == nil) }
  }

  @Test(arguments: ["a\nsnapshot none\n\n", "a\r\nb\u{0}\u{7F}", "\u{301}x", "%0A", "é/\u{2028}"])
  func aRecordIsReadWithAnyPath(path: String) throws {
    let session = SavedSession(digest: "d", browser: "b", path: path, snapshot: [1, 10])
    let read = try #require(SavedSession.read(session.bytes(savedAt: 7), digest: "d")?.session)
    #expect(read.browser == "b" && read.snapshot == [1, 10])
    let controls = ["\n": "%0A", "\r\n": "%0D%0A", "\u{0}": "%00", "\u{7F}": "%7F"]
    #expect(read.path == path.map { controls[String($0)] ?? String($0) }.joined())
  }

  private func session(_ number: Int, browser: String = "b", size: Int = 1) -> SavedSession {
    SavedSession(
      digest: Digest.hex("\(number)"), browser: browser, path: "", snapshot: [UInt8](repeating: 0, count: size))
  }

  private func saved(_ schedule: Schedule, lifetime: Milliseconds = 86_400_000, limit: Int = 10)
    -> (SavedSessions, StateDirectory)
  {
    let directory = StateDirectory(path: folder, log: WebLog(level: .silent))
    return (SavedSessions(schedule: schedule, lifetime: lifetime, limit: limit, directory: directory), directory)
  }

  @Test func theFolderIsBoundedAndHoldsTheStoredTabs() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (saved, directory) = saved(Schedule(startingAt: 0))
    for number in 0..<50 { saved.keep(session(number)) }
    directory.finish()
    #expect(Set(files(folder + "/sessions")) == Set((40..<50).map { Digest.hex("\($0)") }))
  }

  @Test func ofTooManyFilesTheOldestGoAsItStarts() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/sessions", withIntermediateDirectories: true)
    let now = StateDirectory.wallTime()
    for number in 0..<50 {
      let file = folder + "/sessions/" + Digest.hex("\(number)")
      try Data(session(number).bytes(savedAt: now - 1_000 + Int64(number))).write(to: URL(filePath: file))
      let time = Date(timeIntervalSince1970: TimeInterval(now - 1_000 + Int64(number)))
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
    }
    let (saved, directory) = saved(Schedule(startingAt: 0))
    directory.finish()
    #expect(saved.count == 10)
    #expect(Set(files(folder + "/sessions")) == Set((40..<50).map { Digest.hex("\($0)") }))
  }

  @Test func oldFilesAreRemovedAtTheStart() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/sessions", withIntermediateDirectories: true)
    for (number, age) in [(1, 80_000), (2, 90_000), (3, 10_000_000)] as [(Int, Int64)] {
      let bytes = session(number).bytes(savedAt: StateDirectory.wallTime() - age)
      try Data(bytes).write(to: URL(filePath: folder + "/sessions/" + Digest.hex("\(number)")))
    }
    let (saved, directory) = saved(Schedule(startingAt: 0))
    directory.finish()
    #expect(saved.count == 1)
    #expect(files(folder + "/sessions") == [Digest.hex("1")])
  }

  @Test func aTabIsKeptForALifetimeFromItsLastSave() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let schedule = Schedule(startingAt: 0)
    let (saved, directory) = saved(schedule, lifetime: 1_000)
    saved.keep(session(1))
    saved.keep(session(2))
    schedule.advance(by: 900)
    saved.keep(session(1))
    schedule.advance(by: 900)
    directory.finish()
    #expect(saved.count == 1 && files(folder + "/sessions") == [Digest.hex("1")])
    schedule.advance(by: 100)
    directory.finish()
    #expect(saved.count == 0 && files(folder + "/sessions").isEmpty && schedule.count == 0)
  }

  @Test func theOneThatWasSavedLongestAgoGoesFirst() {
    let saved = SavedSessions(schedule: Schedule(startingAt: 0), lifetime: 1_000, limit: 10)
    let browser = Digest.hex("cookie")
    for number in 0..<10 { saved.keep(session(number, browser: browser)) }
    saved.keep(session(0, browser: browser))
    saved.keep(session(10, browser: browser))
    #expect(saved.count == 10)
    #expect(saved.tab(Digest.hex("0")) != nil)
    #expect(saved.tab(Digest.hex("1")) == nil)
  }

  @Test func savingAgainAndForgettingLeavesNothingBehind() {
    let schedule = Schedule(startingAt: 0)
    let saved = SavedSessions(schedule: schedule, lifetime: 1_000_000, limit: 10)
    for number in 0..<10_000 {
      saved.keep(session(number % 5))
      schedule.advance(by: 1)
    }
    #expect(saved.turns < 100)
    for number in 0..<10_000 {
      saved.keep(session(number))
      saved.forget(digest: Digest.hex("\(number)"))
    }
    #expect(saved.count <= 5 && saved.turns < 100)
  }

  @Test func aPathWithALineBreakIsNoMessage() {
    let server = TestServer()
    for path in ["a\\nsaved 9", "\\u0000", "\\u007f"] {
      let page = server.load()
      page.join()
      page.send(1, "[24,\"\(path)\"]")
      #expect(page.channel.code == WireProtocol.Goodbye.malformed.rawValue)
    }
    #expect(server.scenes.allSatisfy { $0.opened.isEmpty })
  }

  @Test func anUnwritableFolderIsReportedOnce() async {
    let server = TestServer(stateDirectory: "/proc/nowhere")
    let page = server.load()
    page.join()
    for number in 1...5 {
      page.send(number, server.scenes[0].press)
      server.schedule.advance(by: 1_000)
    }
    while let directory = server.sessions.saved?.directory, directory.pending > 0 { await Task.yield() }
    #expect(server.logged.filter { $0.contains("cannot be saved") }.count == 1)
    #expect(page.channel.code == nil && server.scenes[0].count == 5)
  }

  @Test func pairedBrowsersAreKnownAfterARestart() {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = TestServer(needsPairing: true, stateDirectory: folder)
    let browser = first.sessions.makeBrowser(pairedAs: "")
    let other = first.sessions.makeBrowser(pairedAs: "")
    first.sessions.forget(other)
    first.finishWriting()
    let second = TestServer(needsPairing: true, stateDirectory: folder)
    #expect(second.load(cookie: browser.cookie).status == 200)
    #expect(second.scenes.map(\.request.browser) == [browser.digest])
    #expect(second.load(cookie: other.cookie).status == 403)
  }

  @Test func theStoredStateIsBounded() {
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
