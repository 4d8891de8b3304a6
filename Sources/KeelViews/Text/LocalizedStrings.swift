public import FoundationEssentials
import Synchronization

/// Where translations are looked up.
///
/// Libraries read no files: a program that has translations says here how to find them. Without that, and for a key
/// that has none, a text says its key.
public enum LocalizedStrings {
  /// What is asked for.
  public struct Query: Hashable, Sendable {
    /// The text in the source. With a specifier of `printf` for each value put in: then so has the answer to have.
    public var key: String
    /// The table to look into; `nil` is the usual one.
    public var table: String?
    /// The folder of the bundle to look into; `nil` is the program's own.
    public var bundlePath: String?
    public var locale: Locale

    public init(key: String, table: String? = nil, bundlePath: String? = nil, locale: Locale) {
      self.key = key
      self.table = table
      self.bundlePath = bundlePath
      self.locale = locale
    }
  }

  /// Says how a translation is found; `nil` for none.
  public typealias LookUp = @Sendable (Query) -> String?

  /// In a structure: a function that is a mutex's own value is wrapped once more by each look at it.
  private struct Current {
    var lookUp: LookUp
  }

  private static let current = Mutex(Current { _ in nil })

  /// Has translations looked up like this from now on, in the whole program.
  public static func register(_ lookUp: @escaping LookUp) { current.withLock { $0.lookUp = lookUp } }

  package static var registered: LookUp { current.withLock { $0.lookUp } }
}
