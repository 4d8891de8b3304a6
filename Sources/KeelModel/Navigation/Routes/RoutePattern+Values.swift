public import FoundationEssentials

// A segment of a path, or the value of an item of the query.

extension RoutePattern {
  /// Creates a pattern of one segment from two conversions, which must be inverse to each other.
  ///
  /// - Parameters:
  ///   - parse: Returns the value of a text; `nil` if it has none.
  ///   - print: Returns the text of a value; `nil` if it has none.
  public static func segment(
    _ parse: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String?
  ) -> RoutePattern {
    RoutePattern(
      read: { parts in
        guard let first = parts.segments.first, let value = parse(first) else { return nil }
        parts.segments.removeFirst()
        return value
      },
      write: { value, parts in
        guard let text = print(value) else { return false }
        parts.segments.append(text)
        return true
      })
  }
}

extension RoutePattern where Value == Void {
  /// The end of a path: no segments.
  public static var end: RoutePattern { RoutePattern(read: { _ in () }, write: { _, _ in true }) }
}

extension RoutePattern: ExpressibleByStringLiteral, ExpressibleByUnicodeScalarLiteral,
  ExpressibleByExtendedGraphemeClusterLiteral
where Value == Void {
  /// Creates a pattern of fixed segments, such as `home` or `home/day`.
  public init(stringLiteral text: String) {
    let segments = text.split(separator: "/").map(String.init)
    self.init(
      read: { parts in
        guard parts.segments.starts(with: segments) else { return nil }
        parts.segments.removeFirst(segments.count)
        return ()
      },
      write: { _, parts in
        parts.segments += segments
        return true
      })
  }
}

extension RoutePattern where Value == String {
  /// A segment of any text.
  public static var text: RoutePattern { .segment({ $0 }, print: { $0 }) }
}

extension RoutePattern where Value == UUID {
  /// A segment that is a UUID.
  public static var uuid: RoutePattern { .segment({ UUID(uuidString: $0) }, print: { $0.uuidString }) }
}

extension RoutePattern where Value: LosslessStringConvertible & SendableMetatype {
  /// A segment that is the description of a value, such as a number. Only that spelling matches: `7`, not `+7`.
  public static func value(_ type: Value.Type = Value.self) -> RoutePattern {
    .segment({ text in Value(text).flatMap { $0.description == text ? $0 : nil } }, print: { $0.description })
  }
}

extension RoutePattern where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// A segment that is the raw value of an enum.
  public static func rawValue(_ type: Value.Type = Value.self) -> RoutePattern {
    .segment({ Value(rawValue: $0) }, print: { $0.rawValue })
  }
}
