import Conformance
import KeelScene
import Testing

@testable import KeelTerminal

@MainActor struct GlyphTests {
  @Test func terminalsDrawThePicturesOfTheCatalogueAndNoOthers() {
    #expect(Set(SymbolGlyphs.all.keys) == SymbolCatalog.drawn)
  }

  /// Filled symbols may look like their outlines if fonts have no character for them.
  @Test(arguments: [TerminalCapabilities.GlyphSet.unicode, .ascii])
  func everySymbolHasALookThatNothingElseHas(_ set: TerminalCapabilities.GlyphSet) {
    let glyphs = Glyphs(set: set)
    var shown: [String: SymbolForm] = [:]
    for name in SymbolCatalog.drawn.union(UsedSymbols.names).subtracting(UsedSymbols.unknown) {
      guard var form = SymbolForm(name) else {
        Issue.record("\(name) is not known")
        continue
      }
      form.isFilled = false
      let looks = glyphs.symbol(name)
      if let other = shown.updateValue(form, forKey: looks) { #expect(other == form, "\(name) looks like \(other)") }
      #expect(looks != glyphs.symbol("nonsense"), "\(name)")
    }
  }

  @Test func aSymbolTakesThreeColumnsAndMoreWithVariants() {
    for (name, looks) in SymbolGlyphs.all {
      #expect((1...3).contains(looks.unicode.reduce(0) { $0 + Width.columns(ofCluster: $1) }), "\(name)")
      // Trigrams and digrams, which Unicode 16 made wide: terminals with other tables would shift the rest of a line.
      #expect(
        looks.unicode.unicodeScalars.allSatisfy {
          !(0x2630...0x2637).contains($0.value) && !(0x268A...0x268F).contains($0.value)
        }, "\(name)")
      #expect(looks.ascii.utf8.allSatisfy { 33...126 ~= $0 } && looks.ascii.utf8.count <= 4, "\(name)")
    }
  }
}
