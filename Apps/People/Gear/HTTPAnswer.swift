public import Foundation

/// The answer of a server of HTTP, of any status.
public struct HTTPAnswer: Sendable {
  public var status: Int
  public var body: Data
  private var fields: [String: String]

  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    self.fields = Dictionary(fields.map { ($0.lowercased(), $1) }, uniquingKeysWith: { $1 })
  }

  /// The value of a field of the header, whose name may be in any case of letters.
  public subscript(field: String) -> String? { fields[field.lowercased()] }

  /// The media type without its parameters, in lower case: `application/json`. At most 100 bytes are kept of it.
  public var type: String {
    let text = self["Content-Type"]?.utf8.prefix(100).prefix { $0 != UInt8(ascii: ";") } ?? ""[...].utf8
    return String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// The seconds after which the server wants the next request (`Retry-After`), if it says so.
  ///
  /// - Parameter now: The present time, for servers that give a date.
  public func retryAfter(now: Date) -> Int? {
    guard let text = self["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if let seconds = Int(text) { return seconds >= 0 ? min(seconds, Self.longestWait) : nil }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(secondsFromGMT: 0)
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    guard let seconds = format.date(from: text)?.timeIntervalSince(now) else { return nil }
    return Int(min(max(0, seconds), Double(Self.longestWait)).rounded(.up))
  }

  /// The longest time that is kept. Longer ones have no practical meaning and could overflow in calculations.
  private static let longestWait = 30 * 24 * 3600
}
