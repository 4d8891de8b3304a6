internal import KeelScene

/// The time zone and the calendar of a browser, as its page reports them: in the environment of its messages, and in a
/// cookie for the first document.
///
/// Both are names from outside. A name of another form is ignored, not refused: the page works without it. A name of the
/// right form may still be unknown, which the layer that knows time zones ignores.
struct BrowserTime: Hashable {
  let zone: String?
  let calendar: String?

  init(zone: String, calendar: String) {
    self.zone = Self.isName(zone, others: "_+-/") ? zone : nil
    self.calendar = Self.isName(calendar, others: "-") ? calendar : nil
  }

  /// The name of the cookie, whose value is the time zone, a colon and the calendar. Unlike the cookie that identifies the
  /// browser, it is written by the page and has no secret; servers on other ports of the host may share it.
  static let cookie = "keel-time"

  /// Reads the cookie of a request; the first one, which is that of the longest path.
  init(_ headers: HTTPHeaders) {
    let value = headers.all("cookie").lazy.flatMap { $0.split(separator: ";") }.map { trimmed($0) }
      .first { $0.hasPrefix(Self.cookie + "=") }?.dropFirst(Self.cookie.count + 1)
    let parts = (value ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(zone: String(parts.first ?? ""), calendar: parts.count > 1 ? String(parts[1]) : "")
  }

  /// The longest name of the tz database has 32 bytes.
  private static let longest = 40

  private static func isName(_ text: String, others: String) -> Bool {
    !text.isEmpty && text.utf8.count <= longest
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122: true
        default: others.utf8.contains(byte)
        }
      }
  }
}

extension SceneEnvironment {
  mutating func take(_ time: BrowserTime) {
    timeZoneIdentifier = time.zone
    calendarIdentifier = time.calendar
  }
}
