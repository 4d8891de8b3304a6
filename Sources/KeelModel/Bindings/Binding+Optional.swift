extension Binding {
  /// Creates a binding to the value of an optional, or `nil` if there is none now.
  ///
  /// The initializer reads the optional: an observer or a body that calls it runs again when the optional changes.
  ///
  /// If the optional is cleared later, the binding returns the last value that it has read, for the screen that is
  /// about to disappear. It stores later writes itself; the optional stays `nil`. This kind of binding keeps a value:
  /// release it with its screen.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(base, last: value)
  }

  /// Creates a binding to the value of an optional, whose last value has been read already.
  package init(_ base: Binding<Value?>, last: Value) {
    self.init(location: UnwrappedLocation(base: base.location, last: last), transaction: base.transaction)
  }

  /// Creates an optional binding to a value that always exists. Writing `nil` has no effect.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.part("optional", get: { $0 }, set: { $1 })
  }

  /// Creates a binding that is true while an optional has a value.
  ///
  /// Writing false clears the optional. Writing true has no effect and is reported as misuse.
  public init<Wrapped>(_ base: Binding<Wrapped?>, fileID: StaticString = #fileID, line: UInt = #line)
  where Value == Bool {
    self = base.part(
      "isPresent", get: { $0 != nil },
      set: { _, isPresent in
        guard isPresent else { return .some(nil) }
        RuntimeWarning.report(
          "true was written to a binding for the presence of a \(Wrapped.self).",
          rule: "No \(Wrapped.self) can be made from true.",
          remedy: "Set the optional itself; write false to empty it.", fileID: fileID, line: line)
        return nil
      })
  }

  /// Creates a binding that is true while a selection is a tag.
  ///
  /// Writing true selects the tag, and writing false ends its selection.
  package init<Tag: Hashable>(_ selection: Binding<Tag?>, is tag: Tag) where Value == Bool {
    self = selection.part(
      [AnyHashable("tag"), AnyHashable(tag)], get: { $0 == tag },
      set: { current, isSelected in
        if isSelected { return .some(tag) }
        return current == tag ? .some(nil) : nil
      })
  }

  /// Creates a binding to a value as `AnyHashable`. Writing a value of another type has no effect.
  public init<Known: Hashable>(_ base: Binding<Known>) where Value == AnyHashable {
    self = base.part("hashable", get: { AnyHashable($0) }, set: { $1.base as? Known })
  }

  /// A binding to a member of an optional's value; it reads `nil`, and writes have no effect, while there is none.
  ///
  /// Writing `nil` has no effect either.
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

/// The value of an optional, or the last one that was read or written if it has none.
///
/// `@unchecked Sendable`: constants.
private final class UnwrappedLocation<Value>: BindingLocation, @unchecked Sendable {
  private let base: any BindingLocation<Value?>
  private let last: LastValue<Value>
  private let lastChange = Signal()

  init(base: any BindingLocation<Value?>, last: Value) {
    self.base = base
    self.last = LastValue(last)
  }

  func get() -> Value {
    guard let value = base.get() else {
      lastChange.read()
      return last.value
    }
    last.value = value
    return value
  }

  @MainActor func set(_ value: Value, _ transaction: Transaction) {
    let isEqual = areEqual(last.value, value)
    last.value = value
    if base.get() != nil {
      base.set(value, transaction)
    } else if !isEqual {
      lastChange.fire()
    }
  }

  var identity: AnyHashable { AnyHashable([base.identity, "unwrapped"]) }
}
