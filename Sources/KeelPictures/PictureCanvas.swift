internal import CGdkPixbuf
package import KeelScene

/// The size of a transparent canvas, and the position of a picture on it.
package struct PictureCanvas: Hashable, Sendable {
  /// The size of the canvas.
  package var width: Int
  package var height: Int
  /// The size of the picture, and its corner on the canvas.
  package var pictureWidth: Int
  package var pictureHeight: Int
  package var x = 0
  package var y = 0
  /// The red, green and blue of all pixels, of which the picture then supplies only the opacity.
  package var ink: [UInt8]?

  /// Creates a canvas of the size of its picture.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    (pictureWidth, pictureHeight) = (width, height)
  }
}

extension PictureDecoder {
  /// Returns the pixels of a canvas; `nil` if its picture cannot be decoded. Runs off the main actor.
  @concurrent package static func pixels(of data: ImageData, on canvas: PictureCanvas) async -> PicturePixels? {
    withCanvas(canvas, data) { pixels(of: $0, width: canvas.width, height: canvas.height) }
  }

  /// Returns a canvas as a PNG file; `nil` if its picture cannot be decoded. Runs off the main actor.
  @concurrent package static func file(of data: ImageData, on canvas: PictureCanvas) async -> [UInt8]? {
    withCanvas(canvas, data) { encoded($0, as: "png") }
  }

  private static func withCanvas<Result>(
    _ canvas: PictureCanvas, _ data: ImageData, _ body: (OpaquePointer) -> Result?
  ) -> Result? {
    guard (1...sideLimit).contains(canvas.width), (1...sideLimit).contains(canvas.height) else { return nil }
    return withPicture(of: data, width: canvas.pictureWidth, height: canvas.pictureHeight) { picture in
      guard
        let field = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 1, 8, Int32(canvas.width), Int32(canvas.height))
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(field)) }
      gdk_pixbuf_fill(field, 0)
      let (left, top) = (max(0, canvas.x), max(0, canvas.y))
      let right = min(canvas.width, canvas.x + canvas.pictureWidth)
      let bottom = min(canvas.height, canvas.y + canvas.pictureHeight)
      if left < right, top < bottom {
        gdk_pixbuf_copy_area(
          picture, Int32(left - canvas.x), Int32(top - canvas.y), Int32(right - left), Int32(bottom - top), field,
          Int32(left), Int32(top))
      }
      if let ink = canvas.ink { paint(field, ink) }
      return body(field)
    }
  }

  /// Gives all pixels one colour.
  private static func paint(_ field: OpaquePointer, _ ink: [UInt8]) {
    guard let pixels = gdk_pixbuf_get_pixels(field), ink.count == 3 else { return }
    let (width, stride) = (Int(gdk_pixbuf_get_width(field)), Int(gdk_pixbuf_get_rowstride(field)))
    for y in 0..<Int(gdk_pixbuf_get_height(field)) {
      for x in 0..<width { for part in 0..<3 { pixels[y * stride + x * 4 + part] = ink[part] } }
    }
  }
}
