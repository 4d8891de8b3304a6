/// A reference to a value that is stored elsewhere, to read and to write: the link between a control and a model.
///
/// Create one from a model with ``Bindable`` (`$model.name`) or from two closures. Dynamic members continue into
/// structs (`$model.address.street`), optionals, elements by their identity (`$model.rows[id: id]`) and the cases of
/// `@CasePathable` enums (`$model.destination.connect`).
///
/// A binding to a model retains that model, as a closure over it would, and nothing else. It keeps no copy of the
/// values on its path (the model in an enum's case, the element of a collection), so that a screen's model is released
/// when the state drops it, even if bindings lead to it.
///
/// Two bindings are equal if they lead to the same place by the same path. Bindings from closures are equal if one is a
/// copy of the other.
///
/// A binding may be passed to any thread. A read on another thread than the main actor's calls the getter there, as
/// SwiftUI's binding does: what it leads to has to permit that. A write there returns at once, and the main actor
/// performs it later; the writes of all threads keep their order.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: Sendable {
  let location: any BindingLocation<Value>
  /// The transaction of each write through this binding, merged into the current transaction.
  public var transaction = Transaction()

  init(location: any BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding from two closures, which it retains.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from two closures, the second of which receives the transaction of the write.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a copy of another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Returns a binding to a value that writes do not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value. Reading it inside `observe` tracks the model's properties that it reads; writing it tracks nothing.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      // The value is given to the main actor: on this thread, nothing of it is used after the write.
      nonisolated(unsafe) let value = newValue
      if MainActor.isCurrent {
        MainActor.withoutCheck {
          LateWrites.performEarlier()
          write(value)
        }
      } else {
        let outer = Transaction.current
        LateWrites.add { withTransaction(outer) { write(value) } }
      }
    }
  }

  @MainActor private func write(_ value: Value) {
    withoutTracking {
      if transaction.isEmpty {
        location.set(value, Transaction.current)
      } else {
        var merged = Transaction.current
        merged.merge(transaction)
        withTransaction(merged) { location.set(value, merged) }
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns the same binding with another transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Returns the same binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// A binding to a member of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(location: MemberLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  func part<Part>(
    _ step: AnyHashable, get extract: @escaping (Value) -> Part, set replace: @escaping (Value, Part) -> Value?
  ) -> Binding<Part> {
    Binding<Part>(
      location: PartLocation(base: location, step: step, extract: extract, replace: replace),
      transaction: transaction)
  }
}

extension Binding: Hashable {
  /// Returns true if both bindings lead to the same place by the same path.
  public static func == (lhs: Binding, rhs: Binding) -> Bool {
    lhs.location === rhs.location || lhs.location.identity == rhs.location.identity
  }

  /// Hashes the place and the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(location.identity)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value, which is read.
  public var id: Value.ID { wrappedValue.id }
}
