import Conformance
import KeelTesting
import Testing

/// What stands in outlines of texts that would do something.
@Suite struct HostileTextTests {
  @Test(arguments: HostileTexts.all.indices) func outlinesNameWhatIsHarmful(index: Int) {
    let (text, shown) = HostileTexts.all[index]
    let escaped = ShownText.escaped(text)
    #expect(!escaped.unicodeScalars.contains(where: ShownText.isHarmful))
    // What stays as it is everywhere stays here, too; all marks do.
    if text == shown { #expect(escaped == text) } else { #expect(escaped.contains("\\") || escaped == text) }
  }
}
