/// The colouring of the parts of a symbol. Front ends choose it.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
  package let kind: Kind

  /// All parts in one colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Each part in the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// All parts in one colour, some of them fainter.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each part in one of several given colours.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of a symbol: filled, struck through, in a circle.
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

  /// No variant: the symbol with its own name.
  public static let none = SymbolVariants()
  /// The symbol in a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// The symbol in a square.
  public static let square = SymbolVariants(shape: .square)
  /// The symbol in a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// The symbol filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// The symbol struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The variants with a circle as the enclosing shape.
  public var circle: SymbolVariants { SymbolVariants(shape: .circle, isFilled: isFilled, isSlashed: isSlashed) }
  /// The variants with a square as the enclosing shape.
  public var square: SymbolVariants { SymbolVariants(shape: .square, isFilled: isFilled, isSlashed: isSlashed) }
  /// The variants with a rectangle as the enclosing shape.
  public var rectangle: SymbolVariants { SymbolVariants(shape: .rectangle, isFilled: isFilled, isSlashed: isSlashed) }
  /// The variants with `fill` added.
  public var fill: SymbolVariants { SymbolVariants(shape: shape, isFilled: true, isSlashed: isSlashed) }
  /// The variants with `slash` added.
  public var slash: SymbolVariants { SymbolVariants(shape: shape, isFilled: isFilled, isSlashed: true) }

  /// Returns true if all parts of another value are among these variants.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// Returns the name of a symbol in these variants, without repeating a part that the name already has.
  package func name(of symbol: String) -> String {
    guard self != .none else { return symbol }
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
