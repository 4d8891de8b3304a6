import Conformance
import KeelScene

/// Random changes from one kind of content to another in a real browser: after each, the page reads as a fresh one.
@MainActor struct ContentWalk {
  let desk: Desk
  let browser: BrowserPipe
  let seed: UInt64

  /// Reports the differences, and returns their number.
  func run() -> Int {
    browser.note("random contents \(seed)")
    let found = desk.judged {
      _ = try? browser.ask("rest")
      do { return try differences() } catch { return ["\(error)"] }
    }
    for difference in found { browser.report("random contents \(seed), \(difference)") }
    return found.count
  }

  private func differences() throws -> [String] {
    var scene = RandomContainers(seed: seed)
    let subject = BrowserSubject(RecordingSink(), desk: desk, browser: browser)
    let tree = SceneTree()
    let window = scene.first()
    tree.apply(.root(window))
    try subject.show(.root(window))
    for step in 0..<20 {
      let patch = scene.patch(tree)
      tree.apply(patch)
      try subject.show(patch)
      let shown = try subject.visibleText()
      guard let whole = tree.root.flatMap(tree.subtree) else { return ["step \(step): there is no window"] }
      try subject.show(.root(whole))
      let fresh = try subject.visibleText()
      guard shown != fresh else { continue }
      return ["step \(step): the page reads\n\(shown)\nand not\n\(fresh)\nafter \(patch.operations)"]
    }
    return []
  }
}
