import KeelTerminal
import Testing

/// Section A of the bad inputs: whatever a string holds, only harmless clusters reach the grid.
@Suite struct SanitizerTests {
  static let shown: [(String, String)] = [
    ("\u{1B}[2J\u{1B}[31mred", "\\x1b[2J\\x1b[31mred"),
    ("\u{1B}]0;title\u{7}", "\\x1b]0;title\\x07"),
    ("\u{1B}]52;c;Zm9v\u{1B}\\", "\\x1b]52;c;Zm9v\\x1b\\"),
    ("\u{1B}P1$r\u{1B}_x\u{1B}^y", "\\x1bP1$r\\x1b_x\\x1b^y"),
    ("\u{9B}31m\u{85}\u{90}", "\\x9b31m\\x85\\x90"),
    ("a\nb\tc\rd\u{8}\u{7}\u{7F}", "a\\nb\\tc\\rd\\x08\\x07\\x7f"),
    ("a\r\nb", "a\\r\\nb"),
    ("a\u{0}b", "a\\x00b"),
    ("\u{202E}evil\u{202C}", "\\u{202e}evil\\u{202c}"),
    ("\u{2066}x\u{2069}\u{200E}\u{200F}\u{61C}", "\\u{2066}x\\u{2069}\\u{200e}\\u{200f}\\u{61c}"),
    ("zero\u{200B}width\u{FEFF}", "zero\\u{200b}width\\u{feff}"),
    ("a\u{200D}b", "a\\u{200d}b"),
    ("tag\u{E0041}", "tag\\u{e0041}"),
    ("soft\u{AD}hyphen", "soft\\u{ad}hyphen"),
    ("line\u{2028}sep\u{2029}", "line\\u{2028}sep\\u{2029}"),
    ("<script>alert(1)</script>", "<script>alert(1)</script>"),
    ("[red] [/wrong] [@click=x]", "[red] [/wrong] [@click=x]"),
    ("%p%s%n {0} $(id) `id`", "%p%s%n {0} $(id) `id`"),
    ("한국 카페", "한국 카페"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("🇰🇷", "🇰🇷"), ("❤️", "❤️"), ("e\u{301}", "e\u{301}"),
    (String(decoding: [0xB2, 0xE2, 0xCA, 0xD4] as [UInt8], as: UTF8.self), "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
  ]

  @Test(arguments: shown.indices) func standsInForWhatIsNotText(_ index: Int) {
    let (text, expected) = Self.shown[index]
    #expect(Sanitizer().line(text, limit: 200).text == expected)
  }

  @Test func nothingThatControlsATerminalIsEverLeft() {
    var random = SeededRandom(seed: 11)
    for isUnicode in [true, false] {
      let sanitizer = Sanitizer(isUnicode: isUnicode)
      for _ in 0..<3000 {
        let text = random.text(length: 24)
        let line = sanitizer.line(text, limit: 60)
        for scalar in line.text.unicodeScalars {
          let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          let turns =
            [0x61C, 0x200E, 0x200F, 0xFEFF].contains(scalar.value)
            || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
          #expect(!isControl && !turns && (isUnicode || scalar.isASCII))
        }
        #expect(line.clusters.allSatisfy { $0.columns >= 1 && $0.columns <= 2 })
      }
    }
  }

  @Test func withoutUTF8OnlyASCIIIsLeft() {
    let sanitizer = Sanitizer(isUnicode: false)
    #expect(sanitizer.line("Café 한국\u{1B}[m", limit: 80).text == "Caf? ??\\x1b[m")
    #expect(sanitizer.line("e\u{301}", limit: 80).text == "e")
  }

  @Test func whereTheFontIsPoorPunctuationIsThatOfATypewriter() {
    let text = "“Harbour” isn’t – Other… 한"
    #expect(
      Sanitizer(isUnicode: true, hasTypography: false).line(text, limit: 80).text == "\"Harbour\" isn't - Other... 한")
    #expect(Sanitizer(isUnicode: false).line(text, limit: 80).text == "\"Harbour\" isn't - Other... ?")
    #expect(Sanitizer().line(text, limit: 80).text == text)
    let console = Sanitizer(TerminalCapabilities(glyphs: .console))
    #expect(console.line("a…b", limit: 80).columns == 5)
    #expect(console.line("…", limit: 80).clusters.allSatisfy { !$0.isStandIn })
  }

  @Test func marksBeyondReasonAreLeftAway() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 5000)
    let line = Sanitizer().line(zalgo, limit: 10)
    #expect(line.columns == 1)
    #expect(line.text.unicodeScalars.count <= Sanitizer.marksKept + 1)
  }

  @Test func tenMegabytesAreCutBeforeTheyAreMeasured() {
    let clock = ContinuousClock()
    let text = String(repeating: "x", count: 10_000_000)
    var line = Line(clusters: [])
    let time = clock.measure { line = Sanitizer().line(text, limit: 80) }
    #expect(line.clusters.count <= 82 && line.isCut)
    // A bound that only a look at all of it would break, on any machine.
    #expect(time < .milliseconds(50))
    #expect(Sanitizer().paragraph(text, width: 80, maximum: 3).count == 3)
  }

  @Test func truncationNeverSplitsACluster() {
    let line = Sanitizer().line("ab한국cd", limit: 80)
    #expect(line.fitted(to: 8, ellipsis: "…").text == "ab한국cd")
    #expect(line.fitted(to: 7, ellipsis: "…").text == "ab한국…")
    #expect(line.fitted(to: 6, ellipsis: "…").text == "ab한…")
    #expect(line.fitted(to: 1, ellipsis: "…").text == "…")
    #expect(line.fitted(to: 0, ellipsis: "…").text == "")
    for limit in 0..<12 { #expect(line.fitted(to: limit, ellipsis: "…").columns <= limit) }
  }

  @Test func paragraphsBreakBetweenWords() {
    let lines = Sanitizer().paragraph("one two three four", width: 9, maximum: 10).map(\.text)
    #expect(lines == ["one two", "three", "four"])
    #expect(Sanitizer().paragraph("abcdefgh", width: 3, maximum: 9).map(\.text) == ["abc", "def", "gh"])
    #expect(Sanitizer().paragraph("one\ntwo", width: 9, maximum: 9).map(\.text) == ["one", "two"])
    #expect(Sanitizer().paragraph("one two three", width: 5, maximum: 2).map(\.text) == ["one", "two…"])
  }

  @Test func paragraphsEndAndNeverGrowTooWide() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let width = 1 + random.next(12)
      let maximum = 1 + random.next(6)
      let lines = Sanitizer().paragraph(random.text(length: 60), width: width, maximum: maximum)
      #expect(lines.count <= maximum)
      #expect(lines.allSatisfy { $0.columns <= width })
    }
  }
}
