import Foundation
import Testing

@testable import keel_command

/// `keel port` makes an SVG of each PDF in an asset catalogue.
@Suite struct PortablePictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var picture: URL { folder.appendingPathComponent("Assets.xcassets/tick.imageset/tick.pdf") }

  /// A page of 44 by 30 points with a filled rectangle.
  private static let page = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 44 30] /Contents 4 0 R /Resources <<>>>> endobj
    4 0 obj <</Length 27>> stream
    1 0 0 rg 4 5 20 10 re f    
    endstream endobj
    trailer <</Root 1 0 R>>
    """

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func port(_ arguments: String...) throws -> String {
    var output = ""
    try PortCommand(arguments: arguments + [folder.path]).run { output += $0 }
    return output
  }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: picture.deletingLastPathComponent().path).sorted()
    }
  }

  @Test func aPDFOfACatalogueGetsAnSVGOfItsSize() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.page, to: picture)
    try write(Self.page, to: folder.appendingPathComponent("Manual.pdf"))
    #expect(try port().contains("1 file read, 1 file would change."))
    #expect(try names == ["tick.pdf"])
    #expect(try port("--write").contains("1 file read, 1 file written."))
    #expect(try names == ["tick.pdf", "tick.svg"])
    let svg = try String(contentsOf: picture.deletingPathExtension().appendingPathExtension("svg"), encoding: .utf8)
    #expect(svg.contains(#"width="44" height="30""#))
    #expect(svg.contains("fill:rgb(100%,0%,0%)"))
    #expect(try port("--write").contains("Nothing to change."))
  }

  @Test func whatIsNoPDFIsLeftAlone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("no picture", to: picture)
    let output = try port("--write")
    #expect(output.contains("tick.pdf: The PDF was not converted. pdftocairo"))
    #expect(output.contains("1 file read. Nothing to change."))
    #expect(try names == ["tick.pdf"])
  }

  @Test func aMissingToolIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.page, to: picture)
    #expect(throws: CommandFailure("no-such-tool is missing. `keel doctor port` says how to get it.", .failed)) {
      try PortablePicture(path: picture.path).write(with: Tool(name: "no-such-tool", task: "port"))
    }
    #expect(try names == ["tick.pdf"])
  }

  @Test func onlyTheSizeOfThePictureLosesItsUnit() {
    let svg = #"<?xml version="1.0"?><svg width="4.5pt" height="3pt" line-width="2pt"><text width="3pt"/></svg>"#
    #expect(
      PortablePicture.inPixels(svg)
        == #"<?xml version="1.0"?><svg width="4.5" height="3" line-width="2pt"><text width="3pt"/></svg>"#)
    #expect(PortablePicture.inPixels("no picture") == "no picture")
  }
}
