import Conformance
import Foundation
import KeelModel
import KeelScene
import Testing

@testable import KeelTesting

/// `until`, `gone` and `open` in scripts, secrets that are never printed, and the wording of errors.
@MainActor @Suite(.serialized) struct ScriptPlacesTests {
  private let clock = TestClock()

  private func run(_ text: String, on stage: Stage, quiet: Bool = true) async -> (
    code: Int32, output: String, errors: String
  ) {
    var output = ""
    var errors = ""
    let lines = AsyncStream<String> { stream in
      for line in text.split(separator: "\n") { stream.yield(String(line)) }
      stream.finish()
    }
    let code = await HeadlessScript(isQuiet: quiet).run(
      lines: lines, driver: stage.driver, time: TestClockTime(clock), output: { output += $0 + "\n" },
      errors: { errors += $0 + "\n" })
    return (code, output, errors)
  }

  // MARK: until, gone

  @Test func aWordIsNoPartOfAnother() async {
    let stage = Stage(
      Sketch.window("", Sketch.screen("Wi-Fi", Sketch.column(Sketch.label("Disconnected"), Sketch.label("한국어")))))
    #expect(await run("until connected 1", on: stage).code == HeadlessScript.Exit.timedOut.rawValue)
    #expect(await run("until Disconnect 1", on: stage).code == HeadlessScript.Exit.timedOut.rawValue)
    #expect(await run("gone connected 1\nuntil Disconnected 1\nuntil 'label \"Disconnected\"' 1", on: stage).code == 0)
    #expect(await run("until 한국어 1", on: stage).code == 0)
  }

  @Test func wordsBehindAnAlertAreNotThereYet() async {
    let alert = Sketch.alert("Sure?", message: "Harbour is forgotten", Sketch.button("Forget"))
    let page = Sketch.screen("Wi-Fi", Sketch.list(Sketch.section("", Sketch.row("Lighthouse"), Sketch.row("Harbour"))))
    let stage = Stage(Sketch.window("", page, alert))
    #expect(await run("until Lighthouse 1", on: stage).code == HeadlessScript.Exit.timedOut.rawValue)
    #expect(await run("gone Lighthouse 1\nuntil forgotten 1", on: stage).code == 0)
  }

  @Test func aThingIsWaitedForByItsRoleAndItsWholeName() async {
    let rows = Sketch.section("", Sketch.row("Harbour Guest"), Sketch.row("Quay"))
    let stage = Stage(Sketch.window("", Sketch.screen("Harbour", Sketch.list(rows))))
    #expect(await run("until Harbour 1\nuntil screen:Harbour 1\nuntil row:Quay 1", on: stage).code == 0)
    #expect(await run("gone row:Harbour 1\ngone button:Quay 1", on: stage).code == 0)
    #expect(await run("until row:Harbour 1", on: stage).code == HeadlessScript.Exit.timedOut.rawValue)
    #expect(await run("gone row:Quay 1", on: stage).code == HeadlessScript.Exit.timedOut.rawValue)
  }

  // MARK: open

  /// An app whose path changes at once, and whose page, or something else, appears two seconds later.
  private func slow(_ arrives: @escaping (_ path: String) -> Subtree) -> Stage {
    let root = Sketch.window("", Sketch.screen("Wi-Fi"))
    let stage = Stage(root)
    stage.frontEnd.apply(.change(.update(root.id, .window(WindowElement(path: "")))))
    stage.sink.answer = { [clock, weak frontEnd = stage.frontEnd] event in
      guard case .open(let path) = event else { return nil }
      Task { @MainActor in
        try await clock.sleep(for: .seconds(2))
        frontEnd?.apply(.change(.insert(arrives(path), into: root.id, at: 1)))
      }
      return .change(.update(root.id, .window(WindowElement(path: path))))
    }
    return stage
  }

  @Test func openEndsWhenThePlaceIsThere() async {
    let stage = slow { _ in Sketch.sheet(Sketch.screen("Harbour")) }
    #expect(await run("open detail/Harbour\ntap Nothing", on: stage).errors.contains("line 2"))
    #expect(stage.driver.exists("Harbour", role: .screen) && clock.now.offset == .seconds(2))
    #expect(await run("open /detail/Harbou%72\nopen detail/Harbour", on: stage).code == 0)
    #expect(clock.now.offset == .seconds(2), "an existing element needs no wait")
  }

  @Test func openReportsAnAlertShownInsteadOfTheDestination() async {
    let stage = slow { _ in Sketch.alert("“Atlantis” is not in range", Sketch.button("OK")) }
    let result = await run("open detail/Atlantis", on: stage)
    #expect(result.code == HeadlessScript.Exit.failed.rawValue)
    #expect(result.errors.contains("“Atlantis” is not in range") && result.errors.hasPrefix("line 1: "))
  }

  @Test func aPathWithoutAPageCanBeOpened() async {
    let stage = slow { _ in Sketch.label("Filtered") }
    #expect(await run("open filter/unread", on: stage).code == 0)
  }

  @Test func openGivesUpInTheEnd() async {
    let stage = slow { _ in Sketch.label("Text") }
    guard let root = stage.frontEnd.tree.root else { return #expect(Bool(false), "nothing is shown") }
    stage.sink.answer = { event in
      // The path changes, but the page never appears.
      guard case .open = event else { return nil }
      return .change(.update(root, .window(WindowElement(title: "Searching", path: "detail"))))
    }
    let result = await run("open detail/Nowhere", on: stage)
    #expect(result.code == HeadlessScript.Exit.timedOut.rawValue && result.errors.contains("15 seconds"))
  }

  // MARK: Secrets

  private func withFile(_ text: String, _ body: (String) async -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("secret-\(UUID().uuidString)")
    try Data(text.utf8).write(to: path)
    await body(path.path)
    try FileManager.default.removeItem(at: path)
  }

  private func form() -> (Stage, NodeID) {
    let name = Sketch.field("Name")
    let fields = Sketch.column(Sketch.field("Password", isSecure: true), name)
    return (Stage(Sketch.window("", Sketch.screen("Join", fields))), name.id)
  }

  @Test func aSecretFromAFileIsTypedAndNeverPrinted() async throws {
    try await withFile("hunter22\n") { path in
      let (stage, name) = form()
      let result = await run("secret Password file:\(path)\nsecret Name file:\(path)\noutline\ntap Nowhere", on: stage)
      #expect(stage.sink.events.contains(.edit(name, text: "hunter22")))
      #expect(result.output.contains("field \"Name\" ••••••••"))
      #expect(!(result.output + result.errors).contains("hunter22"))
    }
  }

  @Test func aSecretOfTheEnvironmentIsTyped() async {
    setenv("KEEL_TEST_SECRET", "blob blob", 1)
    let (stage, name) = form()
    #expect(await run("secret Name env:KEEL_TEST_SECRET", on: stage).code == 0)
    #expect(stage.sink.events.contains(.edit(name, text: "blob blob")))
    unsetenv("KEEL_TEST_SECRET")
    let missing = await run("secret Name env:KEEL_TEST_SECRET", on: stage)
    #expect(missing.code == HeadlessScript.Exit.failed.rawValue && missing.errors.contains("KEEL_TEST_SECRET"))
  }

  @Test func anInvalidSecretIsReportedWithoutPrintingIt() async throws {
    let (stage, _) = form()
    let direct = await run("secret Password hunter22", on: stage)
    #expect(direct.code == HeadlessScript.Exit.unreadable.rawValue)
    #expect(direct.errors.contains("file:PATH") && !direct.errors.contains("hunter22"))
    let missing = await run("secret Password file:/nonexistent/key", on: stage)
    #expect(missing.code == HeadlessScript.Exit.failed.rawValue && missing.errors.contains("/nonexistent/key"))
    for text in ["", "\n", "two\nhunter22", String(repeating: "x", count: 20_000)] {
      try await withFile(text) { path in
        let result = await run("secret Password file:\(path)", on: stage)
        #expect(result.code == HeadlessScript.Exit.failed.rawValue && !result.errors.contains("hunter22"))
      }
    }
    #expect(stage.sink.deeds.isEmpty)
  }

  // MARK: Words

  @Test func errorsSpeakTheVerbsOfScripts() async {
    let sheet = Sketch.sheet(Sketch.screen("Over"))
    let stages = [
      Stage(Sketch.window("", Sketch.screen("P", Sketch.label("Text")))),
      Stage(Sketch.window("", Sketch.screen("P"), sheet)),
    ]
    let verbs = [
      "back", "dismiss", "tap X", "type X y", "toggle X", "select X", "submit X", "clear X", "action X Y", "scroll X",
      "search X", "refresh", "press u", "adjust X 1", "increment X", "decrement X", "choose X Y", "tab X",
      "date X 2026-02-14",
      "look X", "follow X", "delete X", "move X 1", "open nowhere",
    ]
    for stage in stages {
      for verb in verbs {
        let told = await run(verb, on: stage).errors
        #expect(told.wholeMatch(of: #/(?s).*[a-z]\([A-Za-z_:]*\).*/#) == nil, "\(told)")
      }
    }
    #expect(await run("back", on: stages[0]).errors.contains("`back`"))
    #expect(await run("back", on: stages[1]).errors.contains("`dismiss`"))
    #expect(stages[0].refusal { _ in } == nil)
  }

  @Test func errorsInSwiftTestsNameSwiftMethods() {
    let stage = Stage(Sketch.window("", Sketch.screen("P")))
    #expect(stage.refusal { try $0.goBack() }?.contains("goBack()") == true)
  }
}
