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
    var old: DescribedNode
    var new: DescribedNode
    var surroundings: DescribedSurroundings

    @MainActor init(
      _ entry: SceneTree.Entry, in parent: SceneTree.Entry, _ element: Element?, _ attributes: Attributes?,
      settings: WebPageSettings
    ) {
      old = DescribedNode(element: entry.element, attributes: entry.attributes)
      new = DescribedNode(element: element ?? old.element, attributes: attributes ?? old.attributes)
      surroundings = DescribedSurroundings(of: entry, in: parent, settings: settings)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(new) }

    /// Whether all of the node's description follows from this, and no other node's changes with it.
    var saysAll: Bool {
      guard old.element.kind == new.element.kind, surroundings.leaveNodesAsTheyAre else { return false }
      guard old.isSelfContained, new.isSelfContained, old.element.isOnlySeen == new.element.isOnlySeen else {
        return false
      }
      guard old.attributes.mayMakeAStop == new.attributes.mayMakeAStop else { return false }
      guard old.attributes.accessibility.sortPriority == new.attributes.accessibility.sortPriority else { return false }
      return old.attributes.isEnabled == new.attributes.isEnabled || surroundings.childCount == 0
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
