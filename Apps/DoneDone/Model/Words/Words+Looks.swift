import KeelModel

extension Words {
  /// The name of a colour.
  public func name(_ color: CategoryColor) -> String { text("color.\(color.rawValue)") }

  /// The name of a symbol that is offered for categories; the symbol's own name for others.
  public func name(ofSymbol symbol: String) -> String {
    Self.catalog?.string("symbol.\(symbol)", language: language.rawValue) ?? symbol
  }
}
