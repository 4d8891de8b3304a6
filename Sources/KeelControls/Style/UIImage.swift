package import KeelScene

/// An image: a symbol by name, as in SF Symbols, or a picture from encoded data.
///
/// A class, as in UIKit, so that extensions can declare `convenience init` and an `NSCache` can keep images. Equal images
/// are equal values, whichever object they are. May be used on any thread.
public final class UIImage: Sendable {
  private let sign: Symbol
  private let bytes: Bytes

  /// The data with its look, boxed because few images have any, and lists have several images in each row.
  private indirect enum Bytes: Hashable, Sendable {
    case none
    /// A symbol with a size of its own.
    case symbol(PictureLook)
    case some(ImageData, PictureLook?)
  }

  /// The encoded data; `nil` for symbols.
  package var data: ImageData? { if case .some(let data, _) = bytes { data } else { nil } }
  /// The scale of the data and the way in which it is drawn.
  package var look: PictureLook? {
    switch bytes {
    case .none: nil
    case .symbol(let look): look
    case .some(_, let look): look
    }
  }

  /// The symbol, or the picture in the place of one, in its own colours unless it is a template.
  package var symbol: Symbol {
    guard let data else { return sign }
    var symbol = sign
    if !data.bytes.isEmpty { symbol.picture = SymbolPicture(data: data, look: look ?? PictureLook()) }
    return symbol
  }

  /// The symbol, or the picture in the place of one, as a template unless it keeps its colours: in bars, menus and tabs.
  package var templateSymbol: Symbol {
    var symbol = symbol
    if symbol.picture?.look.keepsColors == false { symbol.picture?.look.isTemplate = true }
    return symbol
  }

  package init(_ symbol: Symbol, data: ImageData? = nil, look: PictureLook? = nil) {
    sign = symbol
    let look = look == PictureLook() ? nil : look
    bytes = data.map { .some($0, look) } ?? look?.forSymbol.map { .symbol($0) } ?? .none
  }

  /// Creates the same image as another one.
  package convenience init(_ other: UIImage) { self.init(other.sign, data: other.data, look: other.look) }

  /// Returns the image with a change of the way in which its data is drawn. Symbols have none.
  package func changingLook(_ change: (inout PictureLook) -> Void) -> UIImage {
    guard let data else { return self }
    var look = look ?? PictureLook()
    change(&look)
    return UIImage(sign, data: data, look: look)
  }

  /// Returns the picture with a name, which front ends say where they do not show it.
  package func named(_ name: String) -> UIImage { UIImage(Symbol(name), data: data, look: look) }

  /// Creates the symbol with a name. An unknown name is reported once, and shown as a dashed square.
  ///
  /// It never fails. The result is optional because UIKit's is.
  public convenience init!(systemName: String) {
    UnknownSymbols.look(at: systemName)
    self.init(Symbol(systemName))
  }

  /// Creates a symbol that is partly filled in, from 0 to 1 (bars of signal strength).
  ///
  /// It never fails. The result is optional because UIKit's is.
  public convenience init!(systemName: String, variableValue: Double) {
    UnknownSymbols.look(at: systemName)
    self.init(Symbol(systemName, variableValue: min(max(variableValue, 0), 1)))
  }

  /// Creates an image from encoded data: PNG, JPEG, GIF, WebP or SVG; `nil` for others.
  public convenience init?<Bytes: Sequence<UInt8>>(data: Bytes) {
    let data = ImageData(bytes: Array(data))
    guard data.format != .other else { return nil }
    self.init(Symbol(""), data: data)
  }

  /// Returns the image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var symbol = sign
    symbol.color = color.sceneColor
    var look = look ?? PictureLook()
    look.isTemplate = true
    look.color = color.sceneColor
    return UIImage(symbol, data: data, look: look)
  }

  /// The picture in which the front end shows nothing, for names without one.
  package static let nothing = UIImage(Symbol(""), data: ImageData(bytes: []))
}

extension PictureLook {
  /// The part of the look that symbols have: their size. Their colour is a part of the symbol.
  fileprivate var forSymbol: PictureLook? {
    guard font != nil || symbolScale != .medium else { return nil }
    var look = PictureLook()
    look.font = font
    look.symbolScale = symbolScale
    return look
  }
}

extension UIImage: Hashable {
  /// Returns true if both images show the same symbol or data in the same way.
  public static func == (one: UIImage, other: UIImage) -> Bool {
    one === other || one.sign == other.sign && one.bytes == other.bytes
  }

  /// Adds the symbol and the data.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sign)
    hasher.combine(bytes)
  }
}

/// The alignment of lines of text.
public enum NSTextAlignment: Hashable, Sendable {
  /// At the leading edge, which is the left one where text runs from left to right.
  case left
  /// In the middle.
  case center
  /// At the trailing edge, which is the right one where text runs from left to right.
  case right
  /// At both edges.
  case justified
  /// At the edge where lines of text begin.
  case natural

  package var sceneAlignment: SceneAlignment {
    switch self {
    case .left, .natural: .leading
    case .center: .center
    case .right: .trailing
    case .justified: .fill
    }
  }
}
