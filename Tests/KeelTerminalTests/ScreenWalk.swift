import KeelInteraction
import KeelScene
import RandomScenes
import Walks

@testable import KeelTerminal

/// A terminal screen that is changed along a random walk of the program and of the user, and is compared with a new one.
@MainActor struct ScreenWalk {
  private var walk: SceneWalk
  private var random: Walks.SeededRandom
  private let screen = TerminalScreen(columns: 80, rows: 24)
  /// The number of operations so far.
  private(set) var operationCount = 0

  init(seed: UInt64) {
    walk = SceneWalk(seed: seed)
    random = Walks.SeededRandom(seed: seed)
    screen.apply(Patch(operations: [.root(walk.first())]))
    screen.compose()
  }

  /// Applies a random patch and random input. Returns the fault, with the smallest scene that has it; `nil` if the frames
  /// are equal.
  mutating func step() -> String? {
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      screen.handle(input())
      screen.composeIfNeeded()
    }
    let before = screen.tree.root.flatMap(screen.tree.subtree)
    let kept = KeptState(screen)
    let patch = walk.patch(screen.tree)
    operationCount += patch.operations.count
    guard let difference = Self.difference(after: patch, screen), let before else { return nil }
    let small = WalkFault(tree: before, patch: patch).shrunk { Self.difference($0, $1, kept) != nil }
    return (Self.difference(small.tree, small.patch, kept) ?? difference + " (with an earlier history)") + "\n\(small)"
  }

  private mutating func input() -> Input {
    let codes: [Key.Code] = [.up, .down, .left, .right, .tab, .backTab, .pageUp, .pageDown, .home, .end]
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2:
      let kind: Mouse.Kind = Bool.random(using: &random) ? .wheelDown : .wheelUp
      return .mouse(
        Mouse(kind, x: Int.random(in: 0..<80, using: &random), y: Int.random(in: 0..<23, using: &random)))
    case 3: return .key(Key(.enter))
    case 4: return .key(Key(.character("a")))
    case 5: return .key(Key(.escape))
    default: return .key(Key(codes.randomElement(using: &random) ?? .down))
    }
  }

  private static func difference(_ tree: Subtree, _ patch: Patch, _ kept: KeptState) -> String? {
    let screen = TerminalScreen(columns: 80, rows: 24)
    screen.apply(Patch(operations: [.root(tree)]))
    kept.restore(in: screen)
    screen.compose()
    return difference(after: patch, screen)
  }

  private static func difference(after patch: Patch, _ screen: TerminalScreen) -> String? {
    screen.apply(patch)
    screen.composeIfNeeded()
    let shown = picture(of: screen)
    screen.compose()
    if let fault = difference(shown, picture(of: screen), "again") { return fault }
    guard let root = screen.tree.root.flatMap(screen.tree.subtree) else { return nil }
    let fresh = TerminalScreen(columns: 80, rows: 24)
    fresh.apply(Patch(operations: [.root(root)]))
    KeptState(screen).restore(in: fresh)
    fresh.compose()
    return difference(shown, picture(of: fresh), "fresh") ?? leak(in: screen)
  }

  private static func difference(_ shown: [String], _ wanted: [String], _ name: String) -> String? {
    guard shown != wanted else { return nil }
    let place = zip(shown, wanted).prefix { $0 == $1 }.count
    return "shown: \(shown.dropFirst(place).first ?? "")\n\(name): \(wanted.dropFirst(place).first ?? "")"
  }

  /// Returns the frame and the targets of the keyboard and the mouse as lines.
  private static func picture(of screen: TerminalScreen) -> [String] {
    var lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for y in 0..<screen.grid.height {
      var last: CellStyle?
      var line = "styles of line \(y):"
      for x in 0..<screen.grid.width {
        let style = screen.pool.style(screen.grid[x, y].style)
        if style != last { line += " \(x) \(style)" }
        last = style
      }
      lines.append(line)
    }
    lines += screen.stops.map(text) + screen.hits.map(text) + screen.regions.map(text)
    lines += screen.found.frames.sorted { $0.key < $1.key }.map { "\($0)" }
    lines += screen.found.scrollReports.sorted { $0.key < $1.key }.map { "\($0)" }
    lines += screen.found.wishes.sorted { $0.key < $1.key }.map { "\($0)" }
    lines.append("cursor \(screen.cursor as Any), place \(screen.place as Any), moves \(screen.isAnimating)")
    return lines
  }

  /// Returns the description of a value. Equal sets of axes can list them in different orders.
  private static func text(_ value: some Any) -> String {
    let axes = StackElement.Axis.allCases.map { "KeelScene.StackElement.Axis.\($0)" }
    return "\(value)".replacing(axes.reversed().joined(separator: ", "), with: axes.joined(separator: ", "))
  }

  /// Returns a description of state that is kept for a node that is not in the tree any more.
  private static func leak(in screen: TerminalScreen) -> String? {
    let tables: [(String, [NodeID])] = [
      ("state", screen.states.ids),
      ("revealed", screen.revealed.map { [$0] } ?? []), ("focus", screen.focus.id.map { [$0] } ?? []),
    ]
    for (name, nodes) in tables {
      if let id = nodes.first(where: { !screen.tree.contains($0) }) { return "\(name) of \(id), which is gone" }
    }
    return nil
  }
}

/// The state of the user on a screen.
@MainActor private struct KeptState {
  private let copy: (TerminalScreen) -> Void

  init(_ screen: TerminalScreen) {
    let (focus, states) = (screen.focus, screen.states)
    let (overlay, revealed, notice, scope) = (screen.overlay, screen.revealed, screen.notice, screen.scope)
    let focused = screen.tree.focused
    let lengths = screen.measurer.childLengths
    copy = { other in
      let tree = other.tree
      if let focused, tree.contains(focused) { tree.perform(.focus(focused)) }
      other.focus = focus
      other.states = states
      other.states.keepOnly(nodesOf: tree)
      // Rows are requested anew.
      for id in states.ids { other.states[id].wishes = [] }
      (other.overlay, other.revealed, other.notice, other.scope) = (overlay, revealed, notice, scope)
      other.measurer.childLengths = lengths.filter { tree.contains($0.key) }
    }
  }

  func restore(in screen: TerminalScreen) { copy(screen) }
}
