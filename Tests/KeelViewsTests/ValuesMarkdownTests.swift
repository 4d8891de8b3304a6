import KeelInteraction
import KeelModel
import Testing
import Walks

@testable import KeelViews

@Suite struct ValuesMarkdownTests {
  /// Returns the spans with their styles: `b(…)`, `i(…)`, `s(…)`, `c(…)`, `l(…)`.
  private func show(_ source: String) -> String {
    Markdown.parse(source.map { .character($0) }).map { span in
      let marks =
        (span.style.isBold ? "b" : "") + (span.style.isItalic ? "i" : "") + (span.style.isStruckThrough ? "s" : "")
        + (span.style.isCode ? "c" : "") + (span.style.link.map { "l<\(text($0))>" } ?? "")
      return marks.isEmpty ? text(span.atoms) : "\(marks)(\(text(span.atoms)))"
    }.joined()
  }

  private func text(_ atoms: [MarkdownAtom]) -> String { String(atoms.compactMap(\.character)) }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("**a**", "b(a)"), ("*a*", "i(a)"), ("_a_", "i(a)"), ("__a__", "b(a)"),
    ("***a***", "bi(a)"), ("~~a~~", "s(a)"), ("~a~", "s(a)"), ("`a`", "c(a)"), ("**a *b* c**", "b(a )bi(b)b( c)"),
    ("*a **b** c*", "i(a )bi(b)i( c)"), ("**~~a~~**", "bs(a)"), ("**`a`**", "bc(a)"),
    ("***a* b**", "bi(a)b( b)"), ("***a** b*", "bi(a)i( b)"),
  ])
  func marksThatPairUpAreLooks(source: String, shown: String) { #expect(show(source) == shown) }

  @Test(arguments: [
    "**a", "a**", "*", "**", "****", "a * b * c", "snake_case_name", "2*3 = 6", "~~~a~~~", "~a~~", "** a **",
    "`a", "[a]", "[a](", "[a](b", "](b)", "<a>", "<b>bold</b>", "<https:", "a < b > c", "_a", "!", "![", "![a]",
    "5 ~ 6",
  ])
  func unpairedMarksAreShownUnchanged(source: String) { #expect(show(source) == source) }

  @Test(arguments: [
    (#"\*a\*"#, "*a*"), (#"\\"#, #"\"#), (#"\a"#, #"\a"#), (#"\"#, #"\"#), (#"`\*`"#, #"c(\*)"#),
    (#"\[a](b)"#, "[a](b)"), (#"**a\***"#, "b(a*)"), (#"\`a`"#, "`a`"), ("a\\\nb", "a\nb"),
  ])
  func backslashesTakeTheMeaningAway(source: String, shown: String) { #expect(show(source) == shown) }

  @Test(arguments: [
    ("`` a`b ``", "c(a`b)"), ("`**a**`", "c(**a**)"), ("`a``", "`a``"), ("``a`", "``a`"), ("` `", "c( )"),
    ("*a`*`", "*ac(*)"), ("`[a](b)`", "c([a](b))"),
  ])
  func codeIsTakenAsItIs(source: String, shown: String) { #expect(show(source) == shown) }

  @Test(arguments: [
    ("[a](b)", "l<b>(a)"), ("[a]( b )", "l<b>(a)"), ("[a](<b c>)", "l<b c>(a)"), ("[a](b \"t\")", "l<b>(a)"),
    ("[a](b(c)d)", "l<b(c)d>(a)"), ("[**a** b](c)", "bl<c>(a)l<c>( b)"), ("**[a](b)**", "bl<b>(a)"),
    ("[a](b)[c](d)", "l<b>(a)l<d>(c)"), ("[x [a](b) y](c)", "[x l<b>(a) y](c)"), ("[](b)", ""),
    ("*[a*](b)", "*l<b>(a*)"), ("[*a](b)*", "l<b>(*a)*"), ("![a](b)", "a"), ("[![a](b)](c)", "l<c>(a)"),
    ("<https://a.example/x>", "l<https://a.example/x>(https://a.example/x)"), ("[a]()", "l<>(a)"),
    ("[a](b \"t)", "[a](b \"t)"), ("[a](b c)", "[a](b c)"),
  ])
  func linksAreWordsWithAnAddress(source: String, shown: String) { #expect(show(source) == shown) }

  @Test func interpolatedTextIsNeverMarkup() {
    let specifier = FormatSpecifier(conversion: "@")
    let atoms: [MarkdownAtom] = "**".map { .character($0) } + [.argument(0, specifier)] + "**".map { .character($0) }
    let spans = Markdown.parse(atoms)
    #expect(spans == [MarkdownSpan(atoms: [.argument(0, specifier)], style: .init(isBold: true))])
  }

  // MARK: Hostile input

  /// Patterns that take quadratic time in parsers that backtrack or restart.
  static let hostile: [String] = [
    "*", "[", "]", "`", "_", "~", "\\", "<", "![", "**a", "*a_", "_a ", "*a ", " *a", "a**b", "a*_~", "[a](", "[a](b",
    "[a](<b", "[a](b \"", "[a](b '", "[a](((", "](", "[](", "[[]", "[a]", "![a](b)[", "[a](b)", "`a``", "``a`", "<a:",
    "<ab:c", "a_*_*",
    "*_[", "[*a](b)", "~~a", "~a~~", "***a** ", "**a*", "*a**", "\u{301}*", "\u{200D}_", "👩‍👧*",
  ]

  /// A parser that restarts would read characters of some of these texts thousands of times.
  @Test(arguments: hostile) func noCharacterIsLookedAtVeryOften(unit: String) {
    check(String(repeating: unit, count: (Walk.isLong ? 16_000 : 4_000) / unit.count))
  }

  @Test(arguments: ["*", "[", "**a", "[a]("]) func aLongTextIsReadToItsEnd(unit: String) {
    check(String(repeating: unit, count: (Walk.isLong ? 100_000 : 40_000) / unit.count))
  }

  private func check(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let atoms: [MarkdownAtom] = source.map { .character($0) }
    var scanner = MarkdownScanner(atoms)
    scanner.scan()
    #expect(scanner.extraSteps <= 64 * atoms.count, sourceLocation: sourceLocation)
    let shown = Markdown.parse(atoms).reduce(0) { $0 + $1.atoms.count }
    #expect(shown <= atoms.count, sourceLocation: sourceLocation)
  }

  @Test func longRunsOfDifferentLengths() {
    var source = ""
    for length in 1...400 { source += String(repeating: "`", count: length) + "a" }
    for length in 1...400 { source += String(repeating: "*", count: length) + "a" }
    #expect(!show(source).isEmpty)
  }

  @Test func openersWithoutEndAndThenClosersWithoutEnd() {
    let pairs = [("*a ", "b* "), ("[", "](b)"), ("_a ", "b* "), ("**a ", "b* "), ("![", "](b)"), ("~~a ", "b~ ")]
    for (open, close) in pairs {
      check(String(repeating: open, count: 2000) + String(repeating: close, count: 2000))
    }
  }

  /// Letters are never lost; only marks are removed.
  @Test func lettersAreNeverLost() {
    var random = Numbers(state: 7)
    let alphabet = Array("aab **__~~``[]()!\\<>:\"' \n")
    for _ in 0..<2000 {
      let source = String((0..<24).map { _ in alphabet[random.next(below: alphabet.count)] })
      let spans = Markdown.parse(source.map { .character($0) })
      let kept = spans.flatMap { $0.atoms + ($0.style.link ?? []) }.filter { $0.character == "a" }.count
      let had = source.filter { $0 == "a" }.count
      // Addresses and titles of links are not shown; a text without `](` has neither.
      if !source.contains("](") { #expect(kept >= had, "\(source)") }
      #expect(spans.reduce(0) { $0 + $1.atoms.count } <= source.count)
    }
  }

  private struct Numbers {
    var state: UInt64
    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  // MARK: Addresses

  @Test(arguments: [
    "https://a.example", "HTTP://a.example/x?y=1#z", "mailto:a@b.example", "tel:+123", "keel-demo:open/3", "/path",
    "page", "//a.example", "?q=javascript:x",
  ])
  func harmlessAddressesAreKept(address: String) { #expect(LinkPolicy.checked(address) == address) }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "JavaScript:alert(1)", " javascript:x", "java\nscript:x", "java\tscript:x",
    "\u{1}javascript:x", "javascript\u{200B}:x", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "FILE:x", ":x",
    "1a:x", "jävascript:x", "https://a.example/\u{202E}gpj", "https://a.example/\u{7}", "a b:c",
    "https://a.example\r\nx", "javascript:\u{301}=x", "javascript:\u{E33}=alert(1)", "javascript:\u{FF9E}=alert(1)",
    String(repeating: "a", count: 3000),
  ])
  func addressesThatCouldDoHarmAreNot(address: String) { #expect(LinkPolicy.checked(address) == nil) }

  @Test func aLinkThatCouldDoHarmIsItsWords() {
    let resolved = Text("[a](javascript:x) [b](\("file:///etc")) <data:x>").resolve()
    #expect(resolved.text == "a b data:x")
    #expect(resolved.runs.isEmpty)
  }
}
