import Testing

@testable import KeelTesting

@Suite struct ScriptLineTests {
  @Test(arguments: [
    ("tap Join", ["tap", "Join"]),
    ("  tap\t\tJoin  ", ["tap", "Join"]),
    ("tap 'Quay Guest'", ["tap", "Quay Guest"]),
    (#"type "My \"Net\"" 'a\b'"#, ["type", #"My "Net""#, #"a\b"#]),
    (#"tap "a\x\\""#, ["tap", #"a\x\"#]),
    (#"tap Quay\ Guest"#, ["tap", "Quay Guest"]),
    (#"tap a'b c'"d e"f"#, ["tap", "ab cd ef"]),
    ("type Key ''", ["type", "Key", ""]),
    ("tap Cafe#2 # the second", ["tap", "Cafe#2"]),
    ("tap '#1'", ["tap", "#1"]),
    ("# nothing", []),
    ("", []),
    ("outline\r", ["outline"]),
    ("tap $HOME `id` *", ["tap", "$HOME", "`id`", "*"]),
    ("tap 한국어", ["tap", "한국어"]),
  ])
  func wordsAreThoseOfAShell(line: String, words: [String]) throws {
    #expect(try ScriptLine(line).words == words)
  }

  @Test(arguments: [("tap 'Join", 5), (#"tap "a b"#, 5), (#"tap Join\"#, 9), ("tap 'a' 'b", 9)])
  func faultNamesItsColumn(line: String, column: Int) {
    #expect { try ScriptLine(line) } throws: { ($0 as? ScriptLine.Fault)?.column == column }
  }

  @Test func faultsContainRuleAndRemedy() {
    #expect(
      throws: ScriptLine.Fault(
        column: 5,
        message: "The quote ' is not closed. Quotes come in pairs. "
          + "Put another ' at the end of the word, or a backslash before this one.")
    ) { try ScriptLine("tap 'Join") }
    #expect(
      throws: ScriptVerb.Fault(
        message: "There is no verb \"tpa\". A line begins with a verb. Did you mean \"tap\"? "
          + "The line `help` lists all verbs.")
    ) { try ScriptVerb(["tpa", "Join"]) }
    #expect(
      throws: ScriptVerb.Fault(
        message: "\"type\" was given 3 arguments. It takes 2 arguments: type NAME TEXT. "
          + "Put quotes round what has spaces in it.")
    ) { try ScriptVerb(["type", "Key", "my", "secret"]) }
    #expect(
      throws: ScriptVerb.Fault(
        message: "\"soon\" is no time. A time is a number of seconds from 0 to 1000000. Write it as 2 or 0.5.")
    ) { try ScriptVerb(["wait", "soon"]) }
  }

  @Test(arguments: ["nan", "-1", "inf", "1e300", "", "2s"]) func badTimeIsRefused(word: String) {
    #expect(throws: ScriptVerb.Fault.self) { try ScriptVerb(["wait", word]) }
  }

  /// Each verb is in the list that `help` prints, and takes as many words as its usage names.
  @Test(arguments: ScriptVerb.usages.map(\.name)) func everyVerbIsMadeAsItsUsageSays(name: String) throws {
    let usage = try #require(ScriptVerb.usages.first { $0.name == name })
    let samples = [
      "SECONDS": "0.5", "SOURCE": "env:HOME", "VALUE": "0.5", "DATE": "2026-02-14", "PLACE": "2", "PHASE": "background",
      "X": "40", "Y": "-20.5", "ROLE": "button",
    ]
    let words = [name] + usage.arguments.map { samples[$0] ?? $0 }
    #expect(try ScriptVerb(words).map { "\($0)".prefix(while: \.isLetter) == name } == true)
    #expect(throws: ScriptVerb.Fault.self) { try ScriptVerb(words + ["more"]) }
  }
}
