import KeelInteraction
import KeelScene
import Testing

@testable import KeelWeb

/// Long texts of a page: in parts, once and in order, and then as differences.
@MainActor @Suite struct SentTextTests {
  let server = TestServer()

  private func joined() -> (page: TestPage, scene: TestScene, field: String) {
    let page = server.load()
    page.join()
    let scene = server.scenes[server.scenes.count - 1]
    return (page, scene, scene.wire(scene.field))
  }

  private func texts(_ scene: TestScene) -> [String] {
    scene.events.compactMap { if case .edit(_, let text) = $0 { text } else { nil } }
  }

  @Test func theirMessagesAreRead() throws {
    func read(_ event: String) throws -> PageMessage { try PageMessage.decode("[\"e\",3,\(event)]".utf8) }
    #expect(try read("[31,\"a\\n\"]") == .event(number: 3, .part("a\n")))
    let change = SentChange(base: 2, range: 4..<7, replacement: "x")
    #expect(try read("[32,\"1a\",2,4,3,\"x\"]") == .event(number: 3, .change(NodeID(rawValue: 46), change)))
    for event in ["[31]", "[31,1]", "[31,\"a\",1]", "[32,\"1a\",2,4,\"x\"]", "[32,\"1a\",2,4,3,\"x\",0]"] {
      #expect(throws: WireError.shape, "\(event)") { try read(event) }
    }
    for event in ["[32,\"1a\",0,4,3,\"x\"]", "[32,\"1a\",2,-1,3,\"x\"]", "[32,\"1a\",2,4,-3,\"x\"]"] {
      #expect(throws: WireError.range, "\(event)") { try read(event) }
    }
  }

  @Test func aChangeReplacesWholeCharactersInsideOfTheText() throws {
    func change(_ range: Range<Int>, _ replacement: String) throws -> String {
      try SentChange(base: 1, range: range, replacement: replacement).applied(to: "a😀한e\u{301}")
    }
    #expect(try change(1..<3, "b") == "ab한e\u{301}")
    #expect(try change(0..<0, "x") == "xa😀한e\u{301}")
    #expect(try change(5..<6, "") == "a😀한e", "scalars of a character are changed apart")
    #expect(try change(6..<6, "!") == "a😀한e\u{301}!")
    for range in [2..<3, 1..<2, 2..<2, 0..<7, 7..<7, 900_000_000..<900_000_001] {
      #expect(throws: WireError.range) { try change(range, "b") }
    }
  }

  @Test func partsAreOneEditThatArrivesOnceAcrossALostConnection() {
    let (page, scene, field) = joined()
    page.send(1, "[31,\"one \"]")
    page.send(2, "[31,\"two \"]")
    #expect(texts(scene) == [])
    page.channel.cut()
    // The page does not know that the second part has arrived.
    page.join(nextEvent: 2)
    #expect(page.channel.sent.first == "[\"a\",2]")
    page.send(2, "[31,\"two \"]")
    page.send(3, "[2,\"\(field)\",\"three\"]")
    page.send(3, "[2,\"\(field)\",\"three\"]")
    page.send(4, "[2,\"\(field)\",\"four\"]")
    #expect(texts(scene) == ["one two three", "four"])
    #expect(page.channel.code == nil)
  }

  @Test func aChangeAppliesToTheTextThatThePageHasSent() {
    let (page, scene, field) = joined()
    page.send(1, "[2,\"\(field)\",\"one two\"]")
    // The program's own text does not matter, because the page may not have received it.
    scene.frontEnd.apply(
      Patch(operations: [.update(scene.field, .textField(TextFieldElement(text: "ONE TWO", placeholder: "Name")))]))
    page.send(2, "[31,\"and \"]")
    page.send(3, "[32,\"\(field)\",1,4,0,\"then \"]")
    page.send(4, "[32,\"\(field)\",3,0,3,\"1\"]")
    #expect(texts(scene) == ["one two", "one and then two", "1 and then two"])
  }

  @Test func aChangeRefersAlsoToATextThatCameTooLate() {
    let (page, scene, field) = joined()
    var element = TextFieldElement(placeholder: "Name")
    element.isEditable = false
    scene.frontEnd.apply(Patch(operations: [.update(scene.field, .textField(element))]))
    page.send(1, "[2,\"\(field)\",\"one\"]")
    scene.frontEnd.apply(Patch(operations: [.update(scene.field, .textField(TextFieldElement(placeholder: "Name")))]))
    page.send(2, "[32,\"\(field)\",1,3,0,\" two\"]")
    #expect(texts(scene) == ["one two"] && page.channel.code == nil)
  }

  @Test func forgedChangesEndTheirTabOnly() {
    let forged = [
      ("[32,\"%\",1,8,0,\"x\"]", 1007), ("[32,\"%\",1,2,0,\"x\"]", 1007), ("[32,\"%\",9,0,0,\"x\"]", 1007),
    ]
    for (event, code) in forged {
      let (page, scene, field) = joined()
      page.send(1, "[2,\"\(field)\",\"a😀한\"]")
      page.send(2, event.replacing("%", with: field))
      #expect(page.channel.code == code && texts(scene).count == 1, "\(event)")
    }
    // A secret is not kept, so that nothing can refer to it.
    let (page, scene, _) = joined()
    let secret = scene.wire(scene.secret)
    page.send(1, "[2,\"\(secret)\",\"sesame\"]")
    page.send(2, "[32,\"\(secret)\",1,6,0,\"!\"]")
    #expect(texts(scene) == ["sesame"] && page.channel.code == nil)
  }

  @Test func partsAreFollowedByATextAndAreBounded() {
    let (page, scene, field) = joined()
    page.send(1, "[31,\"one\"]")
    page.send(2, scene.press)
    #expect(page.channel.code == 1007 && scene.count == 0)
    let (other, long, name) = joined()
    let part = String(repeating: "x", count: 1 << 18)
    for number in 1...4 { other.send(number, "[31,\"\(part)\"]") }
    #expect(other.channel.code == nil)
    other.send(5, "[2,\"\(name)\",\"\"]")
    #expect(texts(long).map(\.utf8.count) == [TextLimit.bytes])
    for number in 6...9 { other.send(number, "[31,\"\(part)\"]") }
    other.send(10, "[2,\"\(name)\",\"x\"]")
    #expect(other.channel.code == 1009 && texts(long).count == 1)
    _ = field
  }

  @Test func aNewDocumentKnowsNothingOfTheTextsOfTheOldOne() {
    let (page, scene, field) = joined()
    page.send(1, "[2,\"\(field)\",\"one\"]")
    page.send(2, "[31,\"begun \"]")
    page.channel.receive("[\"l\"]")
    let next = server.load(cookie: page.cookie)
    next.join()
    next.send(3, "[2,\"\(field)\",\"two\"]")
    #expect(texts(scene).last == "two" && next.channel.code == nil)
  }
}
