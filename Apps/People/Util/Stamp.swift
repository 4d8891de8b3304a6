public import Foundation

/// Points in time that are stored as text.
public enum Stamp {
  /// Returns a stamp such as `2026-11-25T08:30:00Z` for display: `25 Nov 2026 at 08:30`. Returns `nil` for other texts.
  public static func text(of stamp: String, in zone: TimeZone = .current) -> String? {
    guard let date = try? Date(stamp, strategy: .iso8601) else { return nil }
    let style = Date.FormatStyle(locale: Locale(identifier: "en_GB"), timeZone: zone)
    let day = date.formatted(style.day().month(.abbreviated).year())
    return "\(day) at \(date.formatted(style.hour(.twoDigits(amPM: .omitted)).minute(.twoDigits)))"
  }
}
