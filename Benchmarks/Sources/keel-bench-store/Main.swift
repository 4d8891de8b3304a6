import KeelModel
import Measure
import Synchronization

/// Measures an update of a store and its delivery, beside a bare loop over closures, and beside a subject whose
/// subscribers each use `map` and `removeDuplicates`.
///
/// With `same` all subscribers follow the field that changes; with `others` each follows a field of its own, and one of
/// them changes. `path` is an update of that field by its key path, the rest is a bare update.
@main @MainActor enum Main {
  static func main() async {
    for size in [1, 100, 10_000] {
      let rounds = size == 10_000 ? 40 : 200
      await same(size, rounds)
      await others(size, rounds)
    }
  }

  private static func same(_ size: Int, _ rounds: Int) async {
    let store = MutableStore(State())
    let subscriptions = (0..<size).map { _ in store.toStore().stored(keyPath: \.group.count).sink { Totals.add($0) } }
    let loop = Loop(State())
    for _ in 0..<size { loop.closures.append { Totals.add($0.group.count) } }
    let subject = CurrentValueSubject<State, Never>(State())
    let chains = (0..<size).map { _ in subject.map(\.group.count).removeDuplicates().sink { Totals.add($0) } }
    let update = { Turn.shared.performing { store.update { $0.group.count &+= 1 } } }
    let updateOfPath = { Turn.shared.performing { store.update(\.group.count) { $0 &+= 1 } } }
    for (name, update) in [("same", update), ("same.path", updateOfPath)] {
      await compare("store.\(name).loop", size: size, rounds: rounds) {
        update()
      } reference: {
        loop.update { $0.group.count &+= 1 }
      }
      await compare("store.\(name).subject", size: size, rounds: rounds) {
        update()
      } reference: {
        subject.value.group.count &+= 1
      }
    }
    withExtendedLifetime((subscriptions, chains)) {}
  }

  private static func others(_ size: Int, _ rounds: Int) async {
    let paths = Wide.fields.prefix(size)
    let middle = paths[size / 2]
    let store = MutableStore(Wide())
    let subscriptions = paths.map { path in store.toStore().stored(keyPath: path).sink { Totals.add($0) } }
    let loop = Loop(Wide())
    for path in paths { loop.closures.append { Totals.add($0[keyPath: path]) } }
    let subject = CurrentValueSubject<Wide, Never>(Wide())
    let chains = paths.map { path in subject.map { $0[keyPath: path] }.removeDuplicates().sink { Totals.add($0) } }
    let update = { Turn.shared.performing { store.update { $0[keyPath: middle] &+= 1 } } }
    let updateOfPath = { Turn.shared.performing { store.update(middle) { $0 &+= 1 } } }
    for (name, update) in [("others", update), ("others.path", updateOfPath)] {
      await compare("store.\(name).loop", size: size, rounds: rounds) {
        update()
      } reference: {
        loop.update { $0[keyPath: middle] &+= 1 }
      }
      await compare("store.\(name).subject", size: size, rounds: rounds) {
        update()
      } reference: {
        subject.value[keyPath: middle] &+= 1
      }
    }
    withExtendedLifetime((subscriptions, chains)) {}
  }
}

/// What subscribers do. Publishers' closures are not bound to an actor.
private enum Totals {
  private static let total = Atomic(0)
  static func add(_ value: Int) { total.wrappingAdd(value, ordering: .relaxed) }
}

/// The bare reference: a value and a list of closures.
@MainActor private final class Loop<Value> {
  var value: Value
  var closures: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }

  func update(_ change: (inout Value) -> Void) {
    change(&value)
    for closure in closures { closure(value) }
  }
}

/// A state of an ordinary size.
private struct State: Equatable {
  struct Group: Equatable {
    var count = 0
    var name = ""
    var list: [String] = []
    var isOn = false
  }
  var group = Group()
  var second = Group()
  var third = Group()
}

/// A state of 16,384 fields, far more than any app has.
private struct Wide: Equatable {
  struct Four<Value: Equatable>: Equatable {
    var a: Value
    var b: Value
    var c: Value
    var d: Value
    init(_ value: Value) { (a, b, c, d) = (value, value, value, value) }

    static var paths: [WritableKeyPath<Four, Value>] { [\.a, \.b, \.c, \.d] }
  }

  var groups = Four(Four(Four(Four(Four(Four(Four(0)))))))

  static var fields: [WritableKeyPath<Wide, Int>] {
    func below<Value>(_ paths: [WritableKeyPath<Wide, Four<Value>>]) -> [WritableKeyPath<Wide, Value>] {
      paths.flatMap { path in Four<Value>.paths.map { path.appending(path: $0) } }
    }
    return below(below(below(below(below(below(below([\.groups])))))))
  }
}
