public import Foundation
internal import KeelScene
public import KeelViews

extension GraphicsContext {
  /// A colour or pattern to draw with.
  public struct Shading {
    /// Returns the paint for a path on a canvas.
    let paint: (DrawingSurface, Path) -> DrawingPaint?

    /// Returns a shading that fills with a colour.
    public static func color(_ color: Color) -> Shading { style(color) }
    /// Returns a shading with an exact colour, whose parts are from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    /// Returns a shading with a grey, from 0 (black) to 1 (white).
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Returns a shading that fills with a shape style. A gradient fills the bounds of each path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { surface, path in
        surface.style.paint(of: style, in: path.bounds ?? SceneRect(x: 0, y: 0, width: 0, height: 0))
      }
    }
    /// Returns a shading that blends colours along a line. Outside of it, the first and the last colour continue.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { surface, _ in
        .linear(surface.style.stops(of: gradient), from: startPoint.inPath, to: endPoint.inPath)
      }
    }
    /// Returns a shading that blends colours from a centre outwards.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { surface, _ in
        .radial(
          surface.style.stops(of: gradient), center: center.inPath, startRadius: Double(startRadius),
          endRadius: Double(endRadius))
      }
    }
    /// Returns a shading that blends colours clockwise around a centre.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { surface, _ in
        .angular(
          surface.style.stops(of: gradient), center: center.inPath, startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      }
    }
    /// Returns a shading that repeats a picture, or a part of it, from a point.
    ///
    /// - Parameter sourceRect: The part, where the width and the height of the picture are 1.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      let paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      return Shading { surface, _ in
        surface.style.paint(of: paint, in: SceneRect(x: origin.x, y: origin.y, width: 0, height: 0))
      }
    }
    /// The shading of the foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }
    /// The shading of the background style.
    public static var backdrop: Shading { style(BackgroundStyle()) }
  }

  /// The options of a gradient, which have no effect: the first and the last colour continue outside of it.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Creates an empty set.
    public init() { rawValue = 0 }
    /// Repeats the colours.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Repeats the colours, every other time in reverse.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Blends linear parts of colours.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
