/// The bytes of an encoded picture, compared by content.
///
/// Two values are equal if their bytes are equal. Copies of one value share their bytes and are compared in O(1); a
/// fingerprint, computed once, distinguishes most others.
public struct ImageData: Hashable, Sendable {
  /// The file formats that are recognised by the first bytes.
  public enum Format: String, Hashable, Sendable, CaseIterable { case png, jpeg, gif, webp, other }
  /// The encoded picture, unchanged.
  public let bytes: [UInt8]
  /// The format that the first bytes indicate; `other` if none is recognised.
  public let format: Format
  /// The width in pixels; 0 where the header does not give it, as for `webp` and `other`.
  public let width: Int
  /// The height in pixels; 0 where the header does not give it, as for `webp` and `other`.
  public let height: Int
  /// The fingerprint of the bytes (FNV-1a). Collisions are possible, and the author of a picture can cause one.
  private let fingerprint: UInt64

  /// Creates picture data, and computes its fingerprint and size. The pixels are not decoded. O(bytes).
  public init(bytes: [UInt8]) {
    self.bytes = bytes
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    fingerprint = hash
    (format, width, height) = ImageData.head(of: bytes)
  }

  /// Returns true if fingerprints and bytes are equal.
  public static func == (lhs: ImageData, rhs: ImageData) -> Bool {
    lhs.fingerprint == rhs.fingerprint && lhs.bytes == rhs.bytes
  }
  /// Hashes the fingerprint and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
    hasher.combine(bytes.count)
  }

  private static func head(of bytes: [UInt8]) -> (Format, Int, Int) {
    func number(_ index: Int, _ count: Int) -> Int {
      guard index + count <= bytes.count else { return 0 }
      return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return (.png, number(16, 4), number(20, 4))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46, 0x38]), bytes.count >= 10 {
      return (.gif, Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    if bytes.starts(with: [0x52, 0x49, 0x46, 0x46]), bytes.dropFirst(8).starts(with: [0x57, 0x45, 0x42, 0x50]) {
      return (.webp, 0, 0)
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else { return (.other, 0, 0) }
    // A JPEG is a sequence of segments; the segment that begins the frame contains its size.
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
        return (.jpeg, number(index + 7, 2), number(index + 5, 2))
      }
      let length = number(index + 2, 2)
      guard length >= 2 else { break }
      index += 2 + length
    }
    return (.jpeg, 0, 0)
  }
}

extension ImageData: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The format, the dimensions and the number of bytes, without the bytes themselves.
  public var description: String { "\(format.rawValue), \(width) by \(height), \(bytes.count) bytes" }
  /// Equal to `description`.
  public var debugDescription: String { description }
  /// A mirror with the description only, so that `dump` does not list the bytes.
  public var customMirror: Mirror { Mirror(self, children: ["description": description as Any]) }
}
