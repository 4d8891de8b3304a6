import Foundation
import KeelControls
import Testing

@testable import UIKit

/// Named pictures, in files and in asset catalogues.
@Suite struct NamedPictureTests {
  /// The header of a PNG of 3 by 2 pixels.
  private let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 8)
      + [0, 0, 0, 3, 0, 0, 0, 2])

  @Test func picturesAreFoundByNameInFoldersAndCatalogues() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Assets.xcassets/Flags/flag.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try picture.write(to: folder.appendingPathComponent("logo@2x.png"))
    try picture.write(to: set.appendingPathComponent("estonia.png"))
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("note.png"))
    let pictures = NamedAssets(folders: [folder.path])
    #expect(pictures.picture(named: "logo") != nil)
    #expect(pictures.picture(named: "flag") != nil)
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
