/// The format and the size of an encoded picture, read from its first bytes without decoding anything.
///
/// Every index is checked: the bytes come from outside, and may end anywhere or say anything.
package struct ImageHeader: Hashable, Sendable {
  package var format = ImageData.Format.other
  package var width = 0
  package var height = 0
  /// True if the stored picture has its width and height exchanged, as photos of cameras that were held upright.
  package private(set) var isTurned = false

  package init(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      (width, height) = (bytes.big(16, 4), bytes.big(20, 4))
    } else if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      format = .gif
      (width, height) = (bytes.little(6, 2), bytes.little(8, 2))
    } else if bytes.starts(with: [0x52, 0x49, 0x46, 0x46]), bytes.dropFirst(8).starts(with: [0x57, 0x45, 0x42, 0x50]) {
      format = .webp
      readWebP(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      format = .jpeg
      readJPEG(bytes)
    } else if let size = SVGHeader.size(of: bytes) {
      format = .svg
      (width, height) = size
    }
  }

  /// A WebP begins with a chunk that is lossy, lossless or extended.
  private mutating func readWebP(_ bytes: [UInt8]) {
    switch bytes.big(12, 4) {
    case 0x5650_3820: (width, height) = (bytes.little(26, 2) & 0x3FFF, bytes.little(28, 2) & 0x3FFF)
    case 0x5650_384C where bytes.count >= 25 && bytes.big(20, 1) == 0x2F:
      let bits = bytes.little(21, 4)
      (width, height) = (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case 0x5650_3858 where bytes.count >= 30: (width, height) = (bytes.little(24, 3) + 1, bytes.little(27, 3) + 1)
    default: break
    }
  }

  /// A JPEG is a sequence of segments; the segment that begins the frame contains its size. A camera that was held
  /// upright says in an earlier segment that the picture is to be turned.
  private mutating func readJPEG(_ bytes: [UInt8]) {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        (width, height) = (bytes.big(index + 7, 2), bytes.big(index + 5, 2))
        if isTurned { swap(&width, &height) }
        return
      }
      let length = bytes.big(index + 2, 2)
      guard length >= 2 else { return }
      if marker == 0xE1 { isTurned = Self.isTurned(bytes, from: index + 4, to: index + 2 + length) }
      index += 2 + length
    }
  }

  /// Returns true if the orientation in Exif data (5 to 8) exchanges width and height.
  private static func isTurned(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    let end = min(end, bytes.count)
    guard start + 14 <= end, bytes.big(start, 4) == 0x4578_6966 else { return false }
    let tiff = start + 6
    let isLittle = bytes[tiff] == 0x49
    func number(_ index: Int, _ count: Int) -> Int {
      guard index >= tiff, index + count <= end else { return 0 }
      return isLittle ? bytes.little(index, count) : bytes.big(index, count)
    }
    let table = tiff + number(tiff + 4, 4)
    for entry in 0..<min(number(table, 2), 64) {
      let place = table + 2 + entry * 12
      if number(place, 2) == 0x0112 { return (5...8).contains(number(place + 8, 2)) }
    }
    return false
  }
}

extension [UInt8] {
  /// Returns the number with the most significant byte first; 0 if the array ends before it.
  fileprivate func big(_ index: Int, _ count: Int) -> Int {
    guard index >= 0, index + count <= self.count else { return 0 }
    return self[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the number with the least significant byte first; 0 if the array ends before it.
  fileprivate func little(_ index: Int, _ count: Int) -> Int {
    guard index >= 0, index + count <= self.count else { return 0 }
    return self[index..<index + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
