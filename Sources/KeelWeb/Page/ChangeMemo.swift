internal import KeelInteraction
internal import KeelScene

/// The outcomes of earlier changes of nodes, reused for pages in which the same nodes change in the same way: most tabs
/// of a server display the same model.
///
/// It applies to nodes whose description depends on `Key` only, and to changes in which no node's name occurs. Debug
/// builds, and therefore all tests, compare reused changes with newly computed ones. O(1): a table of fixed size.
struct ChangeMemo {
  /// The input of a description, before and after the change.
  struct Key: Hashable {
    struct Said: Hashable {
      var element: Element
      var attributes: Attributes

      static func == (one: Said, other: Said) -> Bool {
        one.element.isSame(as: other.element) && one.attributes.isSame(as: other.attributes)
      }
    }
    var old: Said
    var new: Said
    /// The parent of the node, and the parent of that.
    var parent: Element
    var grandparent: Element?
    var childCount: Int
    var areSurroundingsEnabled: Bool
    var areSurroundingsRedacted: Bool
    var words: SystemWords
    /// The prefix of all paths of the app, which links contain.
    var base: String

    @MainActor init(
      _ entry: SceneTree.Entry, in parent: SceneTree.Entry, _ element: Element?, _ attributes: Attributes?,
      words: SystemWords, base: String
    ) {
      old = Said(element: entry.element, attributes: entry.attributes)
      new = Said(element: element ?? old.element, attributes: attributes ?? old.attributes)
      self.parent = parent.element
      grandparent = parent.parent?.element
      childCount = entry.childCount
      (areSurroundingsEnabled, areSurroundingsRedacted) = entry.surroundings
      self.words = words
      self.base = base
    }

    func hash(into hasher: inout Hasher) { hasher.combine(new.element) }

    static func == (one: Key, other: Key) -> Bool {
      guard one.new == other.new, one.old == other.old, one.parent.isSame(as: other.parent) else { return false }
      guard one.childCount == other.childCount, one.areSurroundingsEnabled == other.areSurroundingsEnabled else {
        return false
      }
      guard one.areSurroundingsRedacted == other.areSurroundingsRedacted, one.words == other.words,
        one.base == other.base
      else { return false }
      return switch (one.grandparent, other.grandparent) {
      case (nil, nil): true
      case (let one?, let other?): one.isSame(as: other)
      default: false
      }
    }

    /// True if the node's description depends on this key only, and no other node's description changes with it.
    var saysAll: Bool {
      guard old.element.kind == new.element.kind, parent.leavesChildrenAsTheyAre else { return false }
      for said in [old, new] {
        guard said.element.isCommon, said.attributes.isPlain || said.attributes.isCommon else { return false }
        // The surroundings of a node determine whether actions make it a keyboard stop; a row has a button for them.
        if case .row = said.element { continue }
        guard said.attributes.actions.isEmpty else { return false }
      }
      guard old.element.isDisplayOnly == new.element.isDisplayOnly else { return false }
      guard old.attributes.mayMakeAStop == new.attributes.mayMakeAStop else { return false }
      guard old.attributes.accessibility.sortPriority == new.attributes.accessibility.sortPriority else { return false }
      return old.attributes.isEnabled == new.attributes.isEnabled || childCount == 0
    }
  }

  struct Outcome {
    var changes: NamelessChanges
    /// The symbols of the new description.
    var symbols: [String]
  }

  /// The number of reused outcomes.
  private(set) var useCount = 0
  private var table: RecentTable<Key, Outcome>

  /// - Parameter capacity: The maximum number of stored outcomes, a power of two.
  init(capacity: Int) { table = RecentTable(capacity: capacity) }

  mutating func outcome(of key: Key) -> Outcome? {
    guard let known = table.value(for: key) else { return nil }
    useCount += 1
    return known
  }

  mutating func keep(_ outcome: Outcome, for key: Key) { table.keep(outcome, for: key) }
}

extension WebPage {
  static var memo = ChangeMemo(capacity: 512)

  /// Returns true if the changes apply to a node of another page as well.
  func areNameless(_ changes: [MarkupChange], of id: NodeID) -> Bool {
    let names = [id, tree.parent(of: id)].compactMap { $0.map { "k" + $0.wire } }
    func isNameless(_ text: String?) -> Bool {
      guard let text else { return true }
      return !names.contains { text.contains($0) }
    }
    func isNameless(_ markup: Markup) -> Bool {
      guard markup.attributes.allSatisfy({ isNameless($0.value) }) else { return false }
      if case .elements(let elements) = markup.content { return elements.allSatisfy(isNameless) }
      return true
    }
    return changes.allSatisfy { change in
      switch change {
      case .attributes(_, let changes): changes.allSatisfy { isNameless($0.value) }
      case .insert(_, at: _, let markups): markups.allSatisfy(isNameless)
      case .text, .value, .remove: true
      }
    }
  }
}

extension Element {
  /// True if the descriptions of its children do not depend on their positions.
  fileprivate var leavesChildrenAsTheyAre: Bool {
    switch self {
    case .navigation, .tabs, .split, .grid, .gridRow: false
    default: true
    }
  }
}
