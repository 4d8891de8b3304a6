import KeelModel

/// What is chosen in a list, whatever its type.
@MainActor protocol ListSelection {
  var isMultiple: Bool { get }
  /// The value that stands for a row of that tag or identity; `nil` where it is of another type.
  func tag(_ identity: AnyHashable) -> AnyHashable?
  /// Reads what is chosen.
  var chosen: Set<AnyHashable> { get }
  /// Whether nothing may be chosen, so that choosing something leads on, and back again.
  var leadsOn: Bool { get }
  /// Nothing is chosen from now on.
  func clear()
  /// A person chooses the row.
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

/// One row is always chosen.
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
