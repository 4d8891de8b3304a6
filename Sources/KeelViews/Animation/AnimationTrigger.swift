/// A value whose changes start an animator, in a box, so that values of any type can be compared.
struct AnimationTrigger: Equatable {
  private let value: Any
  private let isSame: (Any) -> Bool

  init<T: Equatable>(_ value: T) {
    self.value = value
    isSame = { $0 as? T == value }
  }

  static func == (one: AnimationTrigger, two: AnimationTrigger) -> Bool { one.isSame(two.value) }
}
