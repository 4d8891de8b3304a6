import Conformance
import KeelScene
import Testing

struct SymbolFormTests {
  @Test func theVariantsOfASymbolAreParsed() throws {
    let plus = try #require(SymbolForm("person.fill.badge.plus"))
    #expect(plus.picture == .drawn("person") && plus.badge == "plus" && plus.isFilled)
    let bell = try #require(SymbolForm("bell.slash.circle.fill"))
    #expect(bell.picture == .drawn("bell") && bell.isSlashed && bell.enclosure == .circle && bell.isFilled)
    #expect(SymbolForm("person.2.fill")?.picture == .drawn("person.2"))
    #expect(SymbolForm("arrow.triangle.2.circlepath")?.picture == .drawn("arrow.triangle.2.circlepath"))
    #expect(SymbolForm("bell.badge")?.badge == "circle.fill")
    #expect(SymbolForm("suit.heart.fill") == SymbolForm("heart.fill"))
    #expect(SymbolForm("plus.slash.minus") == SymbolForm("plus.forwardslash.minus"))
    #expect(SymbolForm("plus.slash.minus")?.isSlashed == false)
    #expect(SymbolForm("rectangle.grid.1x2.fill")?.picture == .drawn("rectangle.grid.1x2"))
    #expect(SymbolForm("apps.iphone")?.picture == .drawn("apps.iphone"))
    #expect(SymbolForm("18.circle")?.picture == .text("18"))
    #expect(SymbolForm("x.circle")?.picture == .text("X"))
    #expect(SymbolForm("chevron.forward")?.picture == .drawn("chevron.right"))
  }

  @Test(arguments: ["", "nonsense", "person.nonsense", "fill", ".", "badge.plus", "123", "é", "circle.circle.circle"])
  func anInvalidNameHasNoSymbol(_ name: String) {
    #expect(SymbolForm(name) == nil)
  }

  @Test func everyAliasLeadsToAPicture() {
    for (alias, name) in SymbolCatalog.aliases {
      #expect(SymbolCatalog.drawn.contains(name), "\(alias)")
      #expect(!SymbolCatalog.drawn.contains(alias), "\(alias)")
    }
  }

  @Test func theSymbolsThatAppsUseAreKnown() {
    let unknown = Set(UsedSymbols.names.filter { SymbolForm($0) == nil })
    #expect(unknown == UsedSymbols.unknown)
    #expect(UsedSymbols.names.count == 440)
  }
}
