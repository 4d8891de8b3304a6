internal import KeelInteraction
internal import KeelScene

/// What a change of one node came to in a page, for the pages in which the same changes in the same way: the tabs of a
/// server mostly show one model.
///
/// It is for nodes whose description follows from what `Key` says, and for changes in which no node's name occurs. Debug
/// builds, and so all tests, compare what is taken from here with what would be made. O(1): a table of fixed size.
struct ChangeMemo {
  /// All that a description is made of, before and after.
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
    /// What the node stands in, and what that stands in.
    var parent: Element
    var grandparent: Element?
    var childCount: Int
    var areSurroundingsEnabled: Bool
    var areSurroundingsRedacted: Bool
    var words: SystemWords
    /// What all paths of the app begin with: links have it.
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

    /// Whether all of the node's description follows from this, and no other node's changes with it.
    var saysAll: Bool {
      guard old.element.kind == new.element.kind, parent.leavesChildrenAsTheyAre else { return false }
      for said in [old, new] {
        guard said.element.isCommon, said.attributes.isPlain || said.attributes.isCommon else { return false }
        // Whether actions lead the keyboard to it depends on what is around it; a row has a button for them.
        if case .row = said.element { continue }
        guard said.attributes.actions.isEmpty else { return false }
      }
      guard old.element.isOnlySeen == new.element.isOnlySeen else { return false }
      guard old.attributes.mayMakeAStop == new.attributes.mayMakeAStop else { return false }
      guard old.attributes.accessibility.sortPriority == new.attributes.accessibility.sortPriority else { return false }
      return old.attributes.isEnabled == new.attributes.isEnabled || childCount == 0
    }
  }

  struct Outcome {
    var changes: NamelessChanges
    /// The symbols that the new description has.
    var symbols: [String]
  }

  /// How many outcomes were taken from here.
  private(set) var useCount = 0
  private var table: RecentTable<Key, Outcome>

  /// - Parameter capacity: how many outcomes it keeps at most; a power of two.
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

  /// Whether the changes can be told of another page's node.
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
  /// Whether it adds nothing to the descriptions of its children that depends on where they stand among them.
  fileprivate var leavesChildrenAsTheyAre: Bool {
    switch self {
    case .navigation, .tabs, .split, .grid, .gridRow: false
    default: true
    }
  }
}
