import KeelScene
import Testing

/// Formats and sizes, read from the first bytes of pictures.
@Suite struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) -> [Int] {
    let data = ImageData(bytes: bytes)
    return [data.width, data.height]
  }
  private func format(_ bytes: [UInt8]) -> ImageData.Format { ImageData(bytes: bytes).format }
  private func svg(_ text: String) -> ImageData { ImageData(bytes: Array(text.utf8)) }

  @Test func equalBytesAreOneContent() {
    let one = ImageData(bytes: [1, 2, 3])
    let other = ImageData(bytes: [1, 2, 3])
    #expect(one == other && one.content === other.content)
    #expect(one != ImageData(bytes: [1, 2, 4]))
  }

  @Test func sizesOfPNGAndGIF() {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0x01, 0x40, 0, 0, 0, 0xF0]
    #expect(size(png) == [320, 240] && format(png) == .png)
    let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0]
    #expect(size(gif) == [320, 240] && format(gif) == .gif)
    for picture in [png, gif] { expectNoSizeInParts(of: picture) }
  }

  /// Expects that no size is read from a picture that ends within its header.
  private func expectNoSizeInParts(of bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    for count in bytes.indices {
      let found = size(Array(bytes.prefix(count)))
      #expect(found.contains(0), "\(found) in \(count) of \(bytes.count) bytes", sourceLocation: sourceLocation)
    }
  }

  @Test func sizesOfAllKindsOfWebP() {
    let riff = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    let lossy = riff + Array("VP8 ".utf8) + [UInt8](repeating: 0, count: 10) + [0x40, 0x01, 0xF0, 0x00]
    #expect(size(lossy) == [320, 240])
    // 14 bits of the width less one, then 14 bits of the height less one.
    let bits = UInt32(320 - 1) | UInt32(240 - 1) << 14
    let lossless = riff + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F] + (0..<4).map { UInt8(bits >> ($0 * 8) & 0xFF) }
    #expect(size(lossless) == [320, 240])
    let extended = riff + Array("VP8X".utf8) + [UInt8](repeating: 0, count: 8) + [0x3F, 0x01, 0, 0xEF, 0, 0]
    #expect(size(extended) == [320, 240])
    for picture in [lossy, lossless, extended] {
      #expect(format(picture) == .webp)
      expectNoSizeInParts(of: picture)
    }
  }

  @Test func aPhotoOfACameraHeldUprightIsTurned() {
    func photo(_ tiff: [UInt8]) -> [UInt8] {
      let exif: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
      return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40]
    }
    for orientation: UInt8 in 1...8 {
      let big = photo(
        [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0])
      let little = photo(
        [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0])
      for bytes in [big, little] {
        #expect(size(bytes + [3, 0, 0, 0]) == (orientation < 5 ? [40, 30] : [30, 40]), "orientation \(orientation)")
        #expect(format(bytes) == .jpeg)
        expectNoSizeInParts(of: bytes)
      }
    }
  }

  @Test(arguments: [
    ("<svg width=\"40\" height=\"30\"/>", [40, 30]), ("<svg viewBox=\"0 0 24 12\"></svg>", [24, 12]),
    ("<?xml version=\"1.0\"?><!-- a > b --><!DOCTYPE svg>\n<svg\nheight='1in' viewBox='0 0 2 1'>", [192, 96]),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,7,9\">", [7, 9]), ("<svg>", [300, 150]),
    ("<svg width=\"nan\" height=\"-5\">", [300, 150]), ("<svg width=\"1e300\" height=\"1e300\">", [16_384, 16_384]),
    ("<svg data-width=\"3\" width=\"20px\" height=\"15pt\">", [20, 20]),
  ]) func sizesOfDocuments(_ text: String, _ size: [Int]) {
    let data = svg(text)
    #expect(data.format == .svg && [data.width, data.height] == size)
  }

  @Test(arguments: [
    "", "<", "<svg", "<svga>", "<html><svg/></html>", "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg/>", "<!-- <svg/>",
    "svg", String(repeating: "<!---->", count: 10_000) + "<svg/>",
  ]) func otherTextsAreNoPictures(_ text: String) {
    #expect(svg(text).format == .other && size(Array(text.utf8)) == [0, 0])
  }
}
