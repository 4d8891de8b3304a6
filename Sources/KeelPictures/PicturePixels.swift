/// A decoded picture: rows of pixels from the top, each with red, green, blue and opacity.
package struct PicturePixels: Hashable, Sendable {
  package var width: Int
  package var height: Int
  /// Four bytes for each pixel.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns the parts of a pixel inside the picture.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    guard x >= 0, x < width, y >= 0, start >= 0, start + 3 < bytes.count else { return (0, 0, 0, 0) }
    return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }
}
