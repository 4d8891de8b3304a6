public import KeelModel

/// An observer of a dynamic property's object, which notifies the object's readers of changes.
///
/// The object announces a change before it happens; bodies are evaluated later in the turn, when it has happened.
@MainActor final class ObjectSignal<Object: ObservableObject>: LeavingStorage {
  private let signal = Signal()
  private(set) var object: Object?
  private var subscription: AnyCancellable?
  private var bindings: [AnyKeyPath: Any] = [:]

  /// Starts following an object in place of the previous one.
  func follow(_ new: Object) {
    guard new !== object else { return }
    object = new
    bindings = [:]
    let signal = signal
    subscription = AnyCancellable(new.objectWillChange.sink { _ in signal.fire() })
  }

  /// Records that the object is read.
  func read() { signal.read() }

  /// Returns a binding to a property: the same one each time, so that views that receive it can be compared.
  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Object, Value>, of object: Object) -> Binding<Value> {
    if object === self.object, let known = bindings[keyPath] as? Binding<Value> { return known }
    let signal = signal
    let binding = Binding<Value>(
      get: {
        signal.read()
        return object[keyPath: keyPath]
      }, set: { object[keyPath: keyPath] = $0 })
    if object === self.object { bindings[keyPath] = binding }
    return binding
  }

  func viewDidLeave() {
    subscription = nil
    bindings = [:]
  }
}

/// Bindings to the properties of an object: `$model.name`.
@MainActor @dynamicMemberLookup public struct _ObjectBindings<Object: ObservableObject> {
  let object: Object
  let signal: ObjectSignal<Object>?

  /// A binding to a property of the object.
  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    signal?.binding(keyPath, of: object) ?? Binding(to: keyPath, of: object)
  }
}
