internal import CGdkPixbuf
package import KeelScene

/// Creates smaller copies of pictures as files, off the main actor.
///
/// It scales one picture at a time, so that the memory is that of one picture.
package actor PictureScaler {
  package static let shared = PictureScaler()

  package init() {}

  /// An encoded picture.
  package struct File: Hashable, Sendable {
    package var bytes: [UInt8]
    package var isOpaque: Bool
    /// The type for HTTP: opaque pictures are JPEG unless the original is PNG.
    package var mediaType: String
  }

  /// Returns a picture of a width in its own ratio; `nil` if it cannot be decoded.
  package func file(of data: ImageData, width: Int) -> File? {
    guard width > 0, data.width > 0, data.height > 0 else { return nil }
    let height = max(1, Int((Double(width) * Double(data.height) / Double(data.width)).rounded()))
    return PictureDecoder.withPicture(of: data, width: width, height: height) { picture in
      let isOpaque = gdk_pixbuf_get_has_alpha(picture) == 0
      let isPhoto = isOpaque && data.format != .png
      let bytes =
        isPhoto
        ? PictureDecoder.encoded(picture, as: "jpeg", ["quality": "85"]) : PictureDecoder.encoded(picture, as: "png")
      guard let bytes else { return nil }
      return File(bytes: bytes, isOpaque: isOpaque, mediaType: isPhoto ? "image/jpeg" : "image/png")
    }
  }

}

extension PictureDecoder {
  /// Returns a picture with a size in pixels as a file of a format; `nil` if it cannot be decoded. O(pixels).
  package static func file(
    of data: ImageData, width: Int, height: Int, as format: String, _ options: [String: String] = [:]
  ) -> [UInt8]? {
    withPicture(of: data, width: width, height: height) { encoded($0, as: format, options) }
  }

  /// Returns a picture as a file.
  static func encoded(_ picture: OpaquePointer, as format: String, _ options: [String: String] = [:]) -> [UInt8]? {
    var keys = options.map { g_strdup($0.key) } + [nil]
    var values = options.map { g_strdup($0.value) } + [nil]
    defer { for text in keys + values { g_free(text) } }
    var buffer: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    guard gdk_pixbuf_save_to_bufferv(picture, &buffer, &count, format, &keys, &values, nil) != 0, let buffer else {
      return nil
    }
    defer { g_free(buffer) }
    return Array(UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }
}
