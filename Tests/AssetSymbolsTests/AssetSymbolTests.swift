import Foundation
import Testing

@testable import asset_symbols

/// The constants have the names that Xcode gives them, and every name of an asset gives a source that compiles.
@Suite struct AssetSymbolTests {
  @Test(
    arguments: [
      ("logo", "logo"), ("AppIcon", "appIcon"), ("Chevron Left", "chevronLeft"), ("bubble-chat", "bubbleChat"),
      ("ic_arrow_down", "icArrowDown"), ("globe-36pt", "globe36Pt"), ("soft-ui-4", "softUi4"), ("blueEF", "blueEF"),
      ("BMW", "BMW"), ("A-1-1-0", "A_1_1_0"), ("1", "_1"), ("color_000000", "color000000"), ("121212", "_121212"),
      ("0b3b21ff27", "_0B3B21Ff27"), ("URLField", "urlField"), ("default", "`default`"), ("사진 1", "사진1"),
      ("background-image", "background"), ("TestImage", "test"), ("Image", "image"), ("…", nil), ("", nil),
    ] as [(String, String?)])
  func anImageHasTheNameThatXcodeGivesIt(asset: String, symbol: String?) {
    #expect(SymbolName.constant(asset, withoutSuffix: "Image") == symbol)
  }

  @Test func aColorLosesTheSuffixOfItsKind() {
    #expect(SymbolName.constant("AccentColor", withoutSuffix: "Color") == "accent")
    #expect(SymbolName.constant("background-color", withoutSuffix: "Color") == "background")
    #expect(SymbolName.namespace("iconPreviews") == "IconPreviews")
    #expect(SymbolName.namespace("Colors") == "Colors")
  }

  @Test func everyTypeHasTheConstants() throws {
    let source = try source(of: ["logo.imageset", "BrandColor.colorset", "kite.symbolset", "AppIcon.appiconset"])
    #expect(
      source.filter { $0.hasPrefix("extension") || $0.hasPrefix("  static") } == [
        "extension ColorResource {",
        #"  static let brand = ColorResource(name: "BrandColor", bundle: .module)"#,
        "extension ImageResource {",
        #"  static let kite = ImageResource(name: "kite", bundle: .module)"#,
        #"  static let logo = ImageResource(name: "logo", bundle: .module)"#,
        "extension UIColor {",
        "  static var brand: UIColor { UIColor(resource: .brand) }",
        "extension UIImage {",
        "  static var kite: UIImage { UIImage(resource: .kite) }",
        "  static var logo: UIImage { UIImage(resource: .logo) }",
        "extension Color {",
        "  static var brand: Color { Color(.brand) }",
        "extension ShapeStyle where Self == Color {",
        "  static var brand: Color { Color(.brand) }",
      ])
  }

  @Test func aFolderIsANamespaceIfItSaysSo() throws {
    let source = try source(
      of: ["Plain 1.5/a.imageset", "Icons/b.imageset", "Icons/Small/c.imageset"],
      descriptions: [
        "Icons": #"{"properties": {"provides-namespace": true}}"#,
        "Icons/Small": #"{"properties": {"provides-namespace": true}}"#, "Plain 1.5": #"{"info": {"version": 1}}"#,
      ])
    #expect(source.contains(#"  static let a = ImageResource(name: "a", bundle: .module)"#))
    #expect(source.contains("  enum Icons {"))
    #expect(source.contains(#"    static let b = ImageResource(name: "Icons/b", bundle: .module)"#))
    #expect(source.contains("    enum Small {"))
    #expect(source.contains(#"      static let c = ImageResource(name: "Icons/Small/c", bundle: .module)"#))
    #expect(source.contains("      static var c: UIImage { UIImage(resource: .Icons.Small.c) }"))
  }

  @Test func aNameThatIsTakenIsSaidAndNotTakenAgain() throws {
    let source = try source(of: ["Primary.colorset", "a b.imageset", "a-b.imageset"])
    #expect(source.contains("  static let primary = ColorResource(name: \"Primary\", bundle: .module)"))
    #expect(source.contains("  static var primary: UIColor { UIColor(resource: .primary) }"))
    #expect(!source.contains("  static var primary: Color { Color(.primary) }"))
    #expect(source.contains { $0.hasPrefix("  #warning") && $0.contains("Color.primary") })
    #expect(source.filter { $0.contains("static let aB") }.count == 1)
    #expect(source.contains { $0.hasPrefix("  #warning") && $0.contains("a-b") })
  }

  /// The name of a folder may contain quotes, interpolations and line breaks.
  @Test func aHostileNameIsOnlyText() throws {
    let source = try source(of: ["a\"\\(fatalError())\n}.imageset", "\u{7F}\".imageset"])
    let literal = #""a\"\\(fatalError())\u{a}}""#
    #expect(source.contains("  static let aFatalError = ImageResource(name: \(literal), bundle: .module)"))
    // The name is a literal of the constant, and otherwise part of a comment.
    let others = source.filter { $0.contains("fatalError()") && !$0.contains(literal) }
    #expect(others.allSatisfy { $0.hasPrefix("  ///") })
    #expect(source.contains { $0.hasPrefix("  #warning") && $0.contains(#"\u{7f}\""#) })
  }

  @Test func aDescriptionThatIsNoJSONIsNamed() throws {
    let error = #expect(throws: CatalogError.self) {
      try source(of: ["Icons/b.imageset"], descriptions: ["Icons": "{"])
    }
    #expect(error?.file.hasSuffix("Assets.xcassets/Icons/Contents.json") == true)
  }

  /// Returns the lines of the source of a catalogue.
  private func source(of sets: [String], descriptions: [String: String] = [:]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("asset-symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    for set in sets {
      try FileManager.default.createDirectory(
        at: catalog.appendingPathComponent(set), withIntermediateDirectories: true)
    }
    for (place, description) in descriptions {
      let file = catalog.appendingPathComponent(place).appendingPathComponent("Contents.json")
      try Data(description.utf8).write(to: file)
    }
    var assets = AssetGroup()
    try assets.add(contentsOf: catalog)
    return SymbolSource(of: assets).text.split(separator: "\n").map(String.init)
  }
}
