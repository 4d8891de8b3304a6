import Combine
import Foundation

/// A model without views.
final class CounterModel: NSObject, ObservableObject {
  @Published private(set) var ticks = 0

  func tick() {
    ticks += 1
    NotificationCenter.default.post(name: CounterPage.changed, object: nil)
  }
}
