#if Desktop
import Conformance
import KeelControls
import KeelDesktop
import KeelModel
import KeelScene
import KeelViews
import NavigationWalk

/// A random walk through tabs, stacks, panes and sheets in a window. After each step, the window must read as if it
/// showed the scene from its beginning, and at the end nothing may be left.
@MainActor struct DesktopWalk {
  let seed: UInt64
  let pipe: UserPipe
  private let front = DesktopFrontEnd(name: "conformance")
  private let walk: NavigationWalk
  private let window: UIWindow

  init(_ seed: UInt64, _ pipe: UserPipe) {
    (self.seed, self.pipe) = (seed, pipe)
    walk = NavigationWalk(seed: seed)
    window = UIWindow(rootViewController: UIHostingController(rootView: walk.app))
  }

  /// The number of things that exist for the window.
  private var figures: [String: Int] {
    [
      "views": Existing.views, "windows": Existing.windows, "objects": WalkedObject.count,
      "connections": Existing.connections,
    ]
  }

  /// Takes steps and returns the first difference; an empty array if there is none.
  func differences(steps: Int) -> [String] {
    do {
      window.show(on: front)
      try front.start()
      defer {
        front.stop()
        Existing.wait()
      }
      walk.visitTabs { Turn.shared.flush() }
      var ends: [[String: Int]] = []
      for part in 0..<2 {
        for number in 0..<steps / 2 {
          walk.step(in: front.tree, send: window.send) { try? resize($0) }
          Turn.shared.flush()
          // Changes also follow each other.
          guard number % 4 == 3, let fault = try difference() else { continue }
          return ["KEEL_SEED=\(seed), step \(part * steps / 2 + number): \(fault)"]
        }
        walk.goHome()
        Turn.shared.flush()
        try resize(.regular)
        if let fault = try difference() { return ["KEEL_SEED=\(seed), at the end: \(fault)"] }
        // A window that has closed goes a little later.
        if let former = ends.last { Existing.wait(for: .seconds(5)) { figures == former } }
        ends.append(figures)
      }
      return ends[0] == ends[1] ? [] : ["KEEL_SEED=\(seed): there were \(ends)"]
    } catch { return ["KEEL_SEED=\(seed): \(error)"] }
  }

  private func resize(_ width: SceneEnvironment.SizeClass) throws {
    try pipe.ask(["resize", width == .compact ? "400" : "1000", "500"])
    try front.settle()
  }

  /// Shows the scene from its beginning, and returns what is different then.
  private func difference() throws -> String? {
    try front.settle()
    guard let whole = front.tree.root.flatMap(front.tree.subtree) else { return "there is no window" }
    guard whole == window.freshSubtree() else { return "the scene is not as if it were made anew" }
    let shown = try reading()
    front.apply(.root(whole))
    try front.settle()
    let fresh = try reading()
    return shown == fresh ? nil : "the window reads\n\(shown)\nand not\n\(fresh)"
  }

  /// What the user reads, and the windows of which assistive technology knows.
  private func reading() throws -> String { try pipe.ask(["windows"]) + "\n" + Existing.visibleText(front) }
}

extension DesktopFrontEnd {
  /// Waits until the uppermost window receives keys and everything has been drawn where the solver has placed it.
  func settle() throws {
    for _ in 0..<500 where !Existing.isReady(self) { Existing.wait() }
    Existing.settle(self)
    if let wrong = Existing.misplaced(self).first { throw UserPipe.Fault(description: wrong) }
  }
}
#endif
