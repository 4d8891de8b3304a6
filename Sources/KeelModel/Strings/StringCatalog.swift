import FoundationEssentials

/// The translations in a string catalogue (`Localizable.xcstrings`), as Xcode edits it.
///
/// A key is the text in the source, with a `printf` specifier for each interpolated value: `"\(count) days"` is
/// `%lld days`. A translation can have several forms, of which the first integer chooses one by the rules of the language
/// (`PluralForm`), and substitutions for further integers.
///
///     let catalog = try StringCatalog(data: PackageResources.Localizable_xcstrings)
///     catalog.string("%lld days", language: "ko-KR", values: [.number(3)])  // "3일"
///
/// Reading a catalogue is O(n) in its size, and a translation is found in O(1).
public struct StringCatalog: Sendable {
  /// The language of the keys, as a BCP 47 tag.
  public let sourceLanguage: String
  /// The translations by language, in lowercase with hyphens, and by key.
  private let tables: [String: [String: Localization]]
  /// The keys of all texts, in no order.
  public let keys: Set<String>

  /// Reads a catalogue.
  ///
  /// - Throws: `StringCatalogError` if the data is not a catalogue.
  public init(data: some Sequence<UInt8>) throws(StringCatalogError) {
    let file: CatalogFile
    do {
      file = try JSONDecoder().decode(CatalogFile.self, from: Data(data))
    } catch {
      throw StringCatalogError(error)
    }
    var tables: [String: [String: Localization]] = [:]
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        tables[Self.tag(language), default: [:]][key] = localization
      }
    }
    sourceLanguage = file.sourceLanguage
    keys = Set(file.strings.keys)
    self.tables = tables
  }

  /// The languages with a translation of at least one text, in lowercase.
  public var languages: Set<String> { Set(tables.keys).union([Self.tag(sourceLanguage)]) }

  /// Returns the text for a key: in the language, otherwise in the language without its region or script, otherwise in
  /// the source language. Returns `nil` if the catalogue has none.
  ///
  /// - Parameters:
  ///   - language: A locale or BCP 47 tag, such as `pt_BR` or `zh-Hant-TW`.
  ///   - counts: The interpolated values by position; `nil` for those that are not integers.
  /// - Returns: The text with the specifiers of the translation, which need not be in the order of the values.
  public func string(_ key: String, language: String, counts: [Int?] = []) -> String? {
    var tag = Self.tag(language)
    while true {
      if let text = tables[tag]?[key]?.text(counts, language: tag) { return text }
      guard let end = tag.lastIndex(of: "-") else { break }
      tag = String(tag[..<end])
    }
    let source = Self.tag(sourceLanguage)
    if let text = tables[source]?[key]?.text(counts, language: source) { return text }
    // A key is the text in the source language, unless the catalogue says otherwise.
    return keys.contains(key) ? key : nil
  }

  /// A value that is inserted into a text.
  public struct Value: Hashable, Sendable {
    fileprivate let text: String
    fileprivate let count: Int?

    /// Returns a value that chooses no form.
    public static func text(_ text: String) -> Value { Value(text: text, count: nil) }

    /// Returns an integer, which can choose the form of the text.
    ///
    /// - Parameter text: The integer as it is written; its digits if `nil`.
    public static func number(_ number: Int, writtenAs text: String? = nil) -> Value {
      Value(text: text ?? String(number), count: number)
    }
  }

  /// Returns the text for a key as `string(_:language:counts:)` finds it, with values in the places of its specifiers.
  /// Values are inserted as they are, and never read as formats.
  public func string(_ key: String, language: String, values: [Value]) -> String? {
    guard let format = string(key, language: language, counts: values.map(\.count)) else { return nil }
    return FormatAtom.atoms(of: format, argumentCount: values.count).reduce(into: "") { text, atom in
      switch atom {
      case .character(let character): text.append(character)
      case .argument(let index, let specifier): text += specifier.text(of: values[index].text)
      }
    }
  }

  /// Returns true if the language itself has a text for the key.
  public func hasText(_ key: String, language: String) -> Bool {
    tables[Self.tag(language)]?[key]?.text([], language: language) != nil
  }

  private static func tag(_ language: String) -> String {
    let end = language.firstIndex { $0 == "." || $0 == "@" } ?? language.endIndex
    return language[..<end].lowercased().replacing("_", with: "-")
  }
}

/// The reason for which data is not a string catalogue.
public struct StringCatalogError: Error, CustomStringConvertible {
  /// What is wrong, and where.
  public let description: String

  fileprivate init(_ error: any Error) {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map(\.stringValue).joined(separator: " / ")
      return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
    }
    description =
      switch error {
      case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
        DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
        place(context)
      default: String(describing: error)
      }
  }
}
