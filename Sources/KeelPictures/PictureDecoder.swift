internal import CGdkPixbuf
package import KeelScene

/// Decoding of pictures to pixels, by gdk-pixbuf and its loaders (librsvg for SVG, `webp-pixbuf-loader` for WebP).
///
/// Data comes from outside. Only the loader of the recognised format reads it, and only if the size that the header
/// says is acceptable: a file of some bytes can stand for gigabytes of pixels. A damaged picture has no pixels.
package enum PictureDecoder {
  /// The largest number of pixels of a picture that is decoded, before it is scaled.
  package static let pixelLimit = 64 << 20
  /// The largest number of bytes of an SVG document, each of which can draw a lot.
  package static let documentLimit = 4 << 20
  /// The largest side of a result.
  package static let sideLimit = 4_096

  /// Returns the pixels of a picture, scaled to a size; `nil` if it cannot be decoded. Runs off the main actor.
  @concurrent package static func pixels(of data: ImageData, width: Int, height: Int) async -> PicturePixels? {
    decode(data, width: width, height: height)
  }

  /// Returns the pixels of a picture, scaled to a size; `nil` if it cannot be decoded.
  package static func decode(_ data: ImageData, width: Int, height: Int) -> PicturePixels? {
    withPicture(of: data, width: width, height: height) { pixels(of: $0, width: width, height: height) }
  }

  /// Calls the body with a picture that is upright and has this size. Returns `nil` if it cannot be decoded.
  static func withPicture<Result>(
    of data: ImageData, width: Int, height: Int, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    guard let format = data.format.loader, (1...sideLimit).contains(width), (1...sideLimit).contains(height),
      isAcceptable(data)
    else { return nil }
    guard let loader = gdk_pixbuf_loader_new_with_type(format, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    // What is turned is scaled before it is turned. Scaling while decoding saves the pixels of large photos.
    let size = loadedSize(of: data, width: width, height: height)
    gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
    let isComplete = data.bytes.withUnsafeBufferPointer {
      gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil) != 0
    }
    // A loader must be closed in any case. A loader that has a whole picture may complain about the bytes after it.
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isComplete || isClosed, let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(raw)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    if gdk_pixbuf_get_width(upright) == Int32(width), gdk_pixbuf_get_height(upright) == Int32(height) {
      return body(upright)
    }
    guard let scaled = gdk_pixbuf_scale_simple(upright, Int32(width), Int32(height), GDK_INTERP_BILINEAR) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(scaled)) }
    return body(scaled)
  }

  /// Returns the size in which a loader decodes a picture.
  private static func loadedSize(of data: ImageData, width: Int, height: Int) -> (width: Int, height: Int) {
    if data.content.header.isTurned { return (height, width) }
    guard data.format == .svg, data.width > 0, data.height > 0 else { return (width, height) }
    // A document keeps its ratio, so it is drawn in its own one, and large enough.
    let scale = max(Double(width) / Double(data.width), Double(height) / Double(data.height))
    func side(_ length: Int) -> Int { max(1, min(sideLimit, Int((Double(length) * scale).rounded()))) }
    return (side(data.width), side(data.height))
  }

  /// Returns true if the header says a size that may be decoded.
  package static func isAcceptable(_ data: ImageData) -> Bool {
    if data.format == .svg { return data.bytes.count <= documentLimit }
    return data.width > 0 && data.height > 0 && data.pixelCount <= pixelLimit
  }

  /// Returns the pixels of a decoded picture of this size.
  static func pixels(of scaled: OpaquePointer, width: Int, height: Int) -> PicturePixels? {
    let channels = Int(gdk_pixbuf_get_n_channels(scaled))
    let stride = Int(gdk_pixbuf_get_rowstride(scaled))
    guard gdk_pixbuf_get_bits_per_sample(scaled) == 8, channels == 3 || channels == 4,
      let source = gdk_pixbuf_read_pixels(scaled)
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = source + y * stride + x * channels
        bytes += [pixel[0], pixel[1], pixel[2], channels == 4 ? pixel[3] : 255]
      }
    }
    return PicturePixels(width: width, height: height, bytes: bytes)
  }
}

extension ImageData.Format {
  /// The name of the loader.
  fileprivate var loader: String? {
    switch self {
    case .png, .jpeg, .gif, .webp, .svg: rawValue
    case .other: nil
    }
  }
}
