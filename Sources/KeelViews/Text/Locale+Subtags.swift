import FoundationEssentials

extension Locale {
  /// The subtags of the identifier: language, script and region, as far as it has them.
  var subtags: [Substring] {
    identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
  }

  /// The language subtag, such as `en` in `en-GB`. It is read from the identifier, which needs no tables.
  var languageSubtag: String { subtags.first.map { $0.lowercased() } ?? "en" }

  /// The region subtag, such as `GB` in `en-GB`.
  var regionSubtag: String? { subtags.dropFirst().first { $0.count == 2 }?.uppercased() }
}
