import Conformance
import KeelModel
import KeelScene
import Testing

@testable import KeelTesting

/// Scripts set, read, count and check what is on the screen.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScriptValuesTests {
  private let wifi = Sketch.toggle("Wi-Fi")
  private let name = Sketch.field("Name")
  private let password = Sketch.field("Password", isSecure: true)
  private let volume = Sketch.node(.slider(SliderElement(value: 0.5, title: "Volume")))
  private let kind = Sketch.node(
    .picker(PickerElement(title: "Kind", options: [.init(title: "One"), .init(title: "Two")], selectedIndex: 0)))
  private let day = Sketch.node(
    .datePicker(
      DatePickerElement(title: "Day", components: .date, date: SceneDate(year: 2026, month: 1, day: 31, hour: 12))))

  private func stage() -> Stage {
    Stage(
      Sketch.window(
        "", Sketch.screen("Settings", Sketch.column(wifi, name, password, volume, kind, day, Sketch.button("Join")))))
  }

  private func lines(_ text: String) -> AsyncStream<String> {
    AsyncStream { stream in
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) { stream.yield(String(line)) }
      stream.finish()
    }
  }

  private func run(
    _ text: String, on stage: Stage, json: Bool = false
  ) async -> (code: Int32, output: [String], errors: [String]) {
    var (output, errors): ([String], [String]) = ([], [])
    let code = await HeadlessScript(isQuiet: true, isJSON: json).run(
      lines: lines(text), driver: stage.driver, time: TestClockTime(TestClock()), output: { output.append($0) },
      errors: { errors.append($0) })
    return (code, output, errors)
  }

  @Test func setGivesEachControlItsKindOfValue() async {
    let stage = stage()
    let script = """
      set Wi-Fi on
      set Name "Ada L"
      set Volume 0.75
      set Kind Two
      set Day 2026-02-14
      """
    let result = await run(script, on: stage)
    #expect(result.code == 0 && result.output == [] && result.errors == [])
    #expect(
      stage.sink.deeds == [
        .toggle(wifi.id, isOn: true), .edit(name.id, text: "Ada L"), .adjust(volume.id, value: 0.75),
        .choose(kind.id, index: 1), .setDate(day.id, SceneDate(year: 2026, month: 2, day: 14, hour: 12)),
      ])
  }

  @Test func aSwitchThatIsSetAlreadyIsLeftAlone() async {
    let stage = stage()
    #expect(await run("set Wi-Fi off", on: stage).code == 0)
    #expect(stage.sink.deeds == [])
  }

  @Test(arguments: [
    ("set Wi-Fi blob", "Write on or off."), ("set Volume blob", "Write a number"), ("set Day blob", "Write a date"),
    ("set Join blob", "can be set"), ("set Kind Three", "Use one of: \"One\", \"Two\"."),
  ])
  func aValueOfAnotherKindIsRefused(line: String, remedy: String) async {
    let stage = stage()
    let result = await run(line, on: stage)
    #expect(result.code == HeadlessScript.Exit.failed.rawValue)
    #expect(result.errors.first?.contains(remedy) == true, "\(result.errors)")
    #expect(result.errors.first?.contains("blob") == false, "\(result.errors)")
    #expect(stage.sink.deeds == [])
  }

  @Test func getAndCountPrintAnswersAndNoOutline() async {
    let script = """
      type Password blob
      get Wi-Fi
      get Password
      get Volume
      get Kind
      get Day
      count field
      count button:Join
      count alert
      """
    let result = await run(script, on: stage())
    #expect(result.errors == [])
    #expect(result.output == ["off", "••••", "0.5", "One", "2026-01-31", "2", "1", "0"])
  }

  @Test func countKnowsAllRowsOfAList() async {
    let stage = Stage(rows: Sketch.row("One"), Sketch.row("Two"), Sketch.row("Three"))
    #expect(await run("count row", on: stage).output == ["3"])
  }

  @Test func expectFailsAtOnce() async {
    #expect(await run("expect Join\nexpect button:Join\nexpect not Leave", on: stage()).code == 0)
    let missing = await run("expect Leave", on: stage())
    #expect(missing.code == HeadlessScript.Exit.failed.rawValue)
    #expect(missing.errors.first?.hasPrefix("line 1: \"Leave\" is not in reach.") == true, "\(missing.errors)")
    let there = await run("expect not Join", on: stage())
    #expect(there.errors.first?.hasPrefix("line 1: \"Join\" is in reach.") == true, "\(there.errors)")
    // A word that is all there is to look for.
    #expect(await run("expect not", on: stage()).code == HeadlessScript.Exit.failed.rawValue)
  }

  @Test(arguments: [
    ("click Join", "tap"), ("assert Join", "expect"), ("exit", "quit"), ("sleep 1", "wait"), ("fill Name x", "type"),
    ("CLICK Join", "tap"), ("goto home", "open"), ("screen", "outline"),
  ])
  func aWordOfAnotherToolNamesTheVerb(line: String, verb: String) async {
    let result = await run(line, on: stage())
    #expect(result.code == HeadlessScript.Exit.unreadable.rawValue)
    #expect(result.errors.first?.contains("Did you mean \"\(verb)\"?") == true, "\(result.errors)")
  }

  @Test func everySynonymNamesAVerbAndIsNone() {
    let verbs = Set(ScriptVerb.usages.map(\.name))
    for (word, verb) in ScriptVerb.synonyms {
      #expect(verbs.contains(verb) && !verbs.contains(word), "\(word) \(verb)")
    }
  }

  @Test func aCheckReportsAllLinesThatCannotBeRead() async {
    var errors: [String] = []
    let code = await HeadlessScript.check(
      lines: lines("# fine\ntap Join\nclick Join\ntype Password 'hunter2\nwait soon")
    ) { errors.append($0) }
    #expect(code == HeadlessScript.Exit.unreadable.rawValue)
    #expect(errors.map { $0.prefix { $0 != ":" } } == ["line 3", "line 4, column 15", "line 5"], "\(errors)")
    #expect(!errors.joined().contains("hunter2"))
    #expect(await HeadlessScript.check(lines: lines("tap Anything\nexpect not x")) { errors.append($0) } == 0)
  }

  @Test func outputsAsJSONAreOneObjectALine() async {
    let name = Sketch.field("Name", text: "a\"b\u{1b}\u{202e}\n")
    let stage = Stage(Sketch.window("", Sketch.screen("Settings", Sketch.column(name))))
    let result = await run("get Name\n\ncount field\noutline\nexpect Leave", on: stage, json: true)
    #expect(result.output.count == 4, "\(result.output)")
    #expect(result.output.first == #"{"line":1,"value":"a\"b\u001b\u202e\n"}"#)
    #expect(result.output[1] == #"{"line":3,"count":1}"#)
    #expect(result.output[2].hasPrefix(#"{"line":4,"outline":"screen \"Settings\""#), "\(result.output)")
    #expect(result.output[3].hasPrefix(#"{"line":5,"error":"\"Leave\" is not in reach."#), "\(result.output)")
    #expect(result.output.allSatisfy { !$0.contains("\n") && $0.hasSuffix("}") })
    #expect(result.errors.count == 1)
  }
}
