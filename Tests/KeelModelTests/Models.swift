import KeelModel
import Observation
import Synchronization

@MainActor @Observable final class Counter {
  var count = 0
  var other = 0
  var name = ""
  var log: [String] = []
}

/// Tells whether it is still there.
final class Witness {}

/// A model that may be used from any thread: the value is behind a lock, the notifications are the registrar's.
final class SharedCounter: Observable, Sendable {
  private let registrar = TrackingRegistrar()
  private let storage = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } }
    }
  }
}

@MainActor @Observable final class Box<Value: Equatable> {
  var value: Value
  var other = 0
  init(_ value: Value) { self.value = value }
}
