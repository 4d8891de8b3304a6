import Conformance
import Glibc
import KeelInteraction
import KeelTerminal
import Testing

/// Section A of the hostile inputs: only harmless clusters reach the grid, for any string.
@Suite struct SanitizerTests {
  static let shown =
    HostileTexts.all + [
      (String(decoding: [0xB2, 0xE2, 0xCA, 0xD4] as [UInt8], as: UTF8.self), "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    ]

  @Test(arguments: shown.indices) func unsafeCharactersAreReplaced(_ index: Int) {
    let (text, expected) = Self.shown[index]
    #expect(Array(Sanitizer().line(text, limit: 200).text.unicodeScalars) == Array(expected.unicodeScalars))
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

  @Test func poorFontsUseASCIIPunctuation() {
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
    #expect(line.text.unicodeScalars.count <= TextSafety.marksKept + 1)
  }

  /// The processor time of this thread for some work, in nanoseconds.
  private func processorTime(_ work: () -> Void) -> Int {
    func now() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
    let start = now()
    work()
    return now() - start
  }

  @Test func tenMegabytesAreCutBeforeTheyAreMeasured() {
    let text = String(repeating: "x", count: 10_000_000)
    var line = Line(clusters: [])
    var count = 0
    let scan = processorTime { count = text.unicodeScalars.count }
    #expect(count == 10_000_000)
    let time = (0..<5).map { _ in processorTime { line = Sanitizer().line(text, limit: 80) } }.min()
    #expect(line.clusters.count <= 82 && line.isCut)
    // The fastest possible scan of the whole text is the measure, on any machine and under any load.
    #expect(time ?? .max < scan / 2)
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

  @Test func addressesBreakBeforeTheirSignOrAFullStop() {
    func lines(_ text: String, _ width: Int) -> [String] {
      Sanitizer().paragraph(text, width: width, maximum: 9).map(\.text)
    }
    #expect(lines("lunarpiano84@example.org", 22) == ["lunarpiano84@example", ".org"])
    #expect(lines("lunarpiano84@example.org", 15) == ["lunarpiano84", "@example.org"])
    // Not where most of the line would be empty.
    #expect(lines("a@abcdefghij", 8) == ["a@abcdef", "ghij"])
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
