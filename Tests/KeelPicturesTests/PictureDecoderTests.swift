import KeelPictures
import KeelScene
import Testing

/// Decoding of pictures to pixels.
@Suite struct PictureDecoderTests {
  /// A PNG of 2 by 1 pixels: red, and blue that is half transparent.
  private let png = bytes(
    "89504e470d0a1a0a0000000d49484452000000020000000108060000004f41c7050000001049444154789c63f8cfc0f01f881b0010f803e8"
  )

  private static func bytes(_ digits: String) -> [UInt8] {
    var digits = digits[...]
    var bytes: [UInt8] = []
    while let byte = UInt8(digits.prefix(2), radix: 16) {
      bytes.append(byte)
      digits = digits.dropFirst(2)
    }
    return bytes
  }

  private func document(_ content: String) -> ImageData {
    ImageData(
      bytes: Array("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\(content)</svg>".utf8))
  }

  @Test func aDocumentIsDrawnInTheSizeThatIsAskedFor() async throws {
    let picture = document("<rect width='2' height='4' fill='#f00'/><rect x='2' width='2' height='4' fill='#00f'/>")
    let pixels = try #require(await PictureDecoder.pixels(of: picture, width: 8, height: 4))
    #expect(pixels.width == 8 && pixels.height == 4 && pixels.bytes.count == 128)
    #expect(pixels[0, 0] == (255, 0, 0, 255) && pixels[7, 3] == (0, 0, 255, 255))
    #expect(pixels[8, 0] == (0, 0, 0, 0) && pixels[-1, 0] == (0, 0, 0, 0))
  }

  @Test func aDocumentReadsNoFilesAndNeverGrows() throws {
    let file = document("<image href='file:///etc/passwd' width='4' height='4'/>")
    #expect(PictureDecoder.decode(file, width: 4, height: 4)?.bytes.allSatisfy { $0 == 0 } ?? true)
    let entities = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">]><svg xmlns='http://www.w3.org/2000/svg'/>"
    #expect(PictureDecoder.decode(ImageData(bytes: Array(entities.utf8)), width: 4, height: 4) == nil)
  }

  @Test func aHeaderThatPromisesTooMuchIsNotDecoded() {
    func header(_ side: UInt32) -> ImageData {
      let bytes = (0..<4).map { UInt8(side >> (24 - $0 * 8) & 0xFF) }
      return ImageData(bytes: Array(png.prefix(16)) + bytes + bytes + Array(png.dropFirst(24)))
    }
    #expect(PictureDecoder.isAcceptable(header(2_000)))
    for side: UInt32 in [0, 9_000, 100_000, .max] {
      #expect(!PictureDecoder.isAcceptable(header(side)))
      #expect(PictureDecoder.decode(header(side), width: 4, height: 4) == nil)
    }
  }

  @Test func damagedPicturesHaveNoPixels() {
    #expect(PictureDecoder.decode(ImageData(bytes: Array(png.prefix(33))), width: 2, height: 1) == nil)
    #expect(PictureDecoder.decode(ImageData(bytes: []), width: 2, height: 1) == nil)
    #expect(PictureDecoder.decode(ImageData(bytes: Array("GIF89a\u{2}\0\u{1}\0".utf8)), width: 2, height: 1) == nil)
    #expect(PictureDecoder.decode(document("<rect"), width: 4, height: 4) == nil)
    for size in [0, -1, 1_000_000] { #expect(PictureDecoder.decode(document(""), width: size, height: 4) == nil) }
  }
}
