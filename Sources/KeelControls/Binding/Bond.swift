import KeelModel

/// Keeps a property of an object and a binding equal.
///
/// A value that appears on one side is passed to the other side once: `exchanged` is the last value that both sides
/// agreed on. While the binding sets the property, corrections by the object (a slider clamps the value) are not passed
/// back.
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

  /// Makes the property follow the binding, until the token is cancelled.
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

  /// Called when the program has set a property of the object, perhaps this one.
  func valueWasSet() {
    // A value that cannot be compared may be the old one: it is read when the event is sent.
    guard !isSetting, Value.self is any Equatable.Type else { return }
    write()
  }

  /// Called when the user has changed the property.
  func eventWasSent() {
    guard let owner, token?.isCancelled == false else { return }
    write()
    // The model may have refused or changed the value.
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
