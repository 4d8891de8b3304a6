public import Foundation
public import KeelControls
internal import KeelScene

/// A picture in its own pixels. It is upright: what a camera says of its position has been applied.
///
/// May be used on any thread.
public final class CGImage: Hashable, Sendable {
  let data: ImageData
  /// The width in pixels.
  public var width: Int { data.width }
  /// The height in pixels.
  public var height: Int { data.height }

  init(_ data: ImageData) { self.data = data }

  /// Returns the part of the picture in a rectangle of its pixels; `nil` if the rectangle is outside of it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let place = CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height))
    let size = SceneSize(width: Double(part.width), height: Double(part.height))
    return CGImage(DrawingDocument.data(of: [.picture(data, in: place.inPath)], size: size))
  }

  /// Returns true if both have the same encoded bytes.
  public static func == (one: CGImage, other: CGImage) -> Bool { one.data == other.data }
  /// Adds the encoded bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension UIImage {
  /// The way in which the pixels of a picture are turned before it is shown.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
    /// By 180 degrees.
    case down
    /// By 90 degrees against the clock.
    case left
    /// By 90 degrees with the clock.
    case right
    /// Flipped left to right, then as the case without `Mirrored`.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The pixels of the picture; `nil` for symbols.
  public var cgImage: CGImage? { data.map { CGImage($0) } }

  /// The way in which the pixels are turned: always `up`, because `cgImage` is upright.
  public var imageOrientation: Orientation { .up }

  /// Creates an image of a picture with one pixel in a point.
  public convenience init(cgImage: CGImage) { self.init(Symbol(""), data: cgImage.data) }

  /// Creates an image of a picture with some pixels in a point, turned in some way.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var look = PictureLook()
    look.scale = PictureLook.lawful(scale: Double(scale))
    self.init(Symbol(""), data: orientation.turned(cgImage.data), look: look)
  }
}

extension UIImage.Orientation {
  /// Returns a picture that is turned in this way.
  fileprivate func turned(_ data: ImageData) -> ImageData {
    guard self != .up else { return data }
    let (width, height) = (Double(data.width), Double(data.height))
    var turn = isMirrored ? DrawingTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0) : .translation(x: 0, y: 0)
    var size = SceneSize(width: width, height: height)
    switch self {
    case .up, .upMirrored: break
    case .down, .downMirrored: turn = turn.concatenating(.init(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
    case .left, .leftMirrored:
      turn = turn.concatenating(.init(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width))
      size = SceneSize(width: height, height: width)
    case .right, .rightMirrored:
      turn = turn.concatenating(.init(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0))
      size = SceneSize(width: height, height: width)
    }
    let picture = DrawingCommand.picture(data, in: SceneRect(x: 0, y: 0, width: width, height: height))
    return DrawingDocument.data(of: [.group(DrawingGroup(transform: turn, commands: [picture]))], size: size)
  }

  private var isMirrored: Bool { rawValue >= UIImage.Orientation.upMirrored.rawValue }
}
