import SwiftUI

// Functions and types without isolation that take bindings.

func increment(_ number: Binding<Int>) { number.wrappedValue += 1 }

struct Eraser {
  let text: Binding<String>
  func clear() { text.wrappedValue = "" }
}

final class CountStore {
  var number = 0
  lazy var binding = Binding<Int>(get: { self.number }, set: { self.number = $0 })
  func twice() {
    increment(binding)
    increment(binding)
  }
}
