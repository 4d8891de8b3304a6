import FoundationEssentials
import KeelModel
import Testing

@testable import KeelRecording

@MainActor @Suite struct ReplayTests {
  let clock = TestClock()
  let model: TimerModel
  init() { model = TimerModel(clock: clock) }

  private func failure(_ lines: [String], secrets: [String: String] = [:]) async -> ReplayError? {
    await #expect(throws: ReplayError.self) {
      try await replay(lines, secrets: secrets).run(on: model, clock: clock)
    }
  }

  @Test func actionsArePlayedAtTheirTimes() async throws {
    try await replay([
      #"{"at":1,"do":{"laterButtonTapped":{}},"window":1}"#,
      #"{"at":1.5,"do":{"minutes":{"_0":2}},"window":1}"#,
      #"{"at":10,"end":true}"#,
    ]).run(on: model, clock: clock)
    #expect(clock.now.offset == .seconds(10))
    #expect(model.startCount == 1 && model.minutes == 2)
  }

  @Test func placesLeadToTheModelsInside() async throws {
    try await replay([
      #"{"at":0,"do":{"editButtonTapped":{"_0":"a"}},"window":1}"#,
      #"{"at":0,"do":{"text":{"_0":"Tea"}},"place":["edit(a)"],"window":1}"#,
    ]).run(on: model, clock: clock)
    guard case .edit(let label)? = model.destination else {
      Issue.record("nothing is open")
      return
    }
    #expect(label.text == "Tea")
  }

  @Test func anActionThatDoesNotApplyIsReportedByItsLine() async throws {
    let place = await failure([
      #"{"at":0,"do":{"editButtonTapped":{"_0":"b"}},"window":1}"#,
      #"{"at":0,"do":{"text":{"_0":"Tea"}},"place":["edit(a)"],"window":1}"#,
    ])
    #expect(place?.kind == .notApplicable && place?.line == 4 && place?.performedCount == 1)
    #expect(place?.message.contains("nothing is open at edit(a). The window is at edit(b)") == true)
    #expect(place?.description.hasPrefix("test.keel, line 4: ") == true)
    model.destination = nil
    let unknown = await failure([#"{"at":0,"do":{"flyButtonTapped":{}},"window":1}"#])
    #expect(unknown?.kind == .notApplicable && unknown?.line == 3)
    let value = await failure([#"{"at":0,"do":{"minutes":{"_0":"two"}},"window":1}"#])
    #expect(value?.kind == .notApplicable)
    let dismissal = await failure([#"{"at":0,"do":{"destinationDismissed":{}},"window":1}"#])
    #expect(dismissal?.message.contains("nothing to dismiss") == true)
    let window = await failure([#"{"at":0,"do":{"startButtonTapped":{}},"window":2}"#])
    #expect(window?.message.contains("Window 2 is not open") == true)
    #expect(model.startCount == 0)
  }

  @Test func secretsComeFromAFile() async throws {
    let line = #"{"at":0,"do":{"pin":{"_0":{"secret":"pin"}}},"secrets":["pin"],"window":1}"#
    let missing = await failure([line])
    #expect(missing?.kind == .secretMissing && missing?.line == 3)
    #expect(missing?.message.contains("pin=VALUE") == true)
    try await replay([line], secrets: ["pin": "1234"]).run(on: model, clock: clock)
    #expect(model.pin == "1234")
  }

  @Test func damagedFilesAreRejectedBeforeAnythingIsPlayed() async throws {
    let start = #"{"at":0,"do":{"startButtonTapped":{}},"window":1}"#
    for line in ["", "{", #"{"at":-1,"end":true}"#, #"{"at":0}"#, #"{"at":0,"do":{}}"#, #"{"at":"x","end":true}"#] {
      let error = await failure([start, line, start])
      #expect(error?.kind == .damaged && error?.line == 4, "\(line)")
    }
    #expect(model.startCount == 0)
  }

  @Test func aLastLineThatIsCutOffIsSaidAndNotPlayed() async throws {
    let text = """
      {"app":"test","keel":"recording","version":1}
      {"at":0,"root":"TimerModel","window":1}
      {"at":0,"do":{"startButtonTapped":{}},"window":1}
      {"at":0,"do":{"startBut
      """
    let cut = try Replay(bytes: Array(text.utf8), file: "test.keel", secrets: [:])
    #expect(cut.cutOffLine == 4 && cut.actionCount == 1)
    try await cut.run(on: model, clock: clock)
    #expect(model.startCount == 1)
  }

  @Test func otherFilesAreNotRecordings() {
    func kind(_ text: String) -> (ReplayError.Kind?, String) {
      let error = #expect(throws: ReplayError.self) {
        try Replay(bytes: Array(text.utf8), file: "test.keel", secrets: [:])
      }
      return (error?.kind, error?.message ?? "")
    }
    #expect(kind("").0 == .notPlayable)
    #expect(kind("until Harbour 5\n").0 == .notPlayable)
    #expect(kind(#"{"keel":"other","version":1,"app":"a"}"# + "\n").0 == .notPlayable)
    #expect(kind(#"{"keel":"recording","version":2,"shape":[]}"# + "\n").1.contains("version 2"))
    #expect(throws: ReplayError.self) { try Replay("/none/such") }
    #expect(throws: ReplayError.self) { try Replay("/dev/null") }
  }

  @Test func aRecordingOfAnotherModelIsRejected() async {
    let label = LabelModel(id: "a") {}
    let error = await #expect(throws: ReplayError.self) {
      try await replay([]).run(on: label, clock: clock)
    }
    #expect(error?.kind == .notPlayable)
    #expect(error?.message.contains("begins with TimerModel, and this window has LabelModel") == true)
  }

  @Test func aSecretsFileHasALineForEachSecret() throws {
    let folder = try Folder()
    #expect(folder.write("# Passwords\n\npin=12=34 \r\nother=\n", to: "s"))
    #expect(try SecretsFile.read(folder.file("s")) == ["pin": "12=34 ", "other": ""])
    #expect(folder.write("pin=1\nhunter22\n", to: "s"))
    let error = #expect(throws: ReplayError.self) { try SecretsFile.read(folder.file("s")) }
    #expect(error?.line == 2)
    #expect(error?.description.contains("hunter22") == false)
  }

  @Test func aReplayOnARunningClockKeepsItsPaceAndWaitsForModels() async throws {
    // A clock that passes by itself, as far as the player knows.
    let player = ReplayPlayer(
      try replay([
        #"{"at":4,"do":{"text":{"_0":"Tea"}},"place":["edit(a)"],"window":1}"#
      ]), clock: Passing(clock: clock), pace: .speed(2))
    player.add(window: model)
    let run = Task { () -> ReplayError? in
      do throws(ReplayError) { try await player.run() } catch { return error }
      return nil
    }
    await clock.advance(by: .seconds(3))
    let label = LabelModel(id: "a") {}
    model.destination = .edit(label)
    await clock.advance()
    #expect(await run.value == nil)
    #expect(label.text == "Tea")
  }

  @Test func aReplayOnARunningClockWaitsForThePageThatWasOpen() async throws {
    let player = ReplayPlayer(
      try replay([
        #"{"at":0,"do":{"minutes":{"_0":2}},"open":["edit(a)"],"window":1}"#,
        #"{"at":0,"do":{"destinationDismissed":{}},"open":[],"window":1}"#,
        #"{"at":0,"do":{"minutes":{"_0":3}},"window":1}"#,
      ]), clock: Passing(clock: clock), pace: .atOnce)
    player.add(window: model)
    let run = Task { () -> ReplayError? in
      do throws(ReplayError) { try await player.run() } catch { return error }
      return nil
    }
    await clock.advance(by: .seconds(1))
    #expect(model.minutes == 5)
    model.destination = .edit(LabelModel(id: "a") {})
    await clock.advance(by: .seconds(1))
    #expect(model.minutes == 2)
    model.destination = .help
    await clock.advance(by: .seconds(1))
    #expect(await run.value == nil)
    #expect(model.minutes == 3 && model.destination == nil)
  }

  @Test func aReplayOnARunningClockGivesUpAfterAWhile() async throws {
    let player = ReplayPlayer(
      try replay([#"{"at":0,"do":{"text":{"_0":"Tea"}},"place":["edit(a)"],"window":1}"#]),
      clock: Passing(clock: clock), pace: .atOnce)
    player.add(window: model)
    let run = Task { () -> ReplayError? in
      do throws(ReplayError) { try await player.run() } catch { return error }
      return nil
    }
    await clock.advance(by: ReplayPlayer.patience)
    #expect(await run.value?.kind == .notApplicable)
  }
}

/// A test clock under another type.
private struct Passing: Clock {
  var clock: TestClock
  var now: TestClock.Instant { clock.now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: TestClock.Instant, tolerance: Duration?) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

extension Folder {
  func write(_ text: String, to name: String) -> Bool {
    (try? text.write(toFile: file(name), atomically: false, encoding: .utf8)) != nil
  }
}
