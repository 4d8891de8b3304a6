/// An optional value in a box, for properties that few elements have. It takes one word in the element.
indirect enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  case none
  case some(Value)

  var value: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = newValue.map { .some($0) } ?? .none }
  }
}
