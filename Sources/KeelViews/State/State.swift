public import KeelModel

/// A piece of state that a view owns. It exists as long as the view, and a body that reads it is updated when it
/// changes.
///
/// Setting it to an equal value has no effect. It may also hold an `@Observable` object, which is then created once for
/// the view; the value that a later evaluation creates is discarded.
@MainActor @preconcurrency @propertyWrapper public struct State<Value>: StoredProperty {
  /// `nonisolated(unsafe)`: a constant that the initialiser, which may run anywhere, writes before anything else reads it.
  nonisolated(unsafe) private let initial: Value
  private var box: StateBox<Value>?

  /// Creates the state with its initial value.
  ///
  /// The body that creates the view creates this value each time, and only the first is used. Therefore that body does
  /// not track an object that it created for this purpose, even if the object has read its own properties during its
  /// initialisation.
  nonisolated public init(wrappedValue: Value) {
    initial = wrappedValue
    if Value.self is AnyObject.Type { TrackedScope.forgetReads(ofNew: initial as AnyObject) }
  }
  /// Creates the state with its initial value.
  nonisolated public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The current value. A body that reads it is updated when it changes.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      guard let box else {
        RuntimeWarning.report(
          "A @State of type \(Value.self) was written before its view was on the screen.",
          rule: "The state of a view begins as the view is first shown.",
          remedy: "Give its first value in the initialiser: _name = State(initialValue: value).")
        return
      }
      box.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { box?.binding ?? .constant(initial) }

  package mutating func makeStorage() -> AnyObject? { StateBox(initial) }
  package mutating func install(_ storage: AnyObject?, in mount: AnyMount) { box = storage as? StateBox<Value> }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state with the initial value `nil`.
  nonisolated public init() { self.init(wrappedValue: nil) }
}

extension State: ComparedField {
  /// Returns true, because the initial value is not part of the view.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { true }
}
