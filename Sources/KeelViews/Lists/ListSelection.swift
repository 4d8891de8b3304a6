import KeelModel

/// The selection of a list, of any type.
@MainActor protocol ListSelection {
  var isMultiple: Bool { get }
  /// Returns the selection value for a row with that tag or identity, or `nil` if it has another type.
  func tag(_ identity: AnyHashable) -> AnyHashable?
  /// The selected values, read from the binding.
  var chosen: Set<AnyHashable> { get }
  /// True if the selection may be empty. Selecting then navigates to other content, and clearing the selection
  /// navigates back.
  var leadsOn: Bool { get }
  /// Clears the selection.
  func clear()
  /// Selects a row for the user.
  func choose(_ tag: AnyHashable)
}

extension ListSelection {
  var leadsOn: Bool { false }
  func clear() {}
}

struct SingleSelection<Value: Hashable>: ListSelection {
  let binding: Binding<Value?>
  var isMultiple: Bool { false }
  var leadsOn: Bool { true }
  func clear() { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
  func tag(_ identity: AnyHashable) -> AnyHashable? { (identity.base as? Value).map { AnyHashable($0) } }
  var chosen: Set<AnyHashable> { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
  func choose(_ tag: AnyHashable) {
    if let value = tag.base as? Value { binding.wrappedValue = value }
  }
}

/// A selection in which one row is always selected.
struct SteadySelection<Value: Hashable>: ListSelection {
  let binding: Binding<Value>
  var isMultiple: Bool { false }
  func tag(_ identity: AnyHashable) -> AnyHashable? { (identity.base as? Value).map { AnyHashable($0) } }
  var chosen: Set<AnyHashable> { [AnyHashable(binding.wrappedValue)] }
  func choose(_ tag: AnyHashable) {
    if let value = tag.base as? Value { binding.wrappedValue = value }
  }
}

struct MultipleSelection<Value: Hashable>: ListSelection {
  let binding: Binding<Set<Value>>
  var isMultiple: Bool { true }
  func tag(_ identity: AnyHashable) -> AnyHashable? { (identity.base as? Value).map { AnyHashable($0) } }
  var chosen: Set<AnyHashable> { Set(binding.wrappedValue.map { AnyHashable($0) }) }
  func choose(_ tag: AnyHashable) {
    guard let value = tag.base as? Value else { return }
    var values = binding.wrappedValue
    if values.remove(value) == nil { values.insert(value) }
    binding.wrappedValue = values
  }
}
