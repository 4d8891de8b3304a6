import KeelModel

/// The texts of the app in a language, from the catalogue beside this file (`Localizable.xcstrings`).
///
/// `words[.noCategory]` is a fixed text of a table such as ``Word``, whose cases are keys of the catalogue. Methods such
/// as `words.activities(2)` are texts with something in them, whose keys have specifiers, as in SwiftUI's `Text`.
public struct Words: Hashable, Sendable {
  public let language: Language

  public init(_ language: Language) { self.language = language }

  /// The texts for a locale such as `ko_KR.UTF-8` or `ko-KR`. All languages but Korean get English.
  public init(for localeIdentifier: String) { self.init(Language(localeIdentifier: localeIdentifier)) }

  /// The catalogue, which is part of the program. If it is damaged, keys are shown.
  static let catalog: StringCatalog? = {
    do throws(StringCatalogError) {
      return try StringCatalog(data: PackageResources.Localizable_xcstrings)
    } catch {
      RuntimeWarning.report(
        "The texts of DoneDone could not be read: \(error)", rule: "A string catalogue is JSON, as Xcode writes it.",
        remedy: "Repair Localizable.xcstrings and build again.")
      return nil
    }
  }()

  /// The text of a table.
  public func text(_ word: some Translated) -> String { text(word.rawValue) }

  public subscript(word: Word) -> String { text(word) }
}

/// A table of texts, whose cases are keys of the catalogue.
public protocol Translated: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
