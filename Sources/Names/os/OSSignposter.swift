import Foundation
import Synchronization

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// The identity of an interval among those with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number of the interval.
  public let rawValue: UInt64
  /// Creates an identity from a number.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identity that is used once.
  public init(log: OSLog) { self = OSSignpostID.next() }
  /// Creates the identity of an object's intervals.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }
  /// The identity of intervals of which only one lasts at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identity.
  public static let null = OSSignpostID(0)
  /// An identity that is not used.
  public static let invalid = OSSignpostID(UInt64.max)
  /// Returns true if the number of the first identity is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  fileprivate static func next() -> OSSignpostID { OSSignpostID(last.add(1, ordering: .relaxed).newValue) }
  private static let last = Atomic<UInt64>(0)
}

/// Writes a signpost as a message of the type *debug*.
///
/// - Parameters:
///   - type: The kind of the signpost.
///   - log: The part of the program.
///   - name: The name of the interval or moment.
///   - signpostID: The identity of the interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  Signposts.mark(type, log, name, signpostID, nil)
}

/// Writes a signpost with a text as a message of the type *debug*.
///
/// - Parameters:
///   - type: The kind of the signpost.
///   - log: The part of the program.
///   - name: The name of the interval or moment.
///   - signpostID: The identity of the interval.
///   - message: A text with values, or a format of C.
///   - arguments: The values of a format.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ message: OSLogMessage, _ arguments: any CVarArg...
) {
  Signposts.mark(type, log, name, signpostID, message.formatted(arguments))
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let start = ContinuousClock.now
}

/// Writes the intervals and moments of a part of the program as messages of the type *debug*, with their durations.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter for a program that names no part.
  public init() { log = .default }
  /// Creates a signposter for a part of the program.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter for a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter for the part of a logger.
  public init(logger: Logger) { log = logger.log }

  /// A signposter that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// A Boolean value that indicates whether signposts are written.
  public var isEnabled: Bool { log.isEnabled(type: .debug) }

  /// Returns an identity that is used once.
  public func makeSignpostID() -> OSSignpostID { .next() }
  /// Returns the identity of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Writes a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    Signposts.write(.event, log, name, nil)
  }
  /// Writes a moment with a text.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    Signposts.write(.event, log, name, message)
  }
  /// Writes the beginning of an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    Signposts.write(.begin, log, name, nil)
    return OSSignpostIntervalState()
  }
  /// Writes the beginning of an interval with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    Signposts.write(.begin, log, name, message)
    return OSSignpostIntervalState()
  }
  /// Writes the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    Signposts.write(.end, log, name, since: state.start, nil)
  }
  /// Writes the end of an interval with a text.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    Signposts.write(.end, log, name, since: state.start, message)
  }
  /// Runs a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

private enum Signposts {
  /// An interval that `os_signpost` has begun.
  private struct Key: Hashable {
    let log: ObjectIdentifier
    let name: String
    let id: OSSignpostID
  }
  private static let begun = Mutex<[Key: ContinuousClock.Instant]>([:])
  /// The number of intervals whose beginnings are known. A program may never end those that it begins.
  private static let mostBegun = 1000

  /// Writes a signpost of a function, of whose interval the name, the log and the identity are known.
  static func mark(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID,
    _ message: @autoclosure () -> OSLogMessage?
  ) {
    guard log.isEnabled(type: .debug) else { return }
    let key = Key(log: ObjectIdentifier(log), name: name.description, id: id)
    let start = begun.withLock { begun -> ContinuousClock.Instant? in
      if type == .end { return begun.removeValue(forKey: key) }
      guard type == .begin else { return nil }
      if begun.count >= mostBegun { begun.removeAll() }
      begun[key] = .now
      return nil
    }
    write(type, log, name, since: start, message())
  }

  static func write(
    _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, since start: ContinuousClock.Instant? = nil,
    _ message: @autoclosure () -> OSLogMessage?
  ) {
    guard log.isEnabled(type: .debug) else { return }
    var words = (type == .event ? "event " : type == .begin ? "begin " : "end ") + name.description
    if let start { words += " (\(start.duration(to: .now)))" }
    log.write(.debug, OSLogMessage.joined(words, message()))
  }
}
