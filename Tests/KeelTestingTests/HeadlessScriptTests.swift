import Conformance
import KeelModel
import KeelScene
import KeelTesting
import Testing

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct HeadlessScriptTests {
  private let clock = TestClock()
  private let status = Sketch.label("Idle")
  private let field = Sketch.field("Password", isSecure: true)
  private let join = Sketch.button("Join")

  /// A program that shows "Connected" 1.5 seconds after Join.
  private func stage() -> Stage {
    let stage = Stage(Sketch.window("", Sketch.screen("Wi-Fi", Sketch.column(status, field, join))))
    stage.sink.answer = { [clock, status, join, weak frontEnd = stage.frontEnd] event in
      guard event == .activate(join.id) else { return nil }
      Task { @MainActor in
        try await clock.sleep(for: .milliseconds(1500))
        frontEnd?.apply(.change(.update(status.id, .label(LabelElement(text: "Connected")))))
      }
      return .change(.update(status.id, .label(LabelElement(text: "Joining"))))
    }
    return stage
  }

  private func run(
    _ text: String, on stage: Stage, quiet: Bool = false, time: (any ScriptTime)? = nil
  ) async -> (code: Int32, output: [String], errors: [String]) {
    var output: [String] = []
    var errors: [String] = []
    let lines = AsyncStream<String> { stream in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) { stream.yield(String(line)) }
      stream.finish()
    }
    let code = await HeadlessScript(isQuiet: quiet).run(
      lines: lines, driver: stage.driver, time: time ?? TestClockTime(clock), output: { output.append($0) },
      errors: { errors.append($0) })
    return (code, output, errors)
  }

  @Test func aDayIsEnoughForAPickerOfDaysAndASliderRefusesWhatItCannotShow() async {
    let now = SceneDate(year: 2025, month: 1, day: 31, hour: 12)
    let day = Sketch.node(.datePicker(DatePickerElement(title: "Day", components: .date, date: now)))
    let volume = Sketch.node(.slider(SliderElement(value: 0.5, title: "Volume")))
    let stage = Stage(Sketch.window("", Sketch.screen("Values", Sketch.column(day, volume))))
    let result = await run("date Day 2025-02-15\nadjust Volume 1\nadjust Volume 80", on: stage, quiet: true)
    #expect(
      stage.sink.deeds == [
        .setDate(day.id, SceneDate(year: 2025, month: 2, day: 15, hour: 12)), .adjust(volume.id, value: 1),
      ])
    #expect(result.code != 0 && result.errors.count == 1)
    #expect(result.errors.first?.contains("A slider has values from 0 to 1.") == true, "\(result.errors)")
  }

  @Test func outlineIsPrintedAfterEachVerb() async {
    let result = await run("# a story\n\ntype Password blob\ntap Join\nquit\ntap Nothing", on: stage())
    #expect(result.code == 0)
    #expect(result.errors == [])
    #expect(
      result.output == [
        """
        screen "Wi-Fi"
          label "Idle"
          field "Password" •••• (focused)
          button "Join"

        """,
        """
        screen "Wi-Fi"
          label "Joining"
          field "Password" •••• (focused)
          button "Join"

        """,
      ])
  }

  @Test func aQuietScriptPrintsRequestedOutlinesOnly() async {
    let result = await run("tap Join\noutline\nhelp", on: stage(), quiet: true)
    #expect(result.code == 0)
    #expect(result.output.count == 2)
    #expect(result.output.first?.contains("Joining") == true)
    #expect(result.output.last == HeadlessScript.help)
  }

  @Test func untilMovesATestClockNoFurtherThanItHasTo() async {
    let result = await run("tap Join\nuntil Connected 60", on: stage(), quiet: true)
    #expect(result.code == 0)
    #expect(clock.now.offset == .milliseconds(1500))
  }

  @Test func aFailedUntilPrintsTheCurrentOutline() async {
    let result = await run("tap Join\nuntil Connected 1.2", on: stage(), quiet: true)
    #expect(result.code == HeadlessScript.Exit.timedOut.rawValue)
    #expect(
      result.errors == [
        "line 2: \"Connected\" did not come within 1.2 seconds. `until` waits for whole words in reach, or for a role "
          + "and a whole name (row:NAME). Wait for longer, or for a text that does come. The screen is:\n"
          + "screen \"Wi-Fi\"\n  label \"Joining\"\n  field \"Password\"\n  button \"Join\""
      ])
    #expect(clock.now.offset == .milliseconds(1200))
  }

  @Test func goneWaitsForATextToLeave() async {
    let result = await run("tap Join\ngone Joining 5\ngone Connected 1", on: stage(), quiet: true)
    #expect(result.code == HeadlessScript.Exit.timedOut.rawValue)
    #expect(result.errors.first?.hasPrefix("line 3: \"Connected\" was still there after 1 second.") == true)
  }

  @Test func waitMovesTheClock() async {
    let result = await run("tap Join\nwait 2", on: stage())
    #expect(result.output.last?.contains("Connected") == true)
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func firstFailureEndsTheScriptWithItsLine() async {
    let stage = stage()
    let result = await run("outline\n\ntap Jion\ntap Join", on: stage)
    #expect(result.code == HeadlessScript.Exit.failed.rawValue)
    #expect(result.errors.count == 1)
    #expect(result.errors.first?.hasPrefix("line 3: Nothing named \"Jion\" that can be tapped is in reach.") == true)
    #expect(stage.sink.events.isEmpty)
  }

  @Test func lineThatCannotBeReadNamesLineAndColumnAndKeepsSecrets() async {
    let stage = stage()
    let quote = await run("type Password 'hunter2", on: stage)
    #expect(quote.code == HeadlessScript.Exit.unreadable.rawValue)
    #expect(quote.errors.first?.hasPrefix("line 1, column 15: The quote ' is not closed.") == true)
    let words = await run("type Password my hunter2", on: stage)
    let name = await run("type Pasword hunter2", on: stage)
    for error in quote.errors + words.errors + name.errors { #expect(!error.contains("hunter2")) }
    #expect(name.errors.first?.contains("Did you mean \"Password\"?") == true)
    #expect(stage.sink.deeds.isEmpty)
  }

  @Test func faultOfTheProgramEndsTheScript() async {
    let stage = stage()
    stage.sink.answer = { _ in .change(.remove(NodeID(rawValue: 0), from: NodeID(rawValue: 0))) }
    let result = await run("tap Join", on: stage)
    #expect(result.code == HeadlessScript.Exit.failed.rawValue)
    #expect(result.errors.first?.contains("a patch that does not fit") == true)
  }

  @Test func inputThatBreaksOffIsReported() async {
    let lines = AsyncThrowingStream<String, any Error> { $0.finish(throwing: CancellationError()) }
    var errors: [String] = []
    let code = await HeadlessScript().run(
      lines: lines, driver: stage().driver, time: TestClockTime(clock), output: { _ in }, errors: { errors.append($0) })
    #expect(code == HeadlessScript.Exit.inputFailed.rawValue)
    #expect(errors == ["after line 0: CancellationError()"])
  }

  /// With real time, the script sleeps until a patch arrives, and does not poll.
  @Test func untilIsWokenByPatchesWithARealClock() async {
    let stage = stage()
    let frontEnd = stage.frontEnd
    let status = status
    var looks = 0
    func wait(untilLooks count: Int) async {
      for _ in 0..<10_000 where looks < count { await Task.yield() }
      // Time for looks that no patch is the reason of.
      for _ in 0..<60 { await Task.yield() }
      #expect(looks == count)
    }
    let change = Task { @MainActor in
      // The driver looks once at the beginning, once before it sleeps, and once after each patch.
      await wait(untilLooks: 2)
      for (index, text) in ["One", "Two", "Connected"].enumerated() {
        frontEnd.apply(.change(.update(status.id, .label(LabelElement(text: text)))))
        await wait(untilLooks: 3 + index)
      }
    }
    let came = await stage.driver.until(within: .seconds(3600), time: RealTime(clock: clock)) { driver in
      looks += 1
      return driver.shows("Connected")
    }
    await change.value
    #expect(came)
    #expect(looks == 5)
  }

  @Test func untilEndsWhenTimeThatPassesByItselfIsOver() async {
    let stage = stage()
    let clock = clock
    let mover = Task { @MainActor in
      while clock.sleeperCount == 0 { await Task.yield() }
      await clock.advance(by: .seconds(3))
    }
    #expect(!(await stage.driver.until("Connected", within: .seconds(3), time: RealTime(clock: clock))))
    await mover.value
    #expect(clock.sleeperCount == 0)
  }
}
