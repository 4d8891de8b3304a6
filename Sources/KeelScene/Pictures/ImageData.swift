import Synchronization

/// The bytes of an encoded picture, compared by content.
///
/// Two values are equal if their bytes are equal. Equal values share their bytes for as long as one of them exists, so
/// they are compared in O(1), and windows that show the same picture have it once.
public struct ImageData: Hashable, Sendable {
  /// The file formats that are recognised by the first bytes.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// The format of this name.
    case png, jpeg, gif, webp, svg
    /// Any other bytes, which no front end can show.
    case other
  }

  /// The shared content. The identity of the object stands for its bytes.
  package final class Content: Sendable {
    package let bytes: [UInt8]
    package let header: ImageHeader
    /// The fingerprint of the bytes (FNV-1a). Collisions are possible, and the author of a picture can cause one.
    let fingerprint: UInt64

    init(bytes: [UInt8], fingerprint: UInt64) {
      self.bytes = bytes
      self.fingerprint = fingerprint
      header = ImageHeader(of: bytes)
    }
  }

  package let content: Content

  /// The encoded picture, unchanged.
  public var bytes: [UInt8] { content.bytes }
  /// The format that the first bytes indicate; `other` if none is recognised.
  public var format: Format { content.header.format }
  /// The width in pixels as the picture is shown; 0 where the header does not give it.
  public var width: Int { content.header.width }
  /// The height in pixels as the picture is shown; 0 where the header does not give it.
  public var height: Int { content.header.height }

  /// The number of pixels that a decoded picture has; 0 where the header does not say it.
  package var pixelCount: Int {
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : count
  }

  package init(content: Content) { self.content = content }

  /// Creates picture data, and computes its fingerprint and size. The pixels are not decoded. O(bytes).
  public init(bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBufferPointer { for byte in $0 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    content = KnownPictures.content(of: bytes, fingerprint: hash)
  }

  /// Returns true if the bytes are equal.
  public static func == (lhs: ImageData, rhs: ImageData) -> Bool { lhs.content === rhs.content }

  /// Hashes the fingerprint and the number of bytes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.fingerprint)
    hasher.combine(bytes.count)
  }
}

extension ImageData.Format {
  /// The type for HTTP and for addresses of data.
  package var mediaType: String {
    switch self {
    case .png, .jpeg, .gif, .webp: "image/" + rawValue
    case .svg: "image/svg+xml"
    case .other: "application/octet-stream"
    }
  }
}

/// All contents that exist, so that equal bytes are the same object.
private enum KnownPictures {
  private struct Table {
    var contents: [UInt64: [Reference]] = [:]
    /// The number of entries at which those of contents that have gone are removed.
    var limit = 64
  }
  private struct Reference { weak var content: ImageData.Content? }

  private static let table = Mutex(Table())

  static func content(of bytes: [UInt8], fingerprint: UInt64) -> ImageData.Content {
    table.withLock { table in
      let known = table.contents[fingerprint, default: []].filter { $0.content != nil }
      if let content = known.lazy.compactMap(\.content).first(where: { $0.bytes == bytes }) { return content }
      if table.contents.count >= table.limit {
        table.contents = table.contents.filter { $0.value.contains { $0.content != nil } }
        table.limit = max(64, table.contents.count * 2)
      }
      let content = ImageData.Content(bytes: bytes, fingerprint: fingerprint)
      table.contents[fingerprint] = known + [Reference(content: content)]
      return content
    }
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
