/// Values of the environment that are set at one place, by key.
///
/// Keys and values are stored separately: the lookup of a key that is not set, as most are, touches no value.
struct EnvironmentEntries {
  private(set) var keys: [ObjectIdentifier] = []
  private(set) var values: [Any] = []

  var isEmpty: Bool { keys.isEmpty }

  subscript(key: ObjectIdentifier) -> Any? { keys.firstIndex(of: key).map { values[$0] } }

  mutating func set(_ value: Any, for key: ObjectIdentifier) {
    if let index = keys.firstIndex(of: key) {
      values[index] = value
    } else {
      keys.append(key)
      values.append(value)
    }
  }
}
