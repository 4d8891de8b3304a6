internal import KeelPictures

/// Pixels as sixels: bands of six lines, in which each colour draws its pixels on its own.
///
/// Colours are the 216 of a cube of six steps, with an ordered dither between them, so that they do not depend on the
/// picture, and the parts of a picture fit together. Transparent pixels are not drawn.
enum Sixels {
  private static let dither: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  /// Returns the sequence of a part of a picture.
  static func encoded(_ pixels: PicturePixels, x: Int, y: Int, width: Int, height: Int) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    // Unset pixels keep what is below (the second parameter). The raster attributes say squares and the size.
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    var isDefined = Array(repeating: false, count: 216)
    for top in stride(from: 0, to: height, by: 6) {
      var rows: [Int: [UInt8]] = [:]
      for line in 0..<min(6, height - top) {
        for column in 0..<width {
          guard let color = color(pixels, x + column, y + top + line) else { continue }
          rows[color, default: Array(repeating: 0, count: width)][column] |= 1 << line
        }
      }
      for (color, row) in rows.sorted(by: { $0.key < $1.key }) {
        if !isDefined[color] {
          isDefined[color] = true
          bytes += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)".utf8
        }
        bytes += "#\(color)".utf8
        append(row, to: &bytes)
        bytes.append(UInt8(ascii: "$"))
      }
      bytes.append(UInt8(ascii: "-"))
    }
    bytes += [0x1B, 0x5C]
    return bytes
  }

  /// Returns the number of a pixel's colour; `nil` if it is transparent.
  private static func color(_ pixels: PicturePixels, _ x: Int, _ y: Int) -> Int? {
    let pixel = pixels[x, y]
    guard pixel.alpha >= 128 else { return nil }
    let threshold = dither[(y & 3) * 4 + (x & 3)]
    func step(_ part: UInt8) -> Int { min(5, (Int(part) * 5 * 16 / 255 + threshold) / 16) }
    return step(pixel.red) * 36 + step(pixel.green) * 6 + step(pixel.blue)
  }

  /// Appends the sixels of a colour in a band. Equal ones are counted, and empty ones at the end left out.
  private static func append(_ row: [UInt8], to bytes: inout [UInt8]) {
    var index = 0
    let end = (row.lastIndex { $0 != 0 } ?? -1) + 1
    while index < end {
      var count = 1
      while index + count < end, row[index + count] == row[index] { count += 1 }
      let sign = row[index] + 63
      if count > 3 {
        bytes += "!\(count)".utf8
        bytes.append(sign)
      } else {
        for _ in 0..<count { bytes.append(sign) }
      }
      index += count
    }
  }
}
