extension Optional where Wrapped: CasePathable {
  /// Returns true if there is a value of the given case, with any payload.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Wrapped, Value>) -> Bool { self?.is(keyPath) ?? false }
}

extension CasePathable {
  /// Returns true if this is the given case, with any payload.
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    self[case: keyPath] != nil
  }

  /// The payload of the given case, or `nil` if this is another one.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    Self.allCasePaths[keyPath: keyPath].extract(from: self)
  }

  /// Creates a value of the given case with a payload.
  public init<Value>(_ keyPath: CaseKeyPath<Self, Value>, _ value: Value) {
    self = Self.allCasePaths[keyPath: keyPath].embed(value)
  }

  /// Changes the payload of the given case in place. If this is another case, the call is reported and has no effect.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: (inout Value) throws -> Void
  ) rethrows {
    let path = Self.allCasePaths[keyPath: keyPath]
    guard var value = path.extract(from: self) else {
      // The value itself is not in the message, because it may contain a secret.
      return RuntimeWarning.report(
        "A case of \(Self.self) was to be modified that is not the current one.",
        rule: "Only the current case has a payload.",
        remedy: "Ask with is(_:) first.", fileID: fileID, line: line)
    }
    try body(&value)
    self = path.embed(value)
  }

  /// The payload of a case, for enums marked `@dynamicMemberLookup`: `destination.connect`.
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    self[case: keyPath]
  }
}
