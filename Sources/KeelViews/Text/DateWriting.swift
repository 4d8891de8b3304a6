public import FoundationEssentials
import Synchronization

/// The way in which dates in texts are formatted, for programs that support more languages than Keel does.
public enum DateWriting {
  /// A date to format and its context.
  public struct Query: Hashable, Sendable {
    /// The date to format.
    public var date: Date
    /// The style of the text.
    public var style: Text.DateStyle
    /// The current time, for styles relative to it.
    public var now: Date
    /// The locale of the text.
    public var locale: Locale
    /// The calendar of the text.
    public var calendar: Calendar
    /// The time zone of the text.
    public var timeZone: TimeZone
  }

  /// A closure that formats a date, or returns `nil` to leave it to Keel's own formatting.
  public typealias Writer = @Sendable (Query) -> String?

  /// A structure, because a mutex would wrap a closure once more at each access.
  private struct Current {
    var writer: Writer
  }

  private static let current = Mutex(Current { _ in nil })

  /// Installs the closure that formats dates in the whole program, in place of the previous one.
  public static func register(_ writer: @escaping Writer) { current.withLock { $0.writer = writer } }

  static var registered: Writer { current.withLock { $0.writer } }
}
