public import FoundationEssentials
import Synchronization

/// How dates in texts are written, where more is known of languages than here.
public enum DateWriting {
  /// What is to be written.
  public struct Query: Hashable, Sendable {
    public var date: Date
    public var style: Text.DateStyle
    public var now: Date
    public var locale: Locale
    public var calendar: Calendar
    public var timeZone: TimeZone
  }

  /// Writes a date; `nil` leaves it to the way without tables.
  public typealias Writer = @Sendable (Query) -> String?

  /// In a structure: a function that is a mutex's own value is wrapped once more by each look at it.
  private struct Current {
    var writer: Writer
  }

  private static let current = Mutex(Current { _ in nil })

  /// Has dates written like this from now on, in the whole program.
  public static func register(_ writer: @escaping Writer) { current.withLock { $0.writer = writer } }

  static var registered: Writer { current.withLock { $0.writer } }
}
