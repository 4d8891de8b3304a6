extension RoutePattern {
  /// One pattern after the other.
  public static func / <Other>(first: RoutePattern, second: RoutePattern<Other>) -> RoutePattern<(Value, Other)> {
    RoutePattern<(Value, Other)>(
      read: { parts in
        guard let left = first.read(&parts), let right = second.read(&parts) else { return nil }
        return (left, right)
      },
      write: { value, parts in first.write(value.0, &parts) && second.write(value.1, &parts) })
  }

  /// Fixed segments before a pattern.
  public static func / (first: RoutePattern<Void>, second: RoutePattern) -> RoutePattern {
    RoutePattern(
      read: { parts in first.read(&parts).flatMap { second.read(&parts) } },
      write: { value, parts in first.write((), &parts) && second.write(value, &parts) })
  }

  /// Returns a pattern whose values are converted.
  ///
  /// - Parameters:
  ///   - convert: Returns the new value; `nil` if there is none, and the pattern does not match.
  ///   - revert: Returns the value that `convert` makes the new value of; `nil` if there is none.
  public func map<New>(
    _ convert: @escaping @Sendable (Value) -> New?, revert: @escaping @Sendable (New) -> Value?
  ) -> RoutePattern<New> {
    RoutePattern<New>(
      read: { parts in read(&parts).flatMap(convert) },
      write: { value, parts in revert(value).map { write($0, &parts) } ?? false })
  }

  /// The first of several patterns that matches, or that can express a value.
  ///
  /// Put a pattern before those that match the beginning of its paths: `day/today` before `day`.
  public static func oneOf(_ patterns: RoutePattern...) -> RoutePattern {
    RoutePattern(
      read: { parts in
        for pattern in patterns {
          var rest = parts
          guard let value = pattern.read(&rest) else { continue }
          parts = rest
          return value
        }
        return nil
      },
      write: { value, parts in
        for pattern in patterns {
          var longer = parts
          guard pattern.write(value, &longer) else { continue }
          parts = longer
          return true
        }
        return false
      })
  }

  /// A pattern that may be missing.
  public static func optional<Wrapped>(_ pattern: RoutePattern<Wrapped>) -> RoutePattern where Value == Wrapped? {
    RoutePattern(
      read: { parts in
        var rest = parts
        guard let value = pattern.read(&rest) else { return .some(nil) }
        parts = rest
        return value
      },
      write: { value, parts in value.map { pattern.write($0, &parts) } ?? true })
  }

  /// A pattern that is repeated as often as it matches, such as the levels of a stack.
  public static func many<Element>(_ pattern: RoutePattern<Element>) -> RoutePattern where Value == [Element] {
    RoutePattern(
      read: { parts in
        var values: [Element] = []
        while !parts.segments.isEmpty {
          var rest = parts
          // A repetition that reads no segment would never end.
          guard let value = pattern.read(&rest), rest.segments.count < parts.segments.count else { break }
          parts = rest
          values.append(value)
        }
        return values
      },
      write: { values, parts in values.allSatisfy { pattern.write($0, &parts) } })
  }

  /// An item of the query, such as `?q=tea`; `nil` if it is missing.
  ///
  /// An item whose text does not fit counts as missing, so that a link with a stale filter still leads to its page.
  public static func query<Wrapped>(
    _ name: String, _ pattern: RoutePattern<Wrapped>
  ) -> RoutePattern where Value == Wrapped? {
    RoutePattern(
      read: { parts in
        guard let text = parts.takeQuery(name) else { return .some(nil) }
        var value = RouteParts()
        value.segments = [text]
        return .some(pattern.read(&value))
      },
      write: { value, parts in
        guard let value else { return true }
        var item = RouteParts()
        guard pattern.write(value, &item), item.segments.count == 1, let text = item.segments.first else {
          return false
        }
        parts.query.append((name, text))
        return true
      })
  }
}

extension RoutePattern where Value: Equatable & Sendable {
  /// An item of the query with a default value, which is not written.
  public static func query(_ name: String, _ pattern: RoutePattern, default usual: Value) -> RoutePattern {
    RoutePattern<Value?>.query(name, pattern).map({ $0 ?? usual }, revert: { $0 == usual ? .some(nil) : .some($0) })
  }
}

extension RoutePattern where Value: CasePathable {
  /// The paths of one case of an enum: a pattern for its payload.
  public static func `case`<Payload>(
    _ path: CaseKeyPath<Value, Payload>, _ pattern: RoutePattern<Payload>
  ) -> RoutePattern {
    let path = Value.allCasePaths[keyPath: path]
    return pattern.map({ path.embed($0) }, revert: { path.extract(from: $0) })
  }
}
