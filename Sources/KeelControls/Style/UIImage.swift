package import KeelScene

/// An image: a symbol by name, as in SF Symbols, or a picture from encoded data.
public struct UIImage: Hashable, Sendable {
  package var symbol: Symbol
  /// The encoded data; `nil` for symbols.
  package var data: ImageData? {
    get { if case .some(let data, _) = bytes { data } else { nil } }
    set { bytes = newValue.map { .some($0, look) } ?? .none }
  }
  /// The scale of the data and the way in which it is drawn.
  package var look: PictureLook? { if case .some(_, let look) = bytes { look } else { nil } }
  private var bytes = Bytes.none

  /// The data, boxed because few images have any, and lists have several images in each row.
  private indirect enum Bytes: Hashable, Sendable {
    case none
    case some(ImageData, PictureLook?)
  }

  /// Changes the way in which the data is drawn. It has no effect on symbols.
  package mutating func changeLook(_ change: (inout PictureLook) -> Void) {
    guard case .some(let data, let old) = bytes else { return }
    var look = old ?? PictureLook()
    change(&look)
    bytes = .some(data, look == PictureLook() ? nil : look)
  }

  package init(_ symbol: Symbol) { self.symbol = symbol }

  /// Creates the symbol with a name. An unknown name is reported once, and shown as a dashed square.
  ///
  /// It never fails. The result is optional because UIKit's is.
  public init!(systemName: String) {
    UnknownSymbols.look(at: systemName)
    self.symbol = Symbol(systemName)
  }

  /// Creates a symbol that is partly filled in, from 0 to 1 (bars of signal strength).
  public init(systemName: String, variableValue: Double) {
    UnknownSymbols.look(at: systemName)
    self.symbol = Symbol(systemName, variableValue: min(max(variableValue, 0), 1))
  }

  /// Creates an image from encoded data: PNG, JPEG, GIF, WebP or SVG; `nil` for others.
  public init?<Bytes: Sequence<UInt8>>(data: Bytes) {
    let data = ImageData(bytes: Array(data))
    guard data.format != .other else { return nil }
    symbol = Symbol("")
    self.data = data
  }

  /// Returns the image in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var image = self
    image.symbol.color = color.sceneColor
    image.changeLook {
      $0.isTemplate = true
      $0.color = color.sceneColor
    }
    return image
  }

  /// The picture in which the front end shows nothing, for names without one.
  package static let nothing: UIImage = {
    var image = UIImage(Symbol(""))
    image.data = ImageData(bytes: [])
    return image
  }()
}

/// The alignment of lines of text.
public enum NSTextAlignment: Hashable, Sendable {
  case left, center, right, justified, natural

  package var sceneAlignment: SceneAlignment {
    switch self {
    case .left, .natural: .leading
    case .center: .center
    case .right: .trailing
    case .justified: .fill
    }
  }
}
