/// The storage that a binding reads and writes. There is one type for each kind of access.
///
/// Reads may come from any thread, writes from the main actor alone (`Binding.wrappedValue`).
protocol BindingLocation<Value>: AnyObject, Sendable {
  associatedtype Value
  func get() -> Value
  @MainActor func set(_ value: Value, _ transaction: Transaction)
  /// Equal for locations that lead to the same place by the same path.
  var identity: AnyHashable { get }
}

extension BindingLocation {
  var identity: AnyHashable { AnyHashable(ObjectIdentifier(self)) }
}

/// A pair of closures.
final class ClosureLocation<Value>: BindingLocation {
  private let getter: @MainActor () -> Value
  private let setter: @MainActor (Value, Transaction) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  func get() -> Value { MainActor.withoutCheck(getter) }
  @MainActor func set(_ value: Value, _ transaction: Transaction) { setter(value, transaction) }
}

/// A value that writes do not change.
///
/// `@unchecked Sendable`: a constant.
final class ConstantLocation<Value>: BindingLocation, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func get() -> Value { value }
  @MainActor func set(_ value: Value, _ transaction: Transaction) {}
}

/// A property of an object.
///
/// `@unchecked Sendable`: constants. The object is written on the main actor alone, and read where the program reads the
/// binding.
final class ObjectLocation<Root: AnyObject, Value>: BindingLocation, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  func get() -> Value { root[keyPath: keyPath] }

  @MainActor func set(_ value: Value, _ transaction: Transaction) {
    if ActionFeed.isReceived {
      Endpoint.write(root, keyPath, value) { root[keyPath: keyPath] = value }
    } else {
      root[keyPath: keyPath] = value
    }
  }

  var identity: AnyHashable { AnyHashable(Step(base: ObjectIdentifier(root), next: keyPath)) }
}

/// A part of the value of another location, given by a key path.
///
/// `@unchecked Sendable`: constants, the second of which is a key path.
final class MemberLocation<Base, Value>: BindingLocation, @unchecked Sendable {
  private let base: any BindingLocation<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: any BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  func get() -> Value { base.get()[keyPath: keyPath] }

  @MainActor func set(_ value: Value, _ transaction: Transaction) {
    if let keyPath = keyPath as? ReferenceWritableKeyPath<Base, Value> {
      // The part belongs to an object: the path to the object does not change.
      let object = base.get()
      if ActionFeed.isReceived, Base.self is AnyObject.Type {
        Endpoint.write(object as AnyObject, keyPath, value) { object[keyPath: keyPath] = value }
      } else {
        object[keyPath: keyPath] = value
      }
    } else {
      var whole = base.get()
      whole[keyPath: keyPath] = value
      base.set(whole, transaction)
    }
  }

  var identity: AnyHashable { AnyHashable(Step(base: base.identity, next: keyPath)) }
}

/// A part of the value of another location, found by a function; writes to a removed part are dropped.
///
/// `@unchecked Sendable`: constants. The functions are those of the extensions of `Binding`, which change nothing but
/// `LastValue`s.
final class PartLocation<Base, Value>: BindingLocation, @unchecked Sendable {
  private let base: any BindingLocation<Base>
  private let step: AnyHashable
  private let extract: (Base) -> Value
  /// Returns the whole with the new part; `nil` leaves everything as it is.
  private let replace: (Base, Value) -> Base?

  init(
    base: any BindingLocation<Base>, step: AnyHashable, extract: @escaping (Base) -> Value,
    replace: @escaping (Base, Value) -> Base?
  ) {
    self.base = base
    self.step = step
    self.extract = extract
    self.replace = replace
  }

  func get() -> Value { extract(base.get()) }

  @MainActor func set(_ value: Value, _ transaction: Transaction) {
    guard let whole = replace(base.get(), value) else { return }
    base.set(whole, transaction)
  }

  var identity: AnyHashable { AnyHashable(Step(base: base.identity, next: step)) }
}

/// One step of the path to a place.
private struct Step: Hashable {
  var base: AnyHashable
  var next: AnyHashable
}
