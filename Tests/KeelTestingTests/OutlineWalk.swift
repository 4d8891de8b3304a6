import KeelInteraction
import KeelScene
import RandomScenes

@testable import KeelTesting

/// A headless front end that is changed along a random walk, and whose outline is compared with that of a new one.
@MainActor struct OutlineWalk {
  private var walk: SceneWalk
  private let frontEnd = HeadlessFrontEnd(recordsPatches: false)
  /// The number of operations so far.
  private(set) var operationCount = 0

  init(seed: UInt64) {
    walk = SceneWalk(seed: seed)
    frontEnd.apply(Patch(operations: [.root(walk.first())]))
  }

  /// Applies a random patch. Returns the fault, with the smallest scene that has it; `nil` if the outlines are equal.
  mutating func step() -> String? {
    let before = frontEnd.tree.root.flatMap(frontEnd.tree.subtree)
    let patch = walk.patch(frontEnd.tree)
    operationCount += patch.operations.count
    guard let difference = Self.difference(after: patch, frontEnd), let before else { return nil }
    let small = WalkFault(tree: before, patch: patch).shrunk { tree, patch in
      let frontEnd = HeadlessFrontEnd(recordsPatches: false)
      frontEnd.apply(Patch(operations: [.root(tree)]))
      return Self.difference(after: patch, frontEnd) != nil
    }
    return difference + "\n\(small)"
  }

  private static func difference(after patch: Patch, _ frontEnd: HeadlessFrontEnd) -> String? {
    guard !patch.isEmpty else { return nil }
    frontEnd.apply(patch)
    if let fault = frontEnd.faults.first { return fault }
    guard let root = frontEnd.tree.root.flatMap(frontEnd.tree.subtree) else { return nil }
    let fresh = HeadlessFrontEnd(recordsPatches: false)
    fresh.apply(Patch(operations: [.root(root)]))
    (fresh.focused, fresh.unreportedFocus) = (frontEnd.focused, frontEnd.unreportedFocus)
    let shown = Outline.text(of: frontEnd).split(separator: "\n")
    let wanted = Outline.text(of: fresh).split(separator: "\n")
    if shown != wanted {
      let place = zip(shown, wanted).prefix { $0 == $1 }.count
      return "shown: \(shown.dropFirst(place).first ?? "")\nfresh: \(wanted.dropFirst(place).first ?? "")"
    }
    let kept = frontEnd.states.ids + (frontEnd.keyboard.map { [$0] } ?? [])
    if let id = kept.first(where: { !frontEnd.tree.contains($0) }) { return "the state of \(id), which is gone" }
    return nil
  }
}
