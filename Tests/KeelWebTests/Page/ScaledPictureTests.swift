import Conformance
import KeelScene
import Synchronization
import Testing

@testable import KeelPictures
@testable import KeelWeb

/// Smaller copies of large pictures.
@Suite @MainActor struct ScaledPictureTests {
  /// The header of a PNG picture, and as many bytes as a large one has.
  private func picture(_ width: UInt16, _ height: UInt16, bytes: Int = 40_000, mark: UInt8 = 1) -> ImageData {
    ImageData(
      bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, UInt8(width >> 8), UInt8(width & 255), 0, 0, UInt8(height >> 8), UInt8(height & 255)]
        + [UInt8](repeating: mark, count: bytes))
  }
  private func html(_ image: ImageElement) -> String { Pages.page(Sketch.node(.image(image))).document(resume: "") }

  @Test func aLargePictureHasCopiesOfFixedWidths() throws {
    let data = picture(2_000, 1_000)
    let name = Digest.hex(data.bytes)
    let page = html(ImageElement(source: .data(data), label: "Hill", isResizable: true))
    #expect(ScaledPictures.widths(of: data) == [160, 320, 640, 1_280])
    #expect(page.contains("/_keel/picture/\(name)-160.png 160w, ") && page.contains("/_keel/picture/\(name).png 2000w"))
    #expect(page.contains("sizes=\"auto, 100vw\"") && page.contains("loading=\"lazy\""))
    #expect(page.contains("src=\"/_keel/picture/\(name).png\""))
  }

  @Test func aPictureThatFillsItsPlaceIsChosenTwiceAsLarge() {
    let image = ImageElement(source: .data(picture(2_000, 1_000)), isResizable: true, contentMode: .fill)
    #expect(html(image).contains("-640.png 320w"))
  }

  @Test func smallMovingAndUnknownPicturesHaveNoCopies() {
    #expect(ScaledPictures.widths(of: picture(150, 100)) == [])
    #expect(ScaledPictures.widths(of: picture(2_000, 1_000, bytes: 100)) == [])
    #expect(ScaledPictures.widths(of: picture(65_000, 65_000)) == [])
    var moving = picture(2_000, 1_000).bytes
    moving.replaceSubrange(40..<44, with: "acTL".utf8)
    #expect(ScaledPictures.widths(of: ImageData(bytes: moving)) == [])
    #expect(
      ScaledPictures.widths(of: ImageData(bytes: Array("GIF89a".utf8) + [UInt8](repeating: 9, count: 50_000))) == [])
  }

  @Test func onlyOfferedCopiesCanBeRequested() throws {
    let data = picture(2_000, 1_000, mark: 2)
    let shelf = PictureShelf()
    let pictures = ScaledPictures(shelf: shelf) { _, _ in nil }
    let name = Digest.hex(data.bytes)
    #expect(pictures.request(named: "\(name)-320.png") == nil)
    _ = shelf.address(of: data)
    #expect(pictures.request(named: "\(name)-320.png")?.width == 320)
    for other in ["\(name)-321.png", "\(name)-2560.png", "\(name)--320.png", "\(name)-320", "-320.png", "\(name).png"] {
      #expect(pictures.request(named: other) == nil, "\(other)")
    }
  }

  @Test func aCopyIsMadeOnceAndKeptWithinTheLimit() async throws {
    let made = Mutex<[Int]>([])
    let shelf = PictureShelf()
    let pictures = ScaledPictures(shelf: shelf, byteLimit: 150) { _, width in
      made.withLock { $0.append(width) }
      return PictureScaler.File(bytes: [UInt8](repeating: 7, count: 100), isOpaque: true, mediaType: "image/jpeg")
    }
    let data = picture(2_000, 1_000, mark: 3)
    _ = shelf.address(of: data)
    let name = Digest.hex(data.bytes)
    let small = try #require(pictures.request(named: "\(name)-160.png"))
    let large = try #require(pictures.request(named: "\(name)-640.png"))
    let first = Task { await pictures.response(to: small) }
    let second = Task { await pictures.response(to: small) }
    for answer in [await first.value, await second.value, await pictures.response(to: small)] {
      #expect(answer.status == 200 && answer.body.count == 100)
      #expect(answer.header("Content-Type") == "image/jpeg")
    }
    #expect(made.withLock { $0 } == [160])
    _ = await pictures.response(to: large)
    _ = await pictures.response(to: small)
    #expect(made.withLock { $0 } == [160, 640, 160])
  }

  @Test func aDamagedPictureIsServedAsItIs() async throws {
    let data = picture(2_000, 1_000, mark: 4)
    let shelf = PictureShelf()
    _ = shelf.address(of: data)
    let pictures = ScaledPictures(shelf: shelf)
    let request = try #require(pictures.request(named: Digest.hex(data.bytes) + "-160.png"))
    #expect(await pictures.response(to: request).body == data.bytes)
  }
}
