import Foundation
import KeelControls
import KeelModel
import KeelScene
import Testing

@testable import UIKit

/// Asset catalogues: scales, appearances, colours, and files that are damaged or lead elsewhere.
@Suite struct AssetTests {
  private let folder: URL
  private let catalogue: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    catalogue = folder.appendingPathComponent("Assets.xcassets")
    try FileManager.default.createDirectory(at: catalogue, withIntermediateDirectories: true)
  }

  private var assets: NamedAssets { NamedAssets(folders: [folder.path]) }

  /// The header of a PNG with a size.
  private func picture(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  private func write(_ set: String, _ contents: String, _ files: [String: Data] = [:]) throws {
    let set = catalogue.appendingPathComponent(set)
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    for (name, data) in files { try data.write(to: set.appendingPathComponent(name)) }
  }

  @Test func theHighestScaleIsUsedInItsSizeInPoints() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "flag.imageset",
      """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "one.png"},
                  {"idiom": "universal", "scale": "3x", "filename": "three.png"},
                  {"idiom": "universal", "scale": "2x"}]}
      """, ["one.png": picture(20, 10), "three.png": picture(60, 30)])
    let flag = try #require(assets.picture(named: "flag"))
    #expect(flag.data?.width == 60)
    #expect(flag.size == CGSize(width: 20, height: 10) && flag.scale == 3)
  }

  @Test func aPictureForDarkIsAVariantOfTheOther() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "moon.imageset",
      """
      {"images": [{"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "dark.png"},
                  {"appearances": [{"appearance": "contrast", "value": "high"}], "filename": "high.png"},
                  {"filename": "light.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """, ["light.png": picture(1, 1), "dark.png": picture(2, 2), "high.png": picture(3, 3)])
    let moon = try #require(assets.picture(named: "moon"))
    #expect(moon.data?.width == 1)
    #expect(moon.look?.darkData?.width == 2)
    #expect(moon.renderingMode == .alwaysTemplate)
    #expect(moon.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test func coloursAreBytesPartsAndNamesOfTheSystem() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func color(_ red: String, _ alpha: String = "1.000", dark: Bool = false) -> String {
      """
      {"color": {"components": {"red": "\(red)", "green": "0x80", "blue": "0.000", "alpha": "\(alpha)"}}
      \(dark ? ",\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]" : "")}
      """
    }
    try write("Plain.colorset", "{\"colors\": [\(color("255", "0.500"))]}")
    try write("Brand.colorset", "{\"colors\": [\(color("0.2")), \(color("1.000", dark: true))]}")
    try write(
      "System.colorset", "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemTealColor\"}}]}")
    try write("Odd.colorset", "{\"colors\": [{\"color\": {\"components\": {\"red\": \"nan\", \"green\": \"1e999\"}}}]}")
    let assets = assets
    #expect(assets.color(named: "Plain")?.color == .rgb(red: 255, green: 128, blue: 0))
    #expect(assets.color(named: "Plain")?.opacity == 0.5)
    #expect(
      assets.color(named: "Brand")?.color
        == .adaptive(light: SceneRGB(red: 51, green: 128, blue: 0), dark: SceneRGB(red: 255, green: 128, blue: 0)))
    #expect(assets.color(named: "System")?.color == .teal)
    #expect(assets.color(named: "Odd", reports: false) == nil)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{\"images\": 3}", "{\"images\": [{\"filename\": 7}]}", "\u{0}", "{\"images\": [null]}",
    String(repeating: "[", count: 100_000),
  ])
  func aDamagedDescriptionLeavesThePicture(_ contents: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("flag.imageset", contents, ["flag@2x.png": picture(4, 2)])
    try write("Brand.colorset", contents)
    #expect(assets.picture(named: "flag")?.size == CGSize(width: 2, height: 1))
    #expect(assets.color(named: "Brand", reports: false) == nil)
  }

  @Test func namesAndLinksThatLeadOutsideFindNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let secret = folder.deletingLastPathComponent().appendingPathComponent(UUID().uuidString + ".png")
    try picture(9, 9).write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let stem = secret.deletingPathExtension().lastPathComponent
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.png"), withDestinationURL: secret)
    try write("away.imageset", "{\"images\": [{\"filename\": \"../../../\(stem).png\"}]}")
    try write("linked.imageset", "{\"images\": [{\"filename\": \"link.png\"}]}")
    try FileManager.default.createSymbolicLink(
      at: catalogue.appendingPathComponent("linked.imageset/link.png"), withDestinationURL: secret)
    let assets = assets
    for name in [
      "../\(stem)", "../\(stem).png", secret.path, "link", "away", "linked", "../../etc/passwd", "/etc/passwd",
      "a/../../b",
      ".", "..", "a\u{0}b", String(repeating: "x", count: 5_000),
    ] {
      #expect(assets.picture(named: name) == nil, "\(name.prefix(80))")
    }
  }

  @Test func aFileThatNeverEndsOrIsTooLargeIsNoPicture() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(mkfifo(folder.appendingPathComponent("pipe.png").path, 0o600) == 0)
    let large = folder.appendingPathComponent("large.png")
    try picture(1, 1).write(to: large)
    try FileHandle(forWritingTo: large).truncate(atOffset: 65 << 20)
    #expect(assets.picture(named: "pipe") == nil)
    #expect(assets.picture(named: "large") == nil)
  }

  @Test func aCatalogueThatContainsItselfEnds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("flag.imageset", "", ["flag.png": picture(4, 2)])
    try FileManager.default.createSymbolicLink(
      at: catalogue.appendingPathComponent("again"), withDestinationURL: catalogue)
    #expect(assets.picture(named: "flag") != nil)
  }

  @Test func aMissingNameIsReportedOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let assets = assets
    let reports = RuntimeWarning.withCapture {
      for _ in 0..<3 { #expect(assets.reportedPicture(named: "absent") == nil) }
      for _ in 0..<3 { #expect(assets.color(named: "absent") == nil) }
    }
    #expect(reports.map(\.happened) == ["There is no image named \"absent\".", "There is no colour named \"absent\"."])
  }

  @Test func anSVGBesideAPDFTakesItsPlace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let description = "{\"images\": [{\"filename\": \"tick.PDF\", \"idiom\": \"universal\"}]}"
    try write("tick.imageset", description, ["tick.PDF": Data("%PDF-1.4".utf8)])
    let reports = RuntimeWarning.withCapture { #expect(assets.reportedPicture(named: "tick") == nil) }
    #expect(reports.map(\.happened) == ["The image named \"tick\" is a PDF."])
    try write("tick.imageset", description, ["tick.svg": Data("<svg width=\"44\" height=\"40\"/>".utf8)])
    let image = try #require(assets.picture(named: "tick"))
    #expect(image.size == CGSize(width: 44, height: 40))
  }

  @Test func aSymbolSetIsCroppedToOneOfItsVariants() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let template = """
      <svg width="3300" height="2200"><g id="Guides"><line id="Baseline-M" y1="200"/><line id="Capline-M" y1="100"/>
      <line id="left-margin-Regular-M" x1="50"/><line id="right-margin-Regular-M" x1="250"/></g>
      <g id="Symbols"><g id="Regular-M"><g><path d="M0 0h1"/></g><g/></g><g id="Bold-M"><path d="M9 9"/></g></g></svg>
      """
    try write("kite.symbolset", "{\"symbols\": [{\"filename\": \"kite.svg\"}]}", ["kite.svg": Data(template.utf8)])
    let kite = try #require(assets.picture(named: "kite"))
    #expect(kite.data?.width == 200 && kite.data?.height == 150)
    #expect(kite.renderingMode == .alwaysTemplate)
    let text = String(decoding: kite.data?.bytes ?? [], as: UTF8.self)
    #expect(text.contains("M0 0h1") && !text.contains("M9 9") && !text.contains("Baseline"))
  }
}
