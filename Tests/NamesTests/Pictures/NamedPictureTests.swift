import Foundation
import KeelControls
import KeelScene
import Testing

@testable import UIKit

/// Named pictures, in files and in asset catalogues.
@Suite struct NamedPictureTests {
  /// The header of a PNG with a size.
  private func picture(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 8)
        + [0, 0, 0, width, 0, 0, 0, height])
  }

  @Test func picturesAreFoundByNameInFoldersAndCatalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Flags/flag.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try picture(6, 4).write(to: folder.appendingPathComponent("logo@2x.png"))
    try picture(5, 7).write(to: set.appendingPathComponent("estonia.png"))
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("note.png"))
    let pictures = NamedAssets(folders: [folder.path])
    let logo = try #require(pictures.picture(named: "logo"))
    #expect(logo.data?.width == 6 && logo.size == CGSize(width: 3, height: 2), "its size is in points")
    #expect(pictures.picture(named: "flag")?.data?.width == 5)
    #expect(pictures.picture(named: "flag.png")?.data?.width == 5, "a set has no ending")
    #expect(pictures.picture(named: "logo.png")?.data?.width == 6)
    #expect(pictures.picture(named: "note") == nil, "a file that is no picture")
    #expect(pictures.picture(named: "absent") == nil)
    #expect(pictures.picture(named: "") == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func aNameWithoutAPictureIsLookedForOnce() {
    let pictures = NamedAssets(folders: [FileManager.default.temporaryDirectory.appendingPathComponent("absent").path])
    for _ in 0..<3 { #expect(pictures.picture(named: "nothing") == nil) }
    #expect(pictures.searchCount == 1)
    #expect(pictures.picture(named: "") == nil && pictures.searchCount == 1)
  }
}
