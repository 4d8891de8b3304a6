/// A read-only view of the state of an app.
///
/// The state can be followed in four ways, which all *receive the same values at the same time*:
///
/// - publishers: the store itself, and ``stored(keyPath:)`` for a part of the state;
/// - `observe` and the bodies of views, which read `store[\.field.isRegion]`, or `value` for the whole state;
/// - properties of `ObservableObject` and `@Observable` models that receive values with `give`;
/// - asynchronous sequences: `for await isRegion in store.stored(keyPath: \.field.isRegion).values`.
///
/// A new follower receives the current value at once, on its own thread. After that:
///
/// 1. *One delivery a turn.* All updates of one main-actor job are delivered together, on the main actor, in the turn
///    that handles them (at the end of the job or of the front end's event). States in between are not delivered.
///    Updates on other threads are delivered in the turn of one job, which the first of them queues.
/// 2. *Distinct.* A follower does not receive a value that is equal to the last one that it received.
/// 3. *Before observers.* A turn first delivers to publishers, in the order in which their parts were first followed,
///    and so to the models that they give to. Then it runs each observer and body that has read a changed part or a
///    changed property of such a model, once. The tasks of asynchronous loops continue in the jobs after the turn.
/// 4. *In order.* A follower that updates the state starts another round in the same turn: all followers receive the
///    former state first, and then the new one. A store that still changes after four rounds is reported by name, and
///    the rest is delivered in the next turn. A loop that was busy receives the latest value only.
/// 5. *Transactions* (animations) of the updates are those of the delivery.
///
/// Followers may subscribe and cancel at any time and on any thread, also while they receive a value. A value that is
/// delivered while a follower on another thread still handles its first one follows on that thread.
///
/// The cost of a delivery is proportional to the number of followers whose part has changed, and to the size of the
/// state's own memory. A part is computed and compared once, regardless of the number of its followers, and only if
/// its memory has changed. Parts that are reached through computed properties, optionals, subscripts and closures are
/// computed and compared after each change.
///
/// `@unchecked Sendable`: the only field is a constant reference to the core, which guards its state with a lock. The
/// values themselves are described at ``Publisher``, under "Threads".
public struct Store<Value: Equatable>: Publisher, @unchecked Sendable {
  /// The type of the published values: the whole state.
  public typealias Output = Value
  /// The type of the error: none, because a store cannot fail.
  public typealias Failure = Never

  let core: StoreCore<Value>

  init(_ core: StoreCore<Value>) { self.core = core }

  /// The current state. Inside `observe` and in bodies of views, each change of it counts as a change of what was read.
  public var value: Value {
    guard TrackedScope.isReading else { return core.value }
    return core.track(\.self)
  }

  /// A part of the current state. Observers and bodies that read it run again only when this part has changed.
  public subscript<Part: Equatable>(keyPath: KeyPath<Value, Part>) -> Part {
    guard TrackedScope.isReading else { return core.value[keyPath: keyPath] }
    return core.track(keyPath)
  }

  /// Attaches a subscriber, which receives the current state first.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    stored(keyPath: \.self).subscribe(subscriber)
  }
}
