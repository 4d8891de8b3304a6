import Testing

@testable import SimulatedRadio
@testable import WiFiSettingsModel

@Suite struct SSIDNameTests {
  func shown(_ bytes: [UInt8]) throws -> String { try #require(SSID(bytes: bytes)).displayName }
  func shown(_ text: String) throws -> String { try shown(Array(text.utf8)) }
  func marks(_ text: String) throws -> NameMarks { try #require(SSID(text)).marks }

  @Test(arguments: ["Harbour", "바다소리", "Café Marée", "⛵️", "👨‍👩‍👧", "🇰🇷 Seoul", "خانه‌ی ما", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣"])
  func ordinaryNamesAreShownAsTheyAre(name: String) throws {
    #expect(try shown(name) == name)
    #expect(try marks(name) == [])
  }

  @Test func escapeCodesAreWrittenOut() throws {
    #expect(try shown("\u{1B}[2J\u{1B}[31mred") == "\\x1b[2J\\x1b[31mred")
    #expect(try shown("\u{1B}]0;title\u{07}") == "\\x1b]0;title\\x07")
    #expect(try shown("\u{1B}]52;c;aGk=\u{1B}\\") == "\\x1b]52;c;aGk=\\x1b\\")
    #expect(try marks("\u{1B}[2J") == .controls)
  }

  @Test func c1ControlsAreWrittenOut() throws {
    #expect(try shown("\u{9B}31m") == "\\xc2\\x9b31m")
    for value in UInt32(0x80)...0x9F {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(try marks(String(scalar)) == .controls)
    }
  }

  @Test func lineBreaksAndOtherC0ControlsAreWrittenOut() throws {
    #expect(try shown("a\nb\rc\td\u{08}e\u{07}f\u{7F}") == "a\\x0ab\\x0dc\\x09d\\x08e\\x07f\\x7f")
    #expect(try shown("a\u{2028}b\u{85}c") == "a\\u{2028}b\\xc2\\x85c")
  }

  @Test func aZeroByteIsNoEnd() throws {
    #expect(try shown("a\0b") == "a\\x00b")
    #expect(try id("a\0b") != id("a"))
  }

  @Test func zerosOnlyAreNoName() throws {
    #expect(try shown([UInt8](repeating: 0, count: 32)) == "Hidden Network")
    #expect(try shown([0]) == "Hidden Network")
  }

  @Test func noBytesAreNoName() throws {
    #expect(try shown([]) == "Hidden Network")
    #expect(try marks("") == .hidden)
  }

  @Test func bytesThatAreNoTextAreMarkedAndKept() throws {
    let gbk: [UInt8] = [0xB2, 0xE2, 0xCA, 0xD4]
    #expect(try shown(gbk) == "\\xb2\\xe2\\xca\\xd4")
    #expect(try shown([0xFF, 0xFE, 0xC3, 0x28]) == "\\xff\\xfe\\xc3(")
    #expect(try shown(Array("Caf".utf8) + [0xE9]) == "Caf\\xe9")
    let ssid = try #require(SSID(bytes: gbk))
    #expect(ssid.marks == .notUTF8)
    #expect(ssid.hexadecimal == "b2e2cad4")
    #expect(ssid.bytes == gbk)
  }

  @Test func aCutLastCharacterCostsOnlyItself() throws {
    let emoji = Array("Thirty bytes and one emoji: 30🐙".utf8).prefix(32)
    #expect(emoji.count == 32)
    #expect(try shown(Array(emoji)) == "Thirty bytes and one emoji: 30\u{FFFD}")
    #expect(try #require(SSID(bytes: Array(emoji))).marks == .cut)
    let korean = Array("가나다라마바사아자차카".utf8).prefix(32)
    #expect(try shown(Array(korean)) == "가나다라마바사아자차\u{FFFD}")
  }

  @Test func aCutClusterIsReplacedWhole() throws {
    let family = Array("123456789012345👨‍👩‍👧‍👦".utf8).prefix(32)
    #expect(family.count == 32)
    #expect(try shown(Array(family)) == "123456789012345\u{FFFD}")
    let flag = Array("123456789012345678901234567🇰🇷".utf8).prefix(32)
    #expect(try shown(Array(flag.prefix(32))) == "123456789012345678901234567\u{FFFD}")
  }

  @Test func theSameBytesInAShorterNameAreNoCut() throws {
    #expect(try shown(Array("abc".utf8) + [0xEA, 0xB0]) == "abc\\xea\\xb0")
  }

  @Test func directionControlsActOnNothing() throws {
    #expect(try shown("\u{202E}evil\u{2066}x\u{2069}") == "\\u{202e}evil\\u{2066}x\\u{2069}")
    #expect(try marks("\u{202E}x") == .direction)
    for value: UInt32 in Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x200E, 0x200F, 0x061C] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(try !shown("a\(scalar)b").unicodeScalars.contains(scalar))
    }
  }

  @Test func zeroWidthsAreSeen() throws {
    #expect(try shown("Har\u{200B}bour") == "Har\\u{200b}bour")
    #expect(try shown("\u{FEFF}Harbour") == "\\u{feff}Harbour")
    #expect(try shown("Har\u{200D}bour") == "Har\\u{200d}bour")
    #expect(try shown("Har\u{AD}bour") == "Har\\u{ad}bour")
    #expect(try shown("Har\u{3164}bour") == "Har\\u{3164}bour")
    #expect(try marks("Har\u{200B}bour") == .invisible)
  }

  @Test func lookalikesHaveOneSkeletonAndTwoIdentities() throws {
    let real = try #require(SSID("Harbour"))
    for fake in ["H\u{0430}rbour", "Har\u{200B}bour", "Harbour ", "Ｈａｒｂｏｕｒ", "Harb\u{03BF}ur"] {
      let ssid = try #require(SSID(fake))
      #expect(ssid != real)
      #expect(ssid.skeleton == real.skeleton, "\(fake)")
    }
    #expect(try #require(SSID("Harbor")).skeleton != real.skeleton)
  }

  @Test func combiningMarksHoldOntoTheirLetter() throws {
    let stacked = "Z" + String(repeating: "\u{0301}", count: 15)
    #expect(try shown(stacked) == stacked)
    #expect(try shown("\u{0301}x") == "\u{25CC}\u{0301}x")
    #expect(try shown("\u{1B}\u{0301}") == "\\x1b\u{25CC}\u{0301}")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "'\"-autofocus onfocus=", "<b>&amp;&#0;</span>",
    "[red][/wrong][@click=x]", "%p%s%n {0} \\(x) $(id) `id` ;|&&", "--help", "-h", ":,;\\\"", "../../etc/passwd",
    "CON", "a/b",
  ])
  func markupIsText(name: String) throws {
    #expect(try shown(name) == name)
  }

  @Test func spacesAtTheEdgesAreSeen() throws {
    #expect(try shown("  a b ") == "␣␣a b␣")
    #expect(try shown("   ") == "␣␣␣")
    #expect(try shown("a  b") == "a ␣b")
    #expect(try shown("a\u{A0}b") == "a\\u{a0}b")
    #expect(try marks(" a") == .spaces)
    #expect(try #require(SSID("  a b ")).bytes == Array("  a b ".utf8))
  }

  @Test func thirtyTwoBytesFitAndMoreDoNot() throws {
    #expect(SSID(String(repeating: "W", count: 32)) != nil)
    #expect(SSID(String(repeating: "W", count: 33)) == nil)
    #expect(SSID(String(repeating: "가", count: 11)) == nil)
  }

  @Test func substitutesDistinguishDifferentBytes() throws {
    let names: [[UInt8]] = [
      [0x9B], Array("\u{9B}".utf8), Array("\\x9b".utf8), Array("\\u{9b}".utf8), Array("\\xc2\\x9b".utf8),
      Array(" a".utf8), Array("␣a".utf8), Array("\u{202E}".utf8), Array("\\u{202e}".utf8), Array("\\x5cx9b".utf8),
      Array(repeating: 0x61, count: 31) + [0xC3],
    ]
    #expect(Set(try names.map { try shown($0) }).count == names.count)
  }

  @Test func everyNameIsOneHarmlessLine() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...32, using: &generator)
      let text = try shown((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
      #expect(!text.isEmpty)
      for scalar in text.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(!scalar.properties.isBidiControl)
      }
    }
  }
}
