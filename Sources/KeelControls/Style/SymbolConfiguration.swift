import KeelScene

public import struct Foundation.CGFloat

extension UIImage {
  /// The size and the colour of a symbol.
  ///
  /// Browsers and windows show the size; in a terminal a symbol is one character.
  public struct SymbolConfiguration: Hashable, Sendable {
    var font: UIFont?
    var scale: SymbolScale?
    var color: UIColor?
    private init() {}

    /// The configuration that changes nothing.
    public static let unspecified = SymbolConfiguration()

    /// Creates the size of a symbol beside text of a font.
    public init(font: UIFont) { self.font = font }
    /// Creates the size of a symbol beside text of a font, and in relation to it.
    public init(font: UIFont, scale: SymbolScale) {
      self.font = font
      self.scale = scale
    }
    /// Creates the size of a symbol beside text of a style.
    public init(textStyle: UIFont.TextStyle) { font = .preferredFont(forTextStyle: textStyle) }
    /// Creates the size of a symbol beside text of a style, and in relation to it.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// Creates the size of a symbol beside text of a size in points.
    public init(pointSize: CGFloat) { font = UIFont(size: Double(pointSize), weight: nil) }
    /// Creates the size of a symbol beside text of a size in points and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) {
      font = UIFont(size: Double(pointSize), weight: weight.fontWeight)
    }
    /// Creates the size of a symbol beside text of a size in points and a weight, and in relation to it.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    /// Creates the weight of a symbol beside body text.
    public init(weight: SymbolWeight) { font = UIFont.systemFont(weight: weight.fontWeight) }
    /// Creates the size of a symbol in relation to text.
    public init(scale: SymbolScale) { self.scale = scale }
    /// Creates the colour of a symbol, whose parts front ends do not shade.
    public init(hierarchicalColor: UIColor) { color = hierarchicalColor }
    /// Creates the colour of a symbol: the first of the colours, because front ends have one.
    public init(paletteColors: [UIColor]) { color = paletteColors.first }

    /// Returns the configuration with the values of another one, where that has them.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.font = other.font ?? font
      result.scale = other.scale ?? scale
      result.color = other.color ?? color
      return result
    }

    /// Changes how a symbol is drawn.
    func apply(to look: inout PictureLook) {
      if let font { look.font = font.sceneFont }
      switch scale {
      case .small: look.symbolScale = .small
      case .large: look.symbolScale = .large
      case .medium: look.symbolScale = .medium
      case .default, .unspecified, nil: break
      }
    }
  }

  /// The sizes of a symbol in relation to text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The usual size.
    case `default` = -1
    /// That of the surroundings.
    case unspecified = 0
    /// Smaller than, as large as, or larger than the text.
    case small, medium, large
  }

  /// The weights of a symbol.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// That of the surroundings.
    case unspecified
    /// A weight, from the thinnest to the thickest strokes.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var fontWeight: UIFont.Weight {
      switch self {
      case .ultraLight, .thin, .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold, .heavy, .black: .bold
      }
    }
  }

  /// Creates a symbol in a size. An unknown name is reported once, and shown as a dashed square.
  ///
  /// It never fails. The result is optional because UIKit's is.
  public convenience init!(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    UnknownSymbols.look(at: systemName)
    self.init(UIImage(Symbol(systemName)).configured(configuration))
  }

  /// Returns the symbol in a size; pictures stay as they are.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { configured(configuration) }
  /// Returns the symbol in a size; pictures stay as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    configured(configuration)
  }

  func configured(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration, data == nil else { return self }
    var symbol = symbol
    if let color = configuration.color { symbol.color = color.sceneColor }
    var look = look ?? PictureLook()
    configuration.apply(to: &look)
    return UIImage(symbol, look: look)
  }
}
