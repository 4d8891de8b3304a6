import KeelModel
import Observation

/// The destinations of a test app, as enum-driven state.
@CasePathable enum Destination: Equatable {
  case sheet(Item)
  case alert(Item)
  case push(Item)
  case flag
}

struct Item: Equatable, Identifiable {
  var id: Int
  var text = ""
}

@MainActor @Observable final class TestModel {
  var destination: Destination?
  var item: Item?
  var other: Item?
  var isPresented = false
  var path: [String] = []
  var anyPath = UINavigationPath()
  var text = ""
  var isOn = false
  var isFocused = false
  var field: String?
  var title = ""
  @ObservationIgnored var writes: [String] = []

  /// A binding that records its writes and can refuse them.
  func counted<Value>(
    _ name: String, _ binding: UIBinding<Value>, refuses: @escaping @MainActor () -> Bool = { false }
  ) -> UIBinding<Value> {
    UIBinding(
      get: { binding.wrappedValue },
      set: { [weak self] value in
        self?.writes.append(name)
        if !refuses() { binding.wrappedValue = value }
      })
  }

  func takeWrites() -> [String] {
    defer { writes = [] }
    return writes
  }
}
