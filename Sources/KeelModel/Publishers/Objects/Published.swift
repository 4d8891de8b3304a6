/// A property that publishes its changes: `$property` is the publisher.
///
/// As in Combine, it publishes just before the property changes, so that reading the property in a subscriber gives the
/// old value; the new one is what is published. A new subscriber gets the present value first. In an
/// ``ObservableObject`` each change fires `objectWillChange` before that.
@propertyWrapper public struct Published<Value> {
  private let box: PublishedBox<Value>

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    nonmutating set { _ = newValue }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.value = newValue }
  }

  /// Sends the property's value to new subscribers, and each new value just before the property has it.
  public struct Publisher: KeelModel.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      box.attach(subscriber)
    }
  }
}

// The box guards what it holds.
extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: PublishedField {
  static func box(at address: UnsafeRawPointer) -> any PublishedBoxing {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.box
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property, for as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.assign(from: self)
  }
}
