import Conformance
import KeelInteraction
import Testing

/// Harmful characters in texts, and their displayed form.
@Suite struct TextSafetyTests {
  private func shown(_ text: String, marksKept: Int = TextSafety.marksKept) -> String {
    text.reduce(into: "") { result, character in
      guard let piece = TextSafety.piece(of: character, marksKept: marksKept) else { return result.append(character) }
      result += piece.harmful.reduce(into: String(piece.kept)) { $0 += TextSafety.name(of: $1) }
    }
  }

  @Test(arguments: HostileTexts.all.indices) func harmfulCharactersAreNamedAndOthersKept(index: Int) {
    let (text, expected) = HostileTexts.all[index]
    #expect(Array(shown(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func shownTextIsSafeAndStaysUnchanged() {
    for value in [0..<0x3000, 0xFE00..<0x1_0000, 0x1D170..<0x1D180, 0xE0000..<0xE0200].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      for text in ["\(scalar)", "a\(scalar)", "한\(scalar)", "👍\(scalar)", "🏴\(scalar)", "a\u{301}\(scalar)b"] {
        let once = shown(text)
        #expect(!once.unicodeScalars.contains(where: TextSafety.isHarmful), "\(String(value, radix: 16))")
        #expect(shown(once) == once, "\(String(value, radix: 16))")
      }
    }
  }
}
