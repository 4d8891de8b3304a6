import KeelModel

extension Words {
  /// A value in a text.
  enum Value {
    case number(Int)
    case text(String)
  }

  /// The text for a key, with values in the places of its specifiers.
  func text(_ key: String, _ values: Value...) -> String {
    let shown = values.map { value -> StringCatalog.Value in
      switch value {
      case .number(let number): .number(number, writtenAs: self.number(number))
      case .text(let text): .text(text)
      }
    }
    return Self.catalog?.string(key, language: language.rawValue, values: shown) ?? key
  }
}
