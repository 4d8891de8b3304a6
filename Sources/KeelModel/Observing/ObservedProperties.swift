import Synchronization

/// The properties of one model that observers have read, and their readers.
///
/// A property is armed while a reader may need a notification of a change: from the read until the readers have been
/// notified. For a model without observers, or with observers that are all due already, a change costs one atomic load.
///
/// A run may set up the objects that it creates: a change of an object during the run that created it does not
/// invalidate that run. Otherwise an observer that creates its object at each run would never settle.
///
/// `@unchecked Sendable`: `isArmed` is atomic; everything else is touched only while `Ledger.shared` is locked.
final class ObservedProperties: @unchecked Sendable {
  /// True if any of the properties is armed.
  private let isArmed = Atomic(false)
  private var armedCount = 0
  private var properties: [ObservedProperty] = []
  /// Key path objects seen before. A getter and a setter have one each, equal but not identical, and comparing the
  /// pointers is many times faster than comparing the key paths.
  private var aliases: [(keyPath: AnyKeyPath, property: ObservedProperty)] = []

  /// The run in which the model was created, or 0.
  private let birthRun = TrackedScope.currentRun

  /// - Parameter model: The owner of the property.
  func didRead<Model>(_ keyPath: AnyKeyPath, in scope: TrackedScope, of model: Model) {
    Ledger.shared.withLock { _ in
      let property = property(for: keyPath)
      if birthRun != 0, birthRun == scope.guarded.run, property.newModel == nil {
        property.newModel = ObjectIdentifier(model as AnyObject)
      }
      scope.didRead(property)
      guard !property.isArmed else { return }
      property.isArmed = true
      armedCount += 1
      isArmed.store(true, ordering: .releasing)
    }
  }

  func didSet(_ keyPath: AnyKeyPath) {
    let change = Transaction.ofThisChange
    // Scopes that are due already still need the transaction of a later change.
    guard change != nil || isArmed.load(ordering: .acquiring) else { return }
    let needsJob = Ledger.shared.withLock { ledger in
      guard !properties.isEmpty else { return false }
      let property = property(for: keyPath)
      guard change != nil || property.isArmed else { return false }
      let isDone = property.invalidateReaders(change, &ledger, bornIn: birthRun)
      // A scope that waits for the next turn may still become due in this one.
      if isDone, property.isArmed, !ledger.isInForeignTurn {
        property.isArmed = false
        armedCount -= 1
        if armedCount == 0 { isArmed.store(false, ordering: .releasing) }
      }
      return ledger.claimJob()
    }
    if needsJob { Turn.queueJob() }
  }

  private func property(for keyPath: AnyKeyPath) -> ObservedProperty {
    for alias in aliases where alias.keyPath === keyPath { return alias.property }
    let property: ObservedProperty
    if let known = properties.first(where: { $0.keyPath == keyPath }) {
      property = known
    } else {
      property = ObservedProperty(keyPath: keyPath)
      properties.append(property)
    }
    // Generic models create a new key path object for every access, and these must not accumulate.
    if aliases.count < 4 * properties.count { aliases.append((keyPath, property)) }
    return property
  }
}

/// One property of one model, or one ``Signal``, and the scopes that read it. Guarded by `Ledger.shared`.
final class ObservedProperty {
  /// `nil` for a signal.
  let keyPath: AnyKeyPath?
  fileprivate(set) var subscribers: [Subscriber] = []
  /// The last run that has read this property, so that reading it in a loop costs nothing.
  var lastRun: UInt64 = 0
  var isArmed = false
  /// The model, if the run that created it has read this property.
  var newModel: ObjectIdentifier?

  struct Subscriber {
    let scope: TrackedScope
    /// The position of this subscription in the scope's own list.
    var index: Int

    /// True if the scope has used the value. A scope that is running and has not read this property yet will read the
    /// new value.
    var isConcerned: Bool {
      let guarded = scope.guarded
      return guarded.run == 0 || guarded.subscriptions[index].isOf(run: guarded.run)
    }
  }

  init(keyPath: AnyKeyPath?) { self.keyPath = keyPath }

  /// Invalidates all scopes that have used the value, except the run in which the value's owner was created.
  ///
  /// Returns true if no scope was left out.
  @discardableResult
  func invalidateReaders(_ change: Transaction?, _ ledger: inout Ledger, bornIn birthRun: UInt64 = 0) -> Bool {
    var isDone = true
    for subscriber in subscribers where subscriber.isConcerned {
      if birthRun != 0, subscriber.scope.guarded.run == birthRun {
        isDone = false
      } else {
        ledger.invalidate(subscriber.scope, change)
      }
    }
    return isDone
  }

  /// Adds a subscriber and returns its position, for `remove(at:)`.
  func add(_ subscriber: Subscriber) -> Int {
    subscribers.append(subscriber)
    return subscribers.count - 1
  }

  func move(_ position: Int, toIndex index: Int) {
    subscribers[position].index = index
  }

  /// Removes a subscriber in O(1): the last one moves to its position, and the scope of that one is updated.
  func remove(at position: Int) {
    guard let last = subscribers.popLast(), position < subscribers.count else { return }
    subscribers[position] = last
    last.scope.guarded.subscriptions[last.index].position = position
  }
}
