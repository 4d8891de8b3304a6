import Conformance
import KeelScene
import Testing

@testable import KeelWeb

@MainActor struct SymbolArtTests {
  private var names: [String] {
    Array(SymbolCatalog.drawn) + UsedSymbols.names.filter { !UsedSymbols.unknown.contains($0) }
  }

  @Test func pagesDrawThePicturesOfTheCatalogueAndNoOthers() {
    #expect(Set(SymbolPaths.all.keys) == SymbolCatalog.drawn)
  }

  /// A form that is already filled in part has no filled variant.
  private func isSolid(_ form: SymbolForm) -> Bool {
    guard case .drawn(let name) = form.picture else { return false }
    return form.enclosure == nil && SymbolPaths.all[name]?.contains("F") == true
  }

  /// Two names may look the same only if they mean the same: `multiply` and `xmark`.
  @Test func everySymbolIsDrawnAndDifferentFromAllOthers() {
    var drawn: [[Markup]: SymbolForm] = [:]
    let unknown = SymbolArt.art(of: "nonsense")
    for name in names {
      guard var form = SymbolForm(name) else {
        Issue.record("\(name) is not known")
        continue
      }
      if isSolid(form) { form.isFilled = false }
      let art = SymbolArt.art(of: name)
      #expect(art != unknown, "\(name)")
      if let other = drawn.updateValue(form, forKey: art) { #expect(other == form, "\(name) looks like \(other)") }
    }
  }

  @Test func aFilledFormIsNotTheOutline() {
    for name in UsedSymbols.names {
      guard let form = SymbolForm(name), form.isFilled, !isSolid(form) else { continue }
      let parts = name.split { $0 == "." }.filter { $0 != "fill" && $0 != "filled" }
      #expect(SymbolArt.art(of: name) != SymbolArt.art(of: parts.joined(separator: ".")), "\(name)")
    }
  }

  /// A line has no inside: filled, it would look like the outline.
  @Test func filledMediaSymbolsAreClosedShapes() throws {
    for name in ["play", "pause", "stop", "forward", "backward"] {
      let drawing = try #require(SymbolPaths.all[name])
      #expect(drawing.split(separator: "M").allSatisfy { $0.hasSuffix("Z") }, "\(name)")
    }
  }

  @Test func theDefinitionIsThatOfTheName() {
    for name in names {
      let id = SymbolArt.name(of: Symbol(name))
      let definition = SymbolArt.definition(named: id, base: "/")
      #expect(definition.content == .elements(SymbolArt.art(of: name, mask: SymbolArt.maskName(id))), "\(name)")
    }
  }

  /// On a prominent button `plus.circle.fill` was a blank disc: the plus had the colour of the page.
  @Test func detailsOfFilledSymbolsAreCutOutOfThem() throws {
    for name in ["plus.circle.fill", "trash.fill", "plus.square.fill"] {
      let id = SymbolArt.name(of: Symbol(name))
      guard case .elements(let parts) = SymbolArt.definition(named: id, base: "/").content else { continue }
      let mask = try #require(parts.first { $0.tag == "mask" })
      #expect(parts.contains { $0["mask"] == "url(#\(mask["id"] ?? ""))" })
      #expect(!parts.contains { $0["class"] == "cut" })
      // A picture without a document has no names of masks.
      let alone = SymbolArt.definition(named: id, base: nil, isAlone: true)
      #expect(alone.content == .elements(SymbolArt.art(of: name)))
    }
  }

  @Test func theVariableValueIsASuffixOfTheName() {
    let half = SymbolArt.name(of: Symbol("wifi", variableValue: 0.5))
    #expect(half == "s-wifi_2" && SymbolArt.name(of: Symbol("person.2")) == "s-person-2")
    #expect(SymbolArt.definition(named: half, base: "/").content == .elements(SymbolArt.art(of: "wifi", lit: 2)))
  }
}
