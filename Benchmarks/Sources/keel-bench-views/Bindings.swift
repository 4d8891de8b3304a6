import KeelModel
import KeelViews

/// A value as two closures on the main actor: the least that a field needs to show a text and to change it.
@MainActor private struct Accessors {
  let get: () -> String
  let set: (String) -> Void
}

extension Main {
  /// Measures reading and writing the names of rows through bindings, beside the same with plain closures.
  ///
  /// A `Binding` may be used from any thread. On the main one it calls its closures directly.
  static func bindings() {
    for size in [100, 1_000, 10_000] where chosenSize == 0 || chosenSize == size {
      guard "bindings".hasPrefix(chosen) else { return }
      compare(
        "bindings", size: size,
        ours: Side {
          Rows(count: size).rows.map { Bindable($0).name }
        } work: {
          for binding in $0 { binding.wrappedValue = binding.wrappedValue + "." }
        },
        theirs: Side {
          Rows(count: size).rows.map { row in Accessors(get: { row.name }, set: { row.name = $0 }) }
        } work: {
          for accessors in $0 { accessors.set(accessors.get() + ".") }
        })
    }
  }
}
