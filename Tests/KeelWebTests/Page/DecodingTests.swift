import KeelScene
import Testing

@testable import KeelWeb

/// Messages from pages are decoded strictly, and invalid input never crashes.
@Suite struct DecodingTests {
  private func decode(_ text: String) throws -> PageMessage { try PageMessage.decode(text.utf8) }

  private func fault(_ text: String) -> WireError? {
    do {
      _ = try PageMessage.decode(text.utf8)
      return nil
    } catch { return error }
  }

  @Test func messagesAreReadWhole() throws {
    #expect(try decode("[\"k\"]") == .keepAlive)
    #expect(try decode("[\"l\"]") == .leaving)
    #expect(throws: WireError.self) { try decode("[\"l\",1]") }
    var hello = PageMessage.Hello(
      resume: "abc", sequence: 7, nextEvent: 3,
      environment: SceneEnvironment(
        colorScheme: .dark, layoutDirection: .rightToLeft, horizontalSizeClass: .compact, idiom: .web,
        localeIdentifier: "ar-EG", reducesMotion: true))
    #expect(try decode("[\"h\",\"abc\",7,3,[1,1,0,\"ar-EG\",1,1]]") == .hello(hello))
    (hello.wire, hello.path) = ("w", "a/b?c")
    #expect(try decode("[\"h\",\"abc\",7,3,[1,1,0,\"ar-EG\",1,1],0,\"w\",\"a/b?c\"]") == .hello(hello))
    #expect(throws: WireError.self) { try decode("[\"h\",\"abc\",7,3,[1,1,0,\"ar-EG\",1,1],0,\"w\"]") }
  }

  @Test func everyEventHasItsForm() throws {
    let id = NodeID(rawValue: 46)
    let events: [(String, Event)] = [
      ("[0,\"1a\"]", .activate(id)), ("[1,\"1a\",1]", .toggle(id, isOn: true)),
      ("[2,\"1a\",\"a\\u0000b\\ud83d\\ude00\"]", .edit(id, text: "a\0b😀")), ("[3,\"1a\"]", .submit(id)),
      ("[4,\"1a\",-7]", .action(id, actionID: -7)), ("[5,\"1a\",2]", .pop(id, toLevel: 2)),
      ("[6,\"1a\"]", .dismiss(id)), ("[7,\"1a\",3,9]", .reveal(id, rows: 3..<9)),
      ("[8,\"1a\",\"x\",4,1]", .find(id, text: "x", from: 4, backwards: true)), ("[9,\"1a\"]", .refresh(id)),
      ("[10,\"1a\",5]", .keyCommand(id, commandID: 5)), ("[11,\"1a\",-2.5e1]", .adjust(id, value: -25)),
      ("[12,\"1a\"]", .increment(id)), ("[13,\"1a\"]", .decrement(id)), ("[14,\"1a\",0]", .choose(id, index: 0)),
      ("[30,\"1a\",2,5]", .select(id, range: 2..<5)), ("[30,\"1a\",3,3]", .select(id, range: 3..<3)),
      ("[15,\"1a\",2028,2,29,9,30]", .setDate(id, SceneDate(year: 2028, month: 2, day: 29, hour: 9, minute: 30))),
      ("[16,\"1a\",1]", .followLink(id, run: 1)), ("[17,\"1a\",\"\"]", .search(id, text: "")),
      ("[18,\"1a\",0]", .searching(id, isActive: false)), ("[19,\"1a\"]", .deleteRow(id)),
      ("[20,\"1a\",8]", .moveRow(id, to: 8)), ("[21,\"1a\"]", .focus(id)), ("[21]", .focus(nil)), ("[23]", .close),
      ("[22,[0,0,1,\"en\",0,0]]", .environment(SceneEnvironment(verticalSizeClass: .compact, idiom: .web))),
    ]
    for (text, event) in events {
      #expect(try decode("[\"e\",9,\(text)]") == .event(number: 9, .scene(event)))
    }
    #expect(try decode("[\"e\",9,[24,\"detail/A\"]]") == .event(number: 9, .open(path: "detail/A")))
  }

  @Test(arguments: [
    "", "null", "{}", "[]", "[1]", "[\"q\"]", "[\"k\",1]", "[\"e\"]", "[\"e\",1]", "[\"e\",1,[]]", "[\"e\",1,[0]]",
    "[\"e\",1,[0,1]]", "[\"e\",1,[0,\"1a\",2]]", "[\"e\",1,[\"0\",\"1a\"]]", "[\"e\",\"1\",[0,\"1a\"]]",
    "[\"e\",1,[2,\"1a\",7]]", "[\"e\",1,{\"a\":1}]", "[\"e\",1,[0,null]]", "[\"k\"]x", "[\"k\"", "[\"k\",]", "['k']",
    "[\"k\u{1}\"]", "[\"\\x\"]", "[\"\\u12\"]", "[01]", "[+1]", "[1.]", "[.5]", "[1e]", "[NaN]", "[tru]",
  ])
  func invalidMessagesAreRefused(_ text: String) { #expect(fault(text) != nil, "\(text)") }

  @Test(arguments: [
    "[\"e\",0,[0,\"1a\"]]", "[\"e\",1.5,[0,\"1a\"]]", "[\"e\",1e300,[0,\"1a\"]]", "[\"e\",1,[33]]",
    "[\"e\",1,[30,\"1a\",5,2]]",
    "[\"e\",1,[26,\"1a\",-1]]", "[\"e\",1,[27,0,[0,\"1a\",\"5 -1;- -\"]]]",
    "[\"e\",1,[28,0,\"1a\",\"1 nan\"]]", "[\"e\",1,[-1]]",
    "[\"e\",1,[1,\"1a\",2]]", "[\"e\",1,[0,\"1A\"]]", "[\"e\",1,[0,\"\"]]", "[\"e\",1,[0,\"-1\"]]",
    "[\"e\",1,[0,\"zzzzzzzzzzzzz\"]]", "[\"e\",1,[7,\"1a\",9,3]]", "[\"e\",1,[7,\"1a\",0,100000]]",
    "[\"e\",1,[11,\"1a\",1e999]]", "[\"e\",1,[15,\"1a\",2027,2,29,0,0]]", "[\"e\",1,[15,\"1a\",2027,13,1,0,0]]",
    "[\"h\",\"a\",0,1,[0,0,0,\"en<b>\",0,0]]", "[\"e\",1,[25,0,0,[\"1a\",0,0,-1,1]]]",
    "[\"e\",1,[25,-1,0,[\"1a\",0,0,1,1]]]", "[\"e\",1,[25,0,101,[\"1a\",0,0,1,1]]]",
  ])
  func valuesOutOfRangeAreRefused(_ text: String) { #expect(fault(text) == .range, "\(text)") }

  /// A search field takes a pasted text of any length that a page sends.
  @Test func longSearchesAreTexts() throws {
    let id = NodeID(rawValue: 46), text = String(repeating: "x", count: 20_000)
    #expect(try decode("[\"e\",1,[17,\"1a\",\"\(text)\"]]") == .event(number: 1, .scene(.search(id, text: text))))
    #expect(fault("[\"e\",1,[8,\"1a\",\"\(text)\",0,0]]") == nil)
  }

  /// Fields of browsers have years up to 275760. The browser's own values are no attack, and are clamped.
  @Test func yearsOfBrowsersAreClamped() throws {
    let id = NodeID(rawValue: 46)
    for (fields, date) in [
      ("20241,3,22,12,0", SceneDate(year: 9999, month: 3, day: 22, hour: 12)),
      ("275760,2,29,0,0", SceneDate(year: 9999, month: 2, day: 28)),
    ] {
      #expect(try decode("[\"e\",1,[15,\"1a\",\(fields)]]") == .event(number: 1, .scene(.setDate(id, date))))
    }
    #expect(fault("[\"e\",1,[15,\"1a\",275761,1,1,0,0]]") == .range)
    #expect(fault("[\"e\",1,[15,\"1a\",\"2025\",1,1,0,0]]") != nil, "a forged type")
  }

  @Test func oversizedMessagesAreRefusedWithoutParsing() {
    #expect(fault(String(repeating: "[", count: 100_000)) == .tooLarge)
    #expect(fault("[\"e\",1,[2,\"1a\",\"" + String(repeating: "x", count: 1 << 20) + "\"]]") == .tooLarge)
    #expect(fault("[" + String(repeating: "1,", count: 100) + "1]") == .tooLarge)
    #expect(WireError.tooLarge.closeCode == 1009 && WireError.shape.closeCode == 1007)
  }

  @Test func halvesOfPairsBecomeSigns() throws {
    #expect(
      try decode("[\"e\",1,[2,\"1a\",\"\\ud83dx\\ude00\"]]")
        == .event(number: 1, .scene(.edit(NodeID(rawValue: 46), text: "\u{FFFD}x\u{FFFD}"))))
    #expect(throws: WireError.self) { try PageMessage.decode([0x5B, 0x22, 0xFF, 0x22, 0x5D] as [UInt8]) }
  }

  /// Thousands of damaged messages: each is decoded or rejected without a crash.
  @Test(arguments: 0..<20) func anyBytesAreSurvived(_ seed: UInt64) {
    var random = Seeded(seed)
    let good = [
      "[\"e\",12,[2,\"1a\",\"text \\u00e9\"]]", "[\"h\",\"token\",3,1,[0,1,0,\"en-GB\",0,0]]",
      "[\"e\",1,[7,\"z\",0,50]]", "[\"e\",3,[32,\"1a\",2,4,3,\"x\"]]",
      "[\"e\",3,[15,\"1a\",2028,2,29,9,30]]",
    ].map { Array($0.utf8) }
    var read = 0
    for _ in 0..<500 {
      var bytes = good[Int.random(in: 0..<good.count, using: &random)]
      for _ in 0..<Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.insert(contentsOf: bytes[..<place].prefix(50), at: place)
        }
      }
      if (try? PageMessage.decode(bytes)) != nil { read += 1 }
    }
    #expect(read > 50 && read < 500)
  }
}
