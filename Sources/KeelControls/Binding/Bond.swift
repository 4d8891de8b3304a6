import KeelModel

/// A property of an object and a binding that are kept the same.
///
/// Of a value that is seen on one side, the other side is told once: `exchanged` is what both have agreed on last. While
/// the property is being set for the binding's sake, what the object makes of the value (a slider brings it between its
/// ends) does not go back.
@MainActor final class Bond<Owner: AnyObject, Value> {
  private weak var owner: Owner?
  private let keyPath: KeyPath<Owner, Value>
  private let binding: UIBinding<Value>
  private let set: @MainActor (Owner, Value, UITransaction) -> Void
  private weak var token: ObservationToken?
  private var exchanged: Value?
  private var isSetting = false

  init(
    _ owner: Owner, _ keyPath: KeyPath<Owner, Value>, _ binding: UIBinding<Value>,
    _ set: @escaping @MainActor (Owner, Value, UITransaction) -> Void
  ) {
    self.owner = owner
    self.keyPath = keyPath
    self.binding = binding
    self.set = set
  }

  /// The property follows the binding from now on, until the token is cancelled.
  func follow() -> ObservationToken {
    let token = KeelModel.follow { [binding] in
      binding.wrappedValue
    } then: { [weak self] value, transaction in
      self?.show(value, transaction)
    }
    self.token = token
    return token
  }

  private func show(_ value: Value, _ transaction: UITransaction) {
    guard let owner else { return }
    if !areEqual(owner[keyPath: keyPath], value) {
      isSetting = true
      set(owner, value, transaction)
      isSetting = false
    }
    exchanged = owner[keyPath: keyPath]
  }

  /// The program has set a property of the object, perhaps this one.
  func valueWasSet() {
    // A value that cannot be compared may be the old one: it waits for the event.
    guard !isSetting, Value.self is any Equatable.Type else { return }
    write()
  }

  /// A person has changed the property.
  func eventWasSent() {
    guard let owner, token?.isCancelled == false else { return }
    write()
    // The model may have refused or made something else of it.
    let kept = binding.wrappedValue
    if kept is any Equatable, !areEqual(owner[keyPath: keyPath], kept) { show(kept, .current) }
  }

  private func write() {
    guard let owner, token?.isCancelled == false else { return }
    let value = owner[keyPath: keyPath]
    if let exchanged, areEqual(exchanged, value) { return }
    exchanged = value
    withoutTracking {
      if !areEqual(binding.wrappedValue, value) { binding.wrappedValue = value }
    }
  }
}
