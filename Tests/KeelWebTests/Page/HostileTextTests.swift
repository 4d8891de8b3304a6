import Conformance
import Testing

@testable import KeelWeb

/// The displayed form of hostile texts on pages.
@MainActor @Suite struct HostileTextTests {
  @Test(arguments: HostileTexts.all.indices) func pagesNameHarmfulCharacters(index: Int) {
    let (text, shown) = HostileTexts.all[index]
    #expect(Array(SafeText.line(text).unicodeScalars) == Array(shown.unicodeScalars))
  }
}
