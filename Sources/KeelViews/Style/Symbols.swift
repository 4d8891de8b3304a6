/// Which parts of a symbol have which colour.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Forms of a symbol: filled, struck through, in a circle.
public struct SymbolVariants: Hashable, Sendable {
  package enum Shape: String, Hashable, Sendable { case circle, square, rectangle }
  package var shape: Shape?
  package var isFilled = false
  package var isSlashed = false

  package init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: .circle)
  public static let square = SymbolVariants(shape: .square)
  public static let rectangle = SymbolVariants(shape: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isFilled: isFilled, isSlashed: isSlashed) }
  public var square: SymbolVariants { SymbolVariants(shape: .square, isFilled: isFilled, isSlashed: isSlashed) }
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isFilled: isFilled, isSlashed: isSlashed) }
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, isSlashed: isSlashed) }
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, isSlashed: true) }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// The name of a symbol in this form: what its name says already is not said twice.
  package func name(of symbol: String) -> String {
    var parts = symbol.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let wanted = [shape?.rawValue, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap(\.self)
    for part in wanted where !parts.dropFirst().contains(part) {
      // `fill` comes last: `wifi.slash.fill`.
      if part != "fill", parts.count > 1, parts.last == "fill" {
        parts.insert(part, at: parts.count - 1)
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: ".")
  }
}
