public import Foundation
internal import KeelScene
public import KeelViews

/// The drawing context of a canvas.
///
/// A copy of the context draws on the same canvas, with its own transform, clip, opacity and filters. Blend modes and
/// the filters for colours have no effect.
public struct GraphicsContext {
  /// The canvas that the context draws on.
  let surface: DrawingSurface
  /// The clips, each in the coordinates of the canvas.
  private var clips: [DrawingGroup.Clip] = []
  private var filters: [DrawingGroup.Filter] = []

  /// The opacity of what is drawn afterwards.
  public var opacity = 1.0
  /// The blend mode of what is drawn afterwards; stored only.
  public var blendMode = BlendMode.normal
  /// The transform of what is drawn afterwards into the coordinates of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public var environment: EnvironmentValues { surface.environment }

  init(_ surface: DrawingSurface) { self.surface = surface }

  /// An effect on what is drawn afterwards.
  public struct Filter {
    enum Kind {
      case drawn(DrawingGroup.Filter)
      case shadow(Color, radius: Double, x: Double, y: Double)
      case unknown
    }
    let kind: Kind
    /// Returns a filter that blurs. Terminals leave it out.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .drawn(.blur(radius: Double(radius)))) }
    /// Returns a filter that adds a shadow. Terminals leave it out.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(color, radius: Double(radius), x: Double(x), y: Double(y)))
    }
    /// Returns a filter that replaces pixels in a range of opacities by a colour; has no effect.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(kind: .unknown)
    }
    /// Returns a filter that multiplies colours; has no effect.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .unknown) }
  }

  /// Adds an effect to what is drawn afterwards.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.kind {
    case .drawn(let drawn): filters.append(drawn)
    case .shadow(let color, let radius, let x, let y):
      guard case .color(let known, let opacity)? = surface.paint(of: color) else { return }
      filters.append(.shadow(known, opacity: opacity, radius: radius, x: x, y: y))
    case .unknown: break
    }
  }

  // MARK: Coordinates

  /// Applies a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  /// Moves the origin, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  /// Scales the coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  /// Turns the coordinates clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  // MARK: Clips

  /// The options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Draws outside of the path in place of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Limits what is drawn afterwards to the inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    var drawn = path.drawn.applying(transform.drawn)
    if options.contains(.inverse) {
      // A large rectangle around the path turns the inside out, by the even-odd rule.
      let far = 1e5
      drawn = DrawingPath(
        Path(CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)).drawn.steps + drawn.steps)
      return clips.append(DrawingGroup.Clip(drawn, isEvenOdd: true))
    }
    clips.append(DrawingGroup.Clip(drawn, isEvenOdd: style.isEOFilled))
  }

  // MARK: Layers

  /// Runs the closure with a context for a layer, and draws the layer as one picture.
  ///
  /// The opacity, the filters and the clips of this context apply to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(surface.layer())
    layer.transform = transform
    try content(&layer)
    add(layer.surface.commands, transform: .identity)
  }

  // MARK: Drawing

  /// Adds commands in the state of the context.
  func add(_ commands: [DrawingCommand], transform: DrawingTransform) {
    guard !commands.isEmpty else { return }
    let isPlain = clips.isEmpty && filters.isEmpty && opacity >= 1
    if isPlain, transform == .identity { return surface.commands += commands }
    var group = DrawingGroup(
      transform: transform, clip: clips.last, opacity: opacity, filters: filters, commands: commands)
    for clip in clips.dropLast().reversed() { group = DrawingGroup(clip: clip, commands: [.group(group)]) }
    surface.commands.append(.group(group))
  }

  /// Adds a command in the coordinates of the context.
  func add(_ command: DrawingCommand) { add([command], transform: transform.drawn) }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard let paint = shading.paint(surface, path) else { return }
    let isColor = if case .color = paint { true } else { false }
    // A filled path is the same after a transform; a gradient is not.
    let command = DrawingCommand.fill(
      isColor ? path.drawn.applying(transform.drawn) : path.drawn, paint, isEvenOdd: style.isEOFilled)
    add([command], transform: isColor ? .identity : transform.drawn)
  }
  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let paint = shading.paint(surface, path) else { return }
    add(.stroke(path.drawn, paint, style.drawn))
  }
  /// Draws a line along a path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: Double(lineWidth)))
  }
}

/// The commands that contexts record for one canvas, and the values that they are made with.
final class DrawingSurface {
  let style: LeafStyle
  let environment: EnvironmentValues
  let size: SceneSize
  let symbols: [AnyHashable: DrawnSymbol]
  var commands: [DrawingCommand] = []

  init(
    style: LeafStyle, environment: EnvironmentValues, size: SceneSize, symbols: [AnyHashable: DrawnSymbol]
  ) {
    self.style = style
    self.environment = environment
    self.size = size
    self.symbols = symbols
  }

  /// Returns a surface for a layer of the same canvas.
  func layer() -> DrawingSurface {
    DrawingSurface(style: style, environment: environment, size: size, symbols: symbols)
  }

  /// Returns the paint of a style for the whole canvas.
  func paint(of style: any ShapeStyle) -> DrawingPaint? {
    self.style.paint(of: style, in: SceneRect(x: 0, y: 0, width: size.width, height: size.height))
  }
}
