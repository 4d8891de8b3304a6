import Conformance
import KeelTesting
import Testing

/// The displayed form of hostile texts in outlines.
@Suite struct HostileTextTests {
  @Test(arguments: HostileTexts.all.indices) func outlinesNameWhatIsHarmful(index: Int) {
    let (text, shown) = HostileTexts.all[index]
    let escaped = ShownText.escaped(text)
    #expect(!escaped.unicodeScalars.contains(where: ShownText.isHarmful))
    // Texts that stay unchanged in all front ends stay unchanged in outlines; so do all combining marks.
    if text == shown { #expect(escaped == text) } else { #expect(escaped.contains("\\") || escaped == text) }
  }
}
