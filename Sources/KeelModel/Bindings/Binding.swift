/// A value that lives elsewhere, to read and to write: the link between a control and a model.
///
/// Make one from a model with ``Bindable`` (`$model.name`) or from two closures. Dynamic members reach on into
/// structs (`$model.address.street`), optionals, elements by their id (`$model.rows[id: id]`) and the cases of
/// `@CasePathable` enums (`$model.destination.connect`).
///
/// A binding to a model holds that model, as a closure over it would, and nothing else: of what it leads through (the
/// model in an enum's case, the element of a collection) it keeps no copy, so that a screen's model is gone as soon as
/// the state lets go of it, however many bindings lead to it.
///
/// Two bindings are equal when they lead to the same place by the same way; those made from closures, when one is a
/// copy of the other.
@MainActor @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  nonisolated let location: any BindingLocation<Value>
  /// What comes along with each write.
  public var transaction = Transaction()

  init(location: any BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Makes a binding from two closures. They hold what they use for as long as the binding lives.
  nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Makes a binding from two closures, the second of which is given the transaction of the write.
  nonisolated public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value, Transaction) -> Void)
  {
    location = ClosureLocation(get: get, set: set)
  }

  nonisolated public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a value that writes do not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value. Reading it inside `observe` tracks the model's properties on the way; writing it tracks nothing.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      withoutTracking {
        if transaction.isEmpty {
          location.set(newValue, Transaction.current)
        } else {
          var merged = Transaction.current
          merged.merge(transaction)
          withTransaction(merged) { location.set(newValue, merged) }
        }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// The same binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// The same binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// A binding to a part of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding<Member>(location: MemberLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  func part<Part>(
    _ step: AnyHashable, get extract: @escaping @MainActor (Value) -> Part,
    set replace: @escaping @MainActor (Value, Part) -> Value?
  ) -> Binding<Part> {
    Binding<Part>(
      location: PartLocation(base: location, step: step, extract: extract, replace: replace),
      transaction: transaction)
  }
}

extension Binding: @MainActor Hashable {
  public static func == (lhs: Binding, rhs: Binding) -> Bool {
    lhs.location === rhs.location || lhs.location.identity == rhs.location.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(location.identity)
  }
}

extension Binding: @MainActor Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
