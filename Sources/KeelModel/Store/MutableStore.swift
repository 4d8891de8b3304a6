/// The state of an app as one value, which only the owner of this object changes.
///
/// An app's container inherits from it and gives the rest of the app a ``Store``, a read-only view of the state:
///
/// ```swift
/// @MainActor final class Vessel: MutableStore<Roger>, Serving {
///   var appState: AppState { toStore() }
///   init() { super.init(Roger()) }
/// }
/// ```
///
/// When and how subscribers and observers are notified is described at ``Store``.
@MainActor open class MutableStore<Value: Equatable> {
  private let core: StoreCore<Value>
  private let view: Store<Value>
  private var isUpdating = false
  /// Updates that were made inside another one.
  private var waiting = Queue<(inout Value) -> Void>()

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - value: The initial state.
  ///   - fileID: The file that reports show for the store.
  ///   - line: The line that reports show for the store.
  public init(_ value: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    core = StoreCore(value, Origin(name: "the store of \(Value.self)", fileID: fileID, line: line))
    view = Store(core)
  }

  /// The current state. Inside `observe` and in bodies of views, each change of it counts as a change of what was read.
  public final var value: Value { view.value }

  /// Changes the state. The changes of all updates of a turn are delivered together, as described at ``Store``.
  ///
  /// An update inside the closure of another one begins when the outer one has ended, with its result. So both take
  /// effect, in the order in which they were begun.
  ///
  /// - Parameter change: Changes the state, any number of its fields. It is called before this function returns, unless
  ///   it is inside another update.
  public final func update(_ change: @escaping (inout Value) -> Void) {
    guard !isUpdating else { return waiting.append(change) }
    isUpdating = true
    defer { isUpdating = false }
    var next: ((inout Value) -> Void)? = change
    while let change = next {
      var draft = core.value
      change(&draft)
      core.set(draft)
      next = waiting.popFirst()
    }
  }

  /// Returns the read-only view of this store; the same one at each call.
  public final func toStore() -> Store<Value> { view }
}
