package import FoundationEssentials

extension FormatStyle {
  /// Returns the format in the locale of the place where its text is shown and typed. A locale that the program has set
  /// wins.
  package func placed(in locale: Locale) -> Self { hasOwnLocale ? self : self.locale(locale) }

  /// True if the format contains a locale other than that of the process. A format tells its locale to no protocol.
  private var hasOwnLocale: Bool {
    guard self != self.locale(.autoupdatingCurrent), self != self.locale(.current) else { return false }
    return Mirror(reflecting: self).children.contains { $0.value is Locale }
  }
}
