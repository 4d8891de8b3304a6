#if Desktop
import KeelDesktop
import KeelScene
import RandomScenes

/// A window that is changed by random patches of scenes of every kind. After each patch it must have the same widgets,
/// texts, titles and names as a window that shows the scene from its beginning.
@MainActor struct SceneWindowWalk {
  let seed: UInt64
  private let front = DesktopFrontEnd(name: "conformance")

  init(_ seed: UInt64) { self.seed = seed }

  /// Applies patches and returns the first difference; an empty array if there is none.
  func differences(steps: Int) -> [String] {
    do {
      var walk = SceneWalk(seed: seed)
      front.apply(Patch(operations: [.root(walk.first())]))
      try front.start()
      defer {
        front.stop()
        Existing.wait()
      }
      try? front.settle()
      for step in 0..<steps {
        guard let before = front.tree.root.flatMap(front.tree.subtree) else { return ["there is no window"] }
        let patch = walk.patch(front.tree)
        guard let first = try difference(after: patch) else { continue }
        let small = WalkFault(tree: before, patch: patch).shrunk { tree, patch in
          // Shrinking must leave something below sheets and alerts.
          switch tree.children.first?.element {
          case .sheet, .alert, nil: return false
          default: return (try? difference(tree, patch)) != nil
          }
        }
        let found = try difference(small.tree, small.patch) ?? first + " (not in a fresh window)"
        return ["KEEL_SEED=\(seed), step \(step): \(found)\n\(small)"]
      }
      return []
    } catch { return ["KEEL_SEED=\(seed): \(error)"] }
  }

  private func difference(_ tree: Subtree, _ patch: Patch) throws -> String? {
    front.apply(Patch(operations: [.root(tree)]))
    _ = outlineAtRest()
    return try difference(after: patch)
  }

  private func difference(after patch: Patch) throws -> String? {
    front.apply(patch)
    let shown = outlineAtRest()
    // Known differences: GTK measures a hidden widget with the font that it had when it was last visible, which a choice by
    // size depends on; and a leaflet in another one keeps the pane that it has shown.
    guard front.tree.choosers.isEmpty, !hasPanesInPanes else { return nil }
    guard let whole = front.tree.root.flatMap(front.tree.subtree) else { return "there is no window" }
    front.apply(Patch(operations: [.root(whole)]))
    return Self.difference(shown, outlineAtRest())
  }

  private var hasPanesInPanes: Bool {
    front.tree.inReadingOrder().contains { node in
      guard case .split = node.element else { return false }
      return front.tree.inReadingOrder(from: node.id).dropFirst().contains { inner in
        if case .split = inner.element { true } else { false }
      }
    }
  }

  /// Returns what is shown once it stays the same: panes fold after a layout, and their pages change after that.
  private func outlineAtRest() -> String {
    var (before, rounds) = ("", 0)
    repeat {
      before = Existing.outline
      // The focus, on which bars depend, follows what was there before. Places are the concern of other cases.
      Existing.dropFocus(front)
      try? front.settle()
      rounds += 1
    } while (Existing.outline != before || rounds < 2) && rounds < 20
    return before
  }

  private static func difference(_ shown: String, _ fresh: String) -> String? {
    guard shown != fresh else { return nil }
    let (shown, fresh) = (shown.split(separator: "\n"), fresh.split(separator: "\n"))
    let place = zip(shown, fresh).prefix { $0 == $1 }.count
    return "shown: \(shown.dropFirst(place).first ?? "nothing")\nfresh: \(fresh.dropFirst(place).first ?? "nothing")"
  }
}
#endif
