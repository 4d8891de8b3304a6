import KeelModel
import Observation
import Testing

private struct Refused: Error {}

extension Bindable where Value: AnyObject {
  /// Chosen by the compiler only where Keel has no initializer for the value.
  @_disfavoredOverload fileprivate init(_ value: Value, _ reason: Refused = Refused()) throws { throw reason }
}

/// `@Bindable` takes observable models only, as SwiftUI's does: views would not follow any other.
@MainActor @Suite struct BindableModelTests {
  @Observable final class Followed {
    var isOn = false
  }
  final class Plain {
    var isOn = false
  }

  @Test func onlyAnObservableModelIsBound() {
    let model = Followed()
    Bindable(model).isOn.wrappedValue = true
    #expect(model.isOn)
    #expect(throws: Refused.self) { try Bindable(Plain()) }
  }
}
