/// A property whose changes are published; `$property` is the publisher.
///
/// As in Combine, a value is published before the property changes: a subscriber receives the new value, and reads the
/// former one from the property. A new subscriber receives the current value first. In an ``ObservableObject``,
/// `objectWillChange` sends before each change.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  /// Creates a property with an initial value; equivalent to `init(wrappedValue:)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Not available: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The publisher of the property. Assigning to it has no effect; it is settable for `assign(to: &$property)`.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set { _ = newValue }
  }

  /// Reads or writes the property of an object; the compiler calls it for each access.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.value = newValue }
  }

  /// A publisher of the property's current value and of each new value, before the property has it.
  public struct Publisher: KeelModel.Publisher {
    /// The type of the values, which is that of the property.
    public typealias Output = Value
    /// The type of the error: none, because this publisher cannot fail.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Attaches a subscriber. The subscription does not keep the property alive.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.attach(subscriber)
    }
  }
}

// The box guards its state.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedField {
  static func box(at address: UnsafeRawPointer) -> any PublishedBoxing {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.box
  }
}

extension Publisher where Failure == Never {
  /// Assigns every value to a published property, until this publisher ends or the property is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.assign(from: self)
  }
}
