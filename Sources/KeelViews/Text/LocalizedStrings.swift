public import FoundationEssentials
import Synchronization

/// The lookup of translations.
///
/// Libraries read no files: a program with translations installs a closure that finds them. Without one, and for a key
/// without a translation, a text shows its key.
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

    /// Creates a query.
    public init(key: String, table: String? = nil, bundlePath: String? = nil, locale: Locale) {
      self.key = key
      self.table = table
      self.bundlePath = bundlePath
      self.locale = locale
    }
  }

  /// A closure that returns a translation, or `nil` if there is none.
  public typealias LookUp = @Sendable (Query) -> String?

  /// A structure, because a mutex would wrap a closure once more at each access.
  private struct Current {
    var lookUp: LookUp
  }

  private static let current = Mutex(Current { _ in nil })

  /// Installs the closure that looks up translations in the whole program, in place of the previous one.
  public static func register(_ lookUp: @escaping LookUp) { current.withLock { $0.lookUp = lookUp } }

  package static var registered: LookUp { current.withLock { $0.lookUp } }
}
