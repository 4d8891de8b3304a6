internal import Foundation

/// The names of countries.
public enum Country {
  private static let english = Locale(identifier: "en")

  /// Returns the English name of the country with this ISO 3166 code: `Norway` for `NO`. A code without a name is
  /// returned as it is.
  public static func name(of code: String) -> String { english.localizedString(forRegionCode: code) ?? code }
}
