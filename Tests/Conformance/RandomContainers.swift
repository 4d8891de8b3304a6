public import KeelScene

/// Random windows whose contents change from one kind of container to another; the same for the same seed.
///
/// After each change a front end shows the same as a fresh one.
@MainActor public struct RandomContainers {
  private var random: Numbers
  private var counter = 0

  public init(seed: UInt64) { random = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1) }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private mutating func words() -> String {
    counter += 1
    return "w\(counter)"
  }

  /// Returns a first window.
  public mutating func first() -> Subtree {
    Sketch.window("W", content(depth: 2))
  }

  /// The content of a window, a tab, a pane or a sheet.
  private mutating func content(depth: Int) -> Subtree {
    switch Int.random(in: depth > 0 ? 0..<7 : 2..<7, using: &random) {
    case 0: Sketch.node(tabs(of: 2), [content(depth: depth - 1), content(depth: depth - 1)])
    case 1:
      Sketch.node(.split(SplitElement()), [content(depth: depth - 1), content(depth: depth - 1)])
    case 2: Sketch.navigation(screen(), screen())
    case 3: screen()
    default: part()
    }
  }

  private mutating func screen() -> Subtree {
    Sketch.screen(words(), part())
  }

  /// Content without pages.
  private mutating func part() -> Subtree {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: Sketch.list(Sketch.section("head", Sketch.row(words()), Sketch.row(words())))
    case 1: Sketch.node(.scroll(ScrollElement()), [Sketch.column(Sketch.label(words()), Sketch.button(words()))])
    default: Sketch.column(Sketch.button(words()))
    }
  }

  private mutating func tabs(of count: Int) -> Element {
    .tabs(
      TabsElement(
        tabs: (0..<count).map { _ in .init(title: words()) }, selectedIndex: count - 1, childTabs: Array(0..<count)))
  }

  /// One to three changes, each valid after the previous ones.
  public mutating func patch(_ tree: SceneTree) -> Patch {
    let copy = SceneTree()
    if let root = tree.root.flatMap(tree.subtree) { copy.apply(.root(root)) }
    var operations: [Patch.Operation] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let change = change(copy)
      copy.apply(Patch(operations: change))
      operations += change
    }
    return Patch(operations: operations)
  }

  private mutating func change(_ tree: SceneTree) -> [Patch.Operation] {
    guard let root = tree.root, let window = tree[root] else { return [] }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      guard window.children.count == 1 else { return [.remove(window.children[1], from: root)] }
      return [.insert(Sketch.sheet(content(depth: 1)), into: root, at: 1)]
    case 1, 2:
      guard let node = tree.inReadingOrder().filter({ kinds(for: $0).count > 0 }).randomElement(using: &random),
        let kind = kinds(for: node).randomElement(using: &random)
      else { return [] }
      return [.update(node.id, kind)]
    default:
      // The content of the window changes as often as that of all others.
      let holders = tree.inReadingOrder().filter(isHolder)
      let holder = Bool.random(using: &random) ? window : holders.randomElement(using: &random) ?? window
      let index = holder.id == root ? 0 : holder.children.indices.randomElement(using: &random) ?? 0
      guard holder.children.indices.contains(index) else { return [] }
      let new: Subtree
      switch holder.element {
      case .screen: new = part()
      case .navigation: new = screen()
      default: new = content(depth: 1)
      }
      return [.remove(holder.children[index], from: holder.id), .insert(new, into: holder.id, at: index)]
    }
  }

  private func isHolder(_ node: Node) -> Bool {
    switch node.element {
    case .tabs, .split, .navigation, .screen, .sheet: true
    default: false
    }
  }

  /// The elements that can take the place of this one, with the same children.
  private mutating func kinds(for node: Node) -> [Element] {
    switch node.element {
    case .tabs: [.split(SplitElement()), .navigation(NavigationElement())]
    case .split: [tabs(of: node.children.count), .navigation(NavigationElement())]
    case .navigation: [tabs(of: node.children.count), .split(SplitElement())]
    case .stack: [.scroll(ScrollElement()), .layers(LayersElement())]
    case .scroll: [.stack(StackElement()), .layers(LayersElement())]
    case .layers: [.stack(StackElement()), .scroll(ScrollElement())]
    default: []
    }
  }
}
