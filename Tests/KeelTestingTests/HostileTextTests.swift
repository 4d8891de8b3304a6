import Conformance
import KeelTesting
import Testing

/// The displayed form of hostile texts in outlines.
@Suite struct HostileTextTests {
  @Test(arguments: HostileTexts.all.indices) func outlinesNameHarmfulCharacters(index: Int) {
    let (text, shown) = HostileTexts.all[index]
    let escaped = ShownText.escaped(text)
    #expect(!escaped.unicodeScalars.contains(where: ShownText.isHarmful))
    // Outlines keep all combining marks, and name control characters as a Swift literal does.
    let keepsAll = text.unicodeScalars.starts(with: shown.unicodeScalars)
    let named = shown.replacing(#/\\x0([0-9a-f])|\\x([0-9a-f]{2})/#) { "\\u{\($0.1 ?? $0.2 ?? "")}" }
    let expected = keepsAll ? text : named
    #expect(Array(escaped.unicodeScalars) == Array(expected.unicodeScalars))
  }
}
