/// The properties of a picture or a symbol besides its content: how large it is, and how it is drawn.
public struct PictureLook: Hashable, Sendable {
  /// The number of pixels in a point; 1 is the default.
  public var scale = 1.0 { didSet { scale = PictureLook.lawful(scale: scale) } }
  /// The picture to show in place of the first one where the front end is dark; `nil` for the same one.
  public var darkData: ImageData?
  /// A Boolean value that indicates whether only the picture's opacity counts, which is drawn in `color`.
  public var isTemplate = false
  /// A Boolean value that indicates whether the picture has its own colours also in the place of a symbol, where others
  /// are templates.
  public var keepsColors = false
  /// The colour of a template; `nil` uses that of the surrounding text.
  public var color: SceneColor?
  /// The edges, in points, that keep their size where the picture is resized.
  public var capInsets = SceneInsets()
  /// A Boolean value that indicates whether the picture is repeated where it is resized, in place of being stretched.
  public var isTiled = false
  /// A Boolean value that indicates whether enlarged pixels stay squares.
  public var isPixelated = false
  /// The font of the text beside which a symbol would stand, which determines its size; `nil` is the surrounding one.
  public var font: SceneFont?
  /// The size of a symbol beside text.
  public var symbolScale = SymbolScale.medium

  /// The sizes of a symbol beside text.
  public enum SymbolScale: String, Hashable, Sendable, CaseIterable {
    /// Smaller than, as large as, or larger than the text.
    case small, medium, large
  }

  /// Creates the look of a picture whose pixels are points.
  public init() {}

  /// Returns the scale if it is a possible one, otherwise 1.
  package static func lawful(scale: Double) -> Double { scale >= 0.01 && scale <= 100 ? scale : 1 }
}

extension ImageElement {
  /// The size of a picture in points: its pixels divided by its scale; `nil` for symbols and where it is not known. A
  /// picture without bytes is empty.
  public var naturalSize: (width: Double, height: Double)? {
    guard case .data(let data) = source else { return nil }
    if data.bytes.isEmpty { return (0, 0) }
    guard data.width > 0, data.height > 0 else { return nil }
    let scale = look?.scale ?? 1
    return (min(Double(data.width) / scale, 100_000), min(Double(data.height) / scale, 100_000))
  }
}
