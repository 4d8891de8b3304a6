public import FoundationEssentials
import KeelControls
import Synchronization

/// The lookup of translations.
///
/// Texts are looked up in the string catalogues among the resources of the program (`Localizable.xcstrings`), unless it
/// installs a closure that finds them elsewhere. A key without a translation is shown as it is.
public enum LocalizedStrings {
  /// A key to look up and its context.
  public struct Query: Hashable, Sendable {
    /// The text in the source, with a `printf` specifier for each interpolated value. The translation needs the same
    /// specifiers.
    public var key: String
    /// The table to search; `nil` is the default one.
    public var table: String?
    /// The folder of the bundle to search; `nil` is the program's own.
    public var bundlePath: String?
    /// The locale to translate for.
    public var locale: Locale
    /// The interpolated values by position, on which plural forms depend; `nil` for values that are not integers.
    public var counts: [Int?]

    /// Creates a query.
    public init(
      key: String, table: String? = nil, bundlePath: String? = nil, locale: Locale, counts: [Int?] = []
    ) {
      self.key = key
      self.table = table
      self.bundlePath = bundlePath
      self.locale = locale
      self.counts = counts
    }
  }

  /// A closure that returns a translation, or `nil` if there is none.
  public typealias LookUp = @Sendable (Query) -> String?

  /// A structure, because a mutex would wrap a closure once more at each access.
  private struct Current {
    var lookUp: LookUp
  }

  private static let current = Mutex(Current { catalogued($0) })

  /// Returns the translation in the string catalogues of the program or of a bundle, or `nil` if there is none.
  ///
  /// Call it from your own closure for keys that the closure does not find.
  public static func catalogued(_ query: Query) -> String? {
    NamedStrings.of(bundlePath: query.bundlePath)
      .string(query.key, table: query.table, language: query.locale.identifier, counts: query.counts)
  }

  /// Installs the closure that looks up translations in the whole program, in place of the previous one.
  public static func register(_ lookUp: @escaping LookUp) { current.withLock { $0.lookUp = lookUp } }

  package static var registered: LookUp { current.withLock { $0.lookUp } }
}
