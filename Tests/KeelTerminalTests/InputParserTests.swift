import KeelTerminal
import Testing

@Suite struct InputParserTests {
  private func parse(_ text: String, timesOut: Bool = false) -> [Input] {
    var parser = InputParser()
    var found = parser.feed(Array(text.utf8))
    if timesOut { found += parser.timeout() }
    return found
  }
  private func keys(_ codes: Key.Code...) -> [Input] { codes.map { .key(Key($0)) } }

  @Test func keysOfEveryProtocol() {
    #expect(parse("a한") == keys(.character("a"), .character("한")))
    #expect(parse("\r\t\u{7F}") == keys(.enter, .tab, .backspace))
    #expect(parse("\u{1B}[A\u{1B}OB\u{1B}[1;5C") == keys(.up, .down) + [.key(Key(.right, .control))])
    #expect(parse("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~") == keys(.home, .end, .pageUp, .pageDown, .delete))
    #expect(
      parse("\u{1B}[Z\u{1B}OP\u{1B}[15~\u{1B}[21;2~")
        == keys(.backTab, .function(1), .function(5)) + [.key(Key(.function(10), .shift))])
    #expect(parse("\u{3}\u{1B}b") == [.key(Key(.character("c"), .control)), .key(Key(.character("b"), .alt))])
  }

  @Test func kittyKeysCountWhenPressedAndNotWhenReleased() {
    #expect(parse("\u{1B}[99;5u") == [.key(Key(.character("c"), .control))])
    #expect(parse("\u{1B}[13u\u{1B}[27u") == keys(.enter, .escape))
    #expect(parse("\u{1B}[97;1:3u\u{1B}[1;1:3A") == [])
    #expect(parse("\u{1B}[97;2:1u") == keys(.character("A")))
    #expect(parse("\u{1B}[57441u\u{1B}[155u\u{1B}[1114112u") == [])
  }

  @Test func mouseInItsBetterCoordinates() {
    #expect(
      parse("\u{1B}[<0;5;3M\u{1B}[<0;5;3m") == [
        .mouse(Mouse(.press, x: 4, y: 2)), .mouse(Mouse(.release, x: 4, y: 2)),
      ])
    #expect(
      parse("\u{1B}[<0;5;3M\u{1B}[<32;6;4M\u{1B}[<0;6;4m") == [
        .mouse(Mouse(.press, x: 4, y: 2)), .mouse(Mouse(.drag, x: 5, y: 3)), .mouse(Mouse(.release, x: 5, y: 3)),
      ])
    #expect(
      parse("\u{1B}[<64;1;1M\u{1B}[<65;1;1M") == [
        .mouse(Mouse(.wheelUp, x: 0, y: 0)), .mouse(Mouse(.wheelDown, x: 0, y: 0)),
      ])
  }

  @Test(arguments: [
    "\u{1B}[<0;5M", "\u{1B}[<0;0;0M", "\u{1B}[<99999999999;1;1M", "\u{1B}[?62;d", "\u{1B}[12;40R",
    "\u{1B}[M q!", "\u{1B}[1;2;3;4;5q", "\u{1B}]52;c;cQ==\u{7}", "\u{1B}Pq\u{1B}\\", "\u{1B}_q\u{1B}\\",
    "\u{1B}^q\u{1B}\\",
    "\u{1B}]11;rgb:zz/1/2\u{7}", "\u{1B}]11;rgb:/1/2\u{7}", "\u{1B}[12$y", "\u{1B}[>1;2c", "\u{1B}[\u{18}",
  ]) func brokenAndUnknownSequencesAreDiscarded(_ text: String) {
    #expect(parse(text, timesOut: true) == [])
  }

  @Test func overlongSequencesAreDroppedToTheirEnd() {
    let long = "\u{1B}[" + String(repeating: "1;", count: 500) + "A"
    #expect(parse(long + "x") == keys(.character("x")))
    let string = "\u{1B}]11;" + String(repeating: "q", count: 100_000) + "\u{7}"
    #expect(parse(string + "x") == keys(.character("x")))
  }

  @Test func aLoneEscapeIsAKeyOnlyAfterAWhile() {
    var parser = InputParser()
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.patience != nil)
    #expect(parser.timeout() == keys(.escape))
    #expect(parser.patience == nil)
    #expect(parser.feed([0x1B]) == [])
    #expect(parser.feed(Array("[A".utf8)) == keys(.up))
    #expect(parse("\u{1B}\u{1B}", timesOut: true) == keys(.escape, .escape))
  }

  @Test func aSequenceMayArriveByteByByte() {
    var parser = InputParser()
    var found: [Input] = []
    for byte in Array("\u{1B}[1;5C\u{1B}[200~p\u{1B}[201~".utf8) + [0xED, 0x95, 0x9C] { found += parser.feed([byte]) }
    #expect(found == [.key(Key(.right, .control)), .paste("p")])
    // Input after a paste is held until no more bytes arrive for a while.
    #expect(parser.timeout() == keys(.character("한")))
  }

  @Test func backgroundIsUnderstoodInAnyNumberOfDigits() {
    #expect(parse("\u{1B}]11;rgb:ffff/8080/0000\u{1B}\\") == [.background(red: 255, green: 128, blue: 0)])
    #expect(parse("\u{1B}]11;rgb:f/8/0\u{7}") == [.background(red: 255, green: 136, blue: 0)])
    #expect(parse("\u{1B}]11;rgba:00/00/00/ff\u{7}") == [.background(red: 0, green: 0, blue: 0)])
  }

  @Test func nothingInAPasteIsACommand() {
    let text = "q\u{1B}[A\r\u{3}\u{1B}]0;x\u{7}"
    #expect(parse("\u{1B}[200~" + text + "\u{1B}[201~") == [.paste(text)])
  }

  @Test func anEndMarkerInsideAPasteDoesNotEndIt() {
    let hostile = "\u{1B}[200~one\u{1B}[201~q\r\u{3}\u{1B}[201~"
    let found = parse(hostile, timesOut: true)
    #expect(found == [.paste("one"), .paste("q\r\u{3}")])
  }

  @Test func keysAfterAPasteCountOnceTheLineIsQuiet() {
    #expect(parse("\u{1B}[200~one\u{1B}[201~\r") == [.paste("one")])
    #expect(parse("\u{1B}[200~one\u{1B}[201~\r", timesOut: true) == [.paste("one")] + keys(.enter))
    #expect(parse("\u{1B}[200~a\u{1B}[201~\u{1B}[200~b\u{1B}[201~") == [.paste("a"), .paste("b")])
  }

  @Test(arguments: [-1, 0, 1, 9, 500_000]) func aPasteIsKeptAsAWholeOrReportedByItsLength(excess: Int) {
    let count = InputParser.pasteCapacity + excess
    var parser = InputParser()
    var found = parser.feed(Array("\u{1B}[200~".utf8))
    let bytes = [UInt8](repeating: 0x61, count: count)
    for start in stride(from: 0, to: count, by: 65_536) {
      found += parser.feed(bytes[start..<min(count, start + 65_536)])
    }
    found += parser.feed(Array("\u{1B}[201~".utf8))
    #expect(found == [excess > 0 ? .overlongPaste(bytes: count) : .paste(String(repeating: "a", count: count))])
    _ = parser.timeout()
    #expect(parser.feed(Array("x".utf8)) == keys(.character("x")))
  }

  @Test func randomBytesNeverBreakIt() {
    var random = SeededRandom(seed: 5)
    let special: [[UInt8]] = [
      Array("\u{1B}[".utf8), Array("\u{1B}[200~".utf8), Array("\u{1B}[201~".utf8), Array("\u{1B}]".utf8), [0x1B],
      [0x9B],
      Array("\u{1B}[<".utf8), Array("\u{1B}O".utf8),
    ]
    for _ in 0..<300 {
      var parser = InputParser()
      for _ in 0..<40 {
        var bytes: [UInt8] = []
        for _ in 0..<random.next(20) {
          if random.next(3) == 0 {
            bytes += special[random.next(special.count)]
          } else {
            bytes.append(UInt8(random.next(256)))
          }
        }
        _ = parser.feed(bytes)
        if random.next(4) == 0 { _ = parser.timeout() }
      }
      // After a timeout in any state, keys are recognized again.
      while parser.patience != nil { _ = parser.timeout() }
      #expect(parser.feed(Array("k".utf8)) == keys(.character("k")))
    }
  }

  @Test func noBytesOfAPasteEverBecomeKeys() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<300 {
      var parser = InputParser()
      var bytes = Array("\u{1B}[200~".utf8)
      for _ in 0..<random.next(200) {
        if random.next(10) == 0 { bytes += Array("\u{1B}[201~".utf8) } else { bytes.append(UInt8(random.next(256))) }
      }
      // A paste marker inside would begin another paste, whose text is not a command either.
      bytes += Array("\u{1B}[201~".utf8)
      var found = parser.feed(bytes)
      found += parser.timeout()
      #expect(found.allSatisfy { if case .paste = $0 { true } else { false } })
    }
  }
}
