/// The facts of a node's surroundings that its drawing can depend on, besides its own element and attributes.
///
/// Whatever reads such a fact says so (`SceneTree.note`), and the tree keeps for each node the facts that its drawing has
/// read (`SceneTree.drawing`). A patch then affects the drawings that have read a fact which the patch changes
/// (`SceneTree.nodes(changedBy:)`), so that no front end keeps a list of what depends on what.
package struct SceneFacts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(bit: UInt32) { rawValue = 1 << bit }

  // MARK: In the nodes around it

  /// Whether all nodes around it are enabled.
  package static let enabled = SceneFacts(bit: 0)
  /// Whether a node around it is redacted.
  package static let redacted = SceneFacts(bit: 1)
  /// The room that the nodes around it offer: the axes, the frames with a fixed length, and the stack that it divides.
  package static let room = SceneFacts(bit: 2)
  /// Whether a frame around it limits its height.
  package static let heightLimit = SceneFacts(bit: 3)
  /// The edges at which it may touch the safe area.
  package static let safeArea = SceneFacts(bit: 4)
  /// The appearance that the app has chosen for the window or the sheet around it.
  package static let appearance = SceneFacts(bit: 5)

  // MARK: In its parent

  /// What its parent's element says of its children: the cells of a row, the panes of a split view, the text of a row.
  package static let parent = SceneFacts(bit: 6)
  /// What the element of its parent's parent says of it: the list of a row, the grid of a cell.
  package static let list = SceneFacts(bit: 7)
  /// Its place among its siblings.
  package static let place = SceneFacts(bit: 8)
  /// The number of its siblings.
  package static let siblings = SceneFacts(bit: 18)

  // MARK: In the nodes in it

  /// The number of its children.
  package static let childCount = SceneFacts(bit: 9)
  /// Its children and their children: which they are, their kinds and their reading order.
  package static let children = SceneFacts(bit: 10)
  /// The room that the nodes in it take, and what else they say of their layout: priorities, ratios, guides.
  package static let flexibility = SceneFacts(bit: 11)
  /// The edges at which texts stand in it.
  package static let textEdges = SceneFacts(bit: 12)
  /// The words and pictures in it that can name it: which they are.
  package static let words = SceneFacts(bit: 13)
  /// What these words say, and the titles of the controls in it.
  package static let wording = SceneFacts(bit: 19)
  /// The controls and actions in it.
  package static let controls = SceneFacts(bit: 14)

  // MARK: Of both

  /// The axes along which it fills the room that is offered, and those along which the room has no effect.
  package static let growth = SceneFacts(bit: 15)

  // MARK: Of pages

  /// The pages of the scene: their order, titles and addresses, which of them are in front, and whether the user can close
  /// them.
  package static let pages = SceneFacts(bit: 16)
  /// The list or the region of which the content of a page consists.
  package static let pageContent = SceneFacts(bit: 17)

  /// The facts that nodes far away can change. The tree knows their readers.
  static let far: SceneFacts = [.pages, .pageContent]
}

extension SceneTree {
  /// Notes that the drawing under way has read facts of the surroundings of its node. O(1).
  package func note(_ facts: SceneFacts) { noted.formUnion(facts) }

  /// Reads facts that belong to one which has been noted as a whole.
  package func withoutNotes<Result>(_ read: () -> Result) -> Result {
    let before = noted
    defer { noted = before }
    return read()
  }

  /// Draws a node, and keeps which facts of its surroundings the drawing has read. A drawing that begins meanwhile keeps
  /// its own.
  package func drawing<Result>(_ entry: Entry, _ draw: () throws -> Result) rethrows -> Result {
    let outer = noted
    noted = []
    defer { noted = outer }
    let result = try draw()
    keep(noted, readBy: entry)
    return result
  }

  /// Keeps the facts that the drawing of a node has read.
  package func keep(_ facts: SceneFacts, readBy entry: Entry) {
    guard facts != entry.reads else { return }
    entry.reads = facts
    entry.parent?.childReads.formUnion(facts)
    if facts.isDisjoint(with: .far) { farReaders.remove(entry.id) } else { farReaders.insert(entry.id) }
  }

  /// The nodes whose drawings have read facts that nodes far away can change.
  package func readers(of facts: SceneFacts) -> [NodeID] {
    farReaders.filter { entry(of: $0)?.reads.isDisjoint(with: facts) == false }.sorted()
  }
}
