import Conformance
import KeelScene
import Testing

struct ThemeSymbolTests {
  @Test func namesAreInTheTableOnceAndNotDrawnByKeel() {
    for name in ThemeSymbols.icons.keys {
      #expect(!SymbolCatalog.drawn.contains(name) && SymbolCatalog.aliases[name] == nil, "\(name)")
      #expect(SymbolForm(name)?.picture == ThemeSymbols.icons[name].map(SymbolForm.Picture.themed), "\(name)")
    }
  }

  @Test func iconsHaveTheVariantsOfSymbols() throws {
    #expect(SymbolForm("opticaldiscdrive.fill") == SymbolForm("opticaldiscdrive"))
    let form = try #require(SymbolForm("opticaldiscdrive.circle.fill"))
    #expect(form.picture == .themed("drive-optical") && form.enclosure == .circle && form.isFilled)
    #expect(SymbolForm("eject.slash")?.isSlashed == true)
    #expect(SymbolForm("opticaldiscdrive.badge.plus")?.badge == "plus")
  }

  /// Every name is drawn by Keel, by an icon, or as the placeholder. Names with the same form are synonyms in a table.
  @Test func noTwoNamesInUseAreDrawnAlikeUnlessTheyAreSynonyms() {
    var names: [SymbolForm: String] = [:]
    var placeholders: Set<String> = []
    for name in UsedSymbols.names + ThemeSymbols.icons.keys.sorted() {
      guard let form = SymbolForm(name) else {
        placeholders.insert(name)
        continue
      }
      guard let other = names.updateValue(name, forKey: form), other != name else { continue }
      let (one, two) = (Self.canonical(name), Self.canonical(other))
      #expect(one == two, "\(name) is drawn like \(other)")
    }
    #expect(placeholders == UsedSymbols.unknown)
  }

  /// Returns a name with the aliases of the tables resolved.
  private static func canonical(_ name: String) -> [String] {
    if let icon = ThemeSymbols.icons[name] { return [icon] }
    let parts = name.split(separator: ".").map(String.init)
    var rest = parts.filter { $0 != "fill" && $0 != "filled" && $0 != "crop" }
    for count in stride(from: rest.count, to: 0, by: -1) {
      let head = rest.prefix(count).joined(separator: ".")
      if SymbolCatalog.drawn.contains(head) { break }
      if let known = SymbolCatalog.aliases[head] {
        rest.replaceSubrange(..<count, with: known.split(separator: ".").map(String.init))
        break
      }
    }
    return rest + (parts.contains("fill") || parts.contains("filled") ? ["fill"] : [])
  }
}
