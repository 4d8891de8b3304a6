public import Foundation
public import KeelControls
internal import KeelScene
internal import KeelViews

// Images that a program draws. They are documents of vectors, so they are sharp in every size.

/// The size and the scale of images that a program draws.
public class UIGraphicsRendererFormat {
  /// The area of the image.
  public internal(set) var bounds = CGRect.zero
  /// Creates a format.
  public required init() {}
  /// Returns a format with the usual values.
  public class func `default`() -> Self { Self() }
  /// Returns a format with the usual values.
  public class func preferred() -> Self { Self() }
}

/// The format of images that a `UIGraphicsImageRenderer` draws.
public class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels in a point of what `pngData` and `jpegData` return. Images themselves are sharp in every size.
  public var scale: CGFloat = 2
  /// A Boolean value that indicates whether the image has a white background.
  public var opaque = false
}

/// The context in which a `UIGraphicsImageRenderer` draws.
@MainActor @preconcurrency public final class UIGraphicsImageRendererContext {
  /// The context of the drawing.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// What has been drawn so far.
  public var currentImage: UIImage { UIImage(drawing: cgContext.recorder.commands, in: format.bounds) }

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a line of one point inside of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Clips later drawing operations to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws images.
///
/// Colours that front ends decide, such as `label`, are those of a light page.
@MainActor @preconcurrency public class UIGraphicsImageRenderer {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images with an area in points, whose corner is the origin of the image.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.format = format
    format.bounds = bounds
  }
  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns an image that a closure draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let recorder = DrawingRecorder.recording {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      if format.opaque { context.fillWhite(format.bounds) }
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(drawing: recorder.commands, in: format.bounds)
  }
  /// Returns a picture in PNG that a closure draws; empty if it cannot be encoded.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).encoded(as: .png, scale: format.scale) ?? Data()
  }
  /// Returns a picture in JPEG that a closure draws, with a quality from 0 to 1; empty if it cannot be encoded.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).encoded(as: .jpeg(quality: Double(quality)), scale: format.scale) ?? Data()
  }
}

extension UIImage {
  /// Creates the image of a drawing in an area. A picture that fills the area in its own ratio is the picture itself in
  /// another size.
  @MainActor convenience init(drawing commands: [DrawingCommand], in bounds: CGRect) {
    if case .picture(let data, let area)? = commands.first, commands.count == 1, area == bounds.inPath,
      area.width > 0, area.height > 0, data.width > 0, data.height > 0
    {
      let scale = Double(data.width) / area.width
      if abs(Double(data.height) / scale - area.height) < 1 {
        var look = PictureLook()
        look.scale = scale
        self.init(Symbol(""), data: data, look: look)
        return
      }
    }
    let area = bounds.inPath
    let moved = DrawingGroup(transform: .translation(x: -area.x, y: -area.y), commands: commands)
    let size = SceneSize(width: area.width, height: area.height)
    self.init(Symbol(""), data: DrawingDocument.data(of: [.group(moved)], size: size))
  }

  /// Draws the image in its own size at a point in the current context.
  @MainActor public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws the image in a rectangle in the current context. A symbol keeps its proportions.
  @MainActor public func draw(in rect: CGRect) {
    guard let data else {
      DrawingRecorder.current?.add(.symbol(symbol, in: rect.inPath))
      return
    }
    DrawingRecorder.current?.add(.picture(data, in: rect.inPath))
  }
}

/// Begins an image, which `UIGraphicsGetImageFromCurrentImageContext()` returns.
@MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image with a size in points. The scale has no effect.
@MainActor public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let bounds = CGRect(origin: .zero, size: size)
  ImageContexts.open.append((DrawingRecorder.begin(), bounds))
  if opaque { UIGraphicsGetCurrentContext()?.fillWhite(bounds) }
}
/// Returns what has been drawn since the last image was begun; `nil` if none was.
@MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.open.last.map { UIImage(drawing: $0.recorder.commands, in: $0.bounds) }
}
/// Ends the image that was begun last.
@MainActor public func UIGraphicsEndImageContext() {
  if ImageContexts.open.popLast() != nil { DrawingRecorder.end() }
}

/// The images that have been begun and not ended.
@MainActor private enum ImageContexts { static var open: [(recorder: DrawingRecorder, bounds: CGRect)] = [] }

extension CGContext {
  fileprivate func fillWhite(_ rect: CGRect) {
    saveGState()
    setFillColor(UIColor.white.cgColor)
    fill(rect)
    restoreGState()
  }
}
