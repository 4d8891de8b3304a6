internal import Synchronization

/// The state of an app as one value, which only the owner of this object changes.
///
/// An app's container inherits from it and gives the rest of the app a ``Store``, a read-only view of the state:
///
/// ```swift
/// final class Vessel: MutableStore<Roger>, Serving, @unchecked Sendable {
///   var appState: AppState { toStore() }
///   init() { super.init(Roger()) }
/// }
/// ```
///
/// It can be used on any thread and in any isolation: a use case changes the state where it runs. A subclass with
/// properties of its own that change, or that are not Sendable, isolates them, for example with `@MainActor`.
///
/// When and how subscribers and observers are notified is described at ``Store``.
///
/// `@unchecked Sendable`: the core guards the state. `waiting` is touched only while `writer` is locked.
open class MutableStore<Value: Equatable>: @unchecked Sendable {
  private let core: StoreCore<Value>
  /// Held from the reading of the state to its replacement, so that no update is lost. It is released before anything
  /// is sent.
  private let writer = Mutex(())
  /// The thread that holds `writer`, or 0. A thread finds its own number only if it is that one.
  private let owner = Atomic<UInt>(0)
  /// Updates that were made inside another one.
  private var waiting = Queue<Update>()

  private struct Update {
    /// The places of the state that it may change.
    var places: ByteRanges
    var change: (inout Value) -> Void
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - value: The initial state.
  ///   - fileID: The file that reports show for the store.
  ///   - line: The line that reports show for the store.
  public init(_ value: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    core = StoreCore(value, Origin(name: "the store of \(Value.self)", fileID: fileID, line: line))
  }

  /// The current state. Inside `observe` and in bodies of views, each change of it counts as a change of what was read.
  public final var value: Value { toStore().value }

  /// Changes the state. The changes of all updates of a turn are delivered together, as described at ``Store``.
  ///
  /// Updates on several threads run one after another, each on the result of the one before. When this function
  /// returns, the state has changed.
  ///
  /// An update inside the closure of another one begins when the outer one has ended, with its result. So both take
  /// effect, in the order in which they were begun.
  ///
  /// - Parameter change: Changes the state, any number of its fields. It is called before this function returns, unless
  ///   it is inside another update. Updates of this store on other threads wait for it, so it must not wait for them.
  public final func update(_ change: @escaping (inout Value) -> Void) {
    perform(Update(places: .everything, change: change))
  }

  /// Changes one part of the state. Only followers of parts that overlap it are considered.
  ///
  /// ```swift
  /// store.update(\.field) { $0.isRegion = true }
  /// ```
  ///
  /// The result is that of the other `update`. The cost of the comparison is proportional to the size of this part's
  /// own memory, if the key path leads to a stored property, and not to that of the whole state. Followed parts that
  /// are computed or reached through a subscript or an optional are compared in any case.
  ///
  /// - Parameters:
  ///   - keyPath: The part.
  ///   - change: Changes the part. It is called as that of the other `update`.
  public final func update<Part>(_ keyPath: WritableKeyPath<Value, Part>, _ change: @escaping (inout Part) -> Void) {
    perform(Update(places: ByteRanges(of: keyPath)) { change(&$0[keyPath: keyPath]) })
  }

  /// Returns the read-only view of this store.
  public final func toStore() -> Store<Value> { Store(core) }

  /// Returns the read-only view of this store; another name of ``toStore()``.
  public final func asStore() -> Store<Value> { toStore() }

  private func perform(_ update: Update) {
    let thread = currentThread()
    guard owner.load(ordering: .relaxed) != thread else { return waiting.append(update) }
    // Former states are released when no lock is held, because that may run foreign code.
    var formers: [Value] = []
    let hasChanged = writer.withLock { _ in
      owner.store(thread, ordering: .relaxed)
      var hasChanged = apply(update, &formers)
      while let next = waiting.popFirst() { hasChanged = apply(next, &formers) || hasChanged }
      owner.store(0, ordering: .relaxed)
      return hasChanged
    }
    if hasChanged { core.didExchange() }
    withExtendedLifetime(formers) {}
  }

  /// Changes the state. Returns true if its memory differs. Called with `writer` locked.
  private func apply(_ update: Update, _ formers: inout [Value]) -> Bool {
    let former = core.value
    formers.append(former)
    var draft = former
    update.change(&draft)
    return core.replace(former, with: draft, in: update.places)
  }
}
