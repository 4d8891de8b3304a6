import KeelScene
import Testing

@testable import KeelPictures

/// Smaller copies of pictures, and pictures on a canvas.
struct ScalerTests {
  private let red = ImageData(
    bytes: Array(
      "<svg xmlns='http://www.w3.org/2000/svg' width='32' height='32'><rect width='32' height='32' fill='#f00'/></svg>"
        .utf8))

  /// A PNG picture, red without transparency unless a canvas is given that it does not cover.
  private func picture(_ canvas: PictureCanvas) async throws -> ImageData {
    ImageData(bytes: try #require(await PictureDecoder.file(of: red, on: canvas)))
  }

  @Test func aCopyHasItsWidthAndTheRatioOfThePicture() async throws {
    let data = try await picture(PictureCanvas(width: 600, height: 300))
    #expect(data.format == .png && data.width == 600 && data.height == 300)
    let file = try #require(await PictureScaler().file(of: data, width: 160))
    let copy = ImageData(bytes: file.bytes)
    #expect(file.mediaType == "image/png" && copy.width == 160 && copy.height == 80)
    let pixels = try #require(PictureDecoder.decode(copy, width: 160, height: 80))
    #expect(pixels[80, 40] == (255, 0, 0, 255))
  }

  @Test func aDamagedPictureHasNoCopy() async throws {
    var bytes = try await picture(PictureCanvas(width: 600, height: 300)).bytes
    bytes.replaceSubrange(40..., with: [UInt8](repeating: 0, count: 60))
    #expect(await PictureScaler().file(of: ImageData(bytes: bytes), width: 160) == nil)
    #expect(await PictureScaler().file(of: ImageData(bytes: [1, 2, 3]), width: 160) == nil)
  }

  @Test func whatAPictureDoesNotCoverIsClear() async throws {
    var canvas = PictureCanvas(width: 10, height: 10)
    (canvas.pictureWidth, canvas.pictureHeight, canvas.x, canvas.y) = (4, 4, 3, 2)
    let pixels = try #require(await PictureDecoder.pixels(of: red, on: canvas))
    #expect(pixels[3, 2] == (255, 0, 0, 255) && pixels[6, 5].alpha == 255)
    #expect(pixels[2, 2].alpha == 0 && pixels[7, 5].alpha == 0 && pixels[3, 6].alpha == 0)
    canvas.ink = [0, 9, 250]
    #expect(try #require(await PictureDecoder.pixels(of: red, on: canvas))[4, 4] == (0, 9, 250, 255))
  }

  @Test func aPictureThatIsLargerThanItsCanvasIsCut() async throws {
    var canvas = PictureCanvas(width: 10, height: 6)
    (canvas.pictureWidth, canvas.pictureHeight, canvas.x, canvas.y) = (30, 30, -10, -12)
    let pixels = try #require(await PictureDecoder.pixels(of: red, on: canvas))
    #expect(pixels.width == 10 && pixels.height == 6 && pixels[0, 0].alpha == 255 && pixels[9, 5].alpha == 255)
  }
}
