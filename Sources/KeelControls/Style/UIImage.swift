package import KeelScene

/// A picture: known by name, in the names of SF Symbols, or made of its bytes.
public struct UIImage: Hashable, Sendable {
  package var symbol: Symbol
  /// The bytes, where it is made of these.
  package var data: ImageData? {
    get { if case .some(let data) = bytes { data } else { nil } }
    set { bytes = newValue.map { .some($0) } ?? .none }
  }
  private var bytes = Bytes.none

  /// In a box: few pictures have any, and lists have several pictures a row.
  private indirect enum Bytes: Hashable, Sendable {
    case none
    case some(ImageData)
  }

  package init(_ symbol: Symbol) { self.symbol = symbol }

  /// The symbol with this name. One that is not known is reported once, and a dashed square stands for it.
  ///
  /// It is there for every name: it can be asked for as an optional because in UIKit it is one.
  public init!(systemName: String) {
    UnknownSymbols.look(at: systemName)
    self.symbol = Symbol(systemName)
  }

  /// The symbol, filled in by so much, from 0 to 1 (bars of signal strength).
  public init(systemName: String, variableValue: Double) {
    UnknownSymbols.look(at: systemName)
    self.symbol = Symbol(systemName, variableValue: min(max(variableValue, 0), 1))
  }

  /// The picture that these bytes are: PNG, JPEG, GIF or WebP. `nil` for others.
  public init?<Bytes: Sequence<UInt8>>(data: Bytes) {
    let data = ImageData(bytes: Array(data))
    guard data.format != .other else { return nil }
    symbol = Symbol("")
    self.data = data
  }

  /// The same picture in this colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var image = self
    image.symbol.color = color.sceneColor
    return image
  }
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
