public import KeelScene
import Walks

/// Random scenes of every kind of element, and random valid patches of them; the same for the same seed.
///
/// A front end that has applied the patches shows the same as a new one that shows the resulting tree. Most changes
/// affect a single property, so that no other change hides a missing update.
@MainActor public struct SceneWalk {
  var random: SeededRandom
  private var counter = 0

  /// Creates a walk.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a first window.
  public mutating func first() -> Subtree {
    let title = words()
    return node(.window(WindowElement(title: title)), [pages(depth: 3)])
  }

  /// Returns a patch of one to three changes, each valid after the previous ones.
  public mutating func patch(_ tree: SceneTree) -> Patch {
    let copy = SceneTree()
    if let root = tree.root.flatMap(tree.subtree) { copy.apply(Patch(operations: [.root(root)])) }
    var operations: [Patch.Operation] = []
    for _ in 0..<(chance(3) ? 1 + below(3) : 1) {
      for _ in 0..<20 {
        let change = change(copy)
        guard !change.isEmpty else { continue }
        copy.apply(Patch(operations: change))
        operations += change
        break
      }
    }
    return Patch(operations: operations + repairs(of: copy))
  }

  // MARK: Random values

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }
  /// Returns true in one of `count` cases.
  mutating func chance(_ count: Int) -> Bool { below(count) == 0 }
  mutating func flag() -> Bool { chance(2) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
  mutating func pick<Value: CaseIterable>(_ type: Value.Type) -> Value { pick(Array(Value.allCases)) }
  /// Returns the value in half of the cases, otherwise `nil`.
  mutating func maybe<Value>(_ value: Value) -> Value? { flag() ? value : nil }

  /// Returns a text that no other node has.
  mutating func words() -> String {
    counter += 1
    switch below(8) {
    case 0: return "w\(counter) and more"
    case 1: return "w\(counter) " + String(repeating: "long text ", count: 8)
    default: return "w\(counter)"
    }
  }

  /// Returns a text that no other node has, or an empty one.
  mutating func maybeWords() -> String { flag() ? words() : "" }

  mutating func node(_ element: Element, _ children: [Subtree] = []) -> Subtree {
    let attributes = chance(4) ? changed(Attributes()) : Attributes()
    return Subtree(id: .next(), element: element, attributes: attributes, children: children)
  }
}
