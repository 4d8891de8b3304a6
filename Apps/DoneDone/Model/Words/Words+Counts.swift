extension Words {
  /// `1 activity`, `2 activities`, `활동 3개`.
  public func activities(_ count: Int) -> String {
    text("activities %lld", .number(count))
  }

  /// `1 category`, `2 categories`, `카테고리 3개`.
  public func categories(_ count: Int) -> String {
    text("categories %lld", .number(count))
  }

  /// `1 day`, `2 days`, `3일`.
  public func days(_ count: Int) -> String {
    text("days %lld", .number(count))
  }

  /// `0 min`, `45 min`, `1 h`, `1 h 5 min`; `1시간 5분`.
  public func duration(minutes: Int) -> String {
    let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(text("hours %lld", .number(hours))) }
    if rest > 0 || hours == 0 { parts.append(text("minutes %lld", .number(rest))) }
    return (minutes < 0 ? "−" : "") + parts.joined(separator: " ")
  }

  /// A number with separators between thousands.
  public func number(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var index = digits.endIndex
    while let next = digits.index(index, offsetBy: -3, limitedBy: digits.startIndex), next > digits.startIndex {
      digits.insert(",", at: next)
      index = next
    }
    return (number < 0 ? "−" : "") + digits
  }
}
