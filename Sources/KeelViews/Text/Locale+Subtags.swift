import FoundationEssentials

extension Locale {
  private var subtags: [Substring] {
    identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
  }

  /// As `en` of `en-GB`: read of the identifier, which needs no tables.
  var languageSubtag: String { subtags.first.map { $0.lowercased() } ?? "en" }

  /// As `GB` of `en-GB`.
  var regionSubtag: String? { subtags.dropFirst().first { $0.count == 2 }?.uppercased() }
}
