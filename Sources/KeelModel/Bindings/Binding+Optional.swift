extension Binding {
  /// A binding to what an optional holds; `nil` when that holds nothing now.
  ///
  /// Asking is reading: an observer or a body that asks runs again as the optional changes.
  ///
  /// When the optional is emptied later, the binding goes on giving the last value that it read, for the screen that is
  /// about to go, and writes do nothing. This is the one kind of binding that keeps a value: drop it with its screen.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base: base.location, last: value), transaction: base.transaction)
  }

  /// An optional binding to a value that is always there. Writing `nil` does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.part("optional", get: { $0 }, set: { $1 })
  }

  /// Whether an optional holds something. Writing `false` empties it; writing `true` does nothing and is reported.
  public init<Wrapped>(_ base: Binding<Wrapped?>, fileID: StaticString = #fileID, line: UInt = #line)
  where Value == Bool {
    self = base.part(
      "isPresent", get: { $0 != nil },
      set: { _, isPresent in
        guard isPresent else { return .some(nil) }
        Misuse.report(
          "true was written to a binding that says whether a \(Wrapped.self)? holds something.",
          rule: "There is no \(Wrapped.self) to be made of true.",
          remedy: "Set the optional itself; write false to empty it.", fileID: fileID, line: line)
        return nil
      })
  }

  /// A binding to a value of any hashable type. Writing one of another type does nothing.
  public init<Known: Hashable>(_ base: Binding<Known>) where Value == AnyHashable {
    self = base.part("hashable", get: { AnyHashable($0) }, set: { $1.base as? Known })
  }

  /// A binding to a part of what an optional holds. Writes do nothing while it holds nothing.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: WritableKeyPath<Wrapped, Member>
  ) -> Binding<Member?> where Value == Wrapped? {
    part(
      keyPath, get: { $0?[keyPath: keyPath] },
      set: { whole, member in
        guard var wrapped = whole, let member else { return nil }
        wrapped[keyPath: keyPath] = member
        return .some(wrapped)
      })
  }
}

/// What an optional holds, or held when it was last read.
@MainActor private final class UnwrappedLocation<Value>: BindingLocation {
  private let base: any BindingLocation<Value?>
  private var last: Value

  init(base: any BindingLocation<Value?>, last: Value) {
    self.base = base
    self.last = last
  }

  func get() -> Value {
    if let value = base.get() { last = value }
    return last
  }

  func set(_ value: Value, _ transaction: Transaction) {
    guard base.get() != nil else { return }
    last = value
    base.set(value, transaction)
  }

  var identity: AnyHashable { AnyHashable([base.identity, "unwrapped"]) }
}
