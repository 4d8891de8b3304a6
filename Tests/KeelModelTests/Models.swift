import KeelModel
import Observation
import Synchronization

@MainActor @Observable final class Counter {
  var count = 0
  var other = 0
  var name = ""
  var log: [String] = []
}

/// An object whose weak references show whether it has been released.
final class Witness {}

/// A model for use on any thread: a lock protects the value, and the registrar sends the notifications.
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
