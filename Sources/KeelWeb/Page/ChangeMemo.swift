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

      /// Whether it is small, and its description follows from it, from how many children the node has, from what it and its
      /// parent stand in, and from whether all of that is enabled and not redacted.
      var isSelfContained: Bool {
        guard element.isCommon, attributes.isPlain || attributes.isCommon else { return false }
        // Whether actions lead the keyboard to it depends on what is around it; a row has a button for them.
        return if case .row = element { true } else { attributes.isPlain || attributes.actions.isEmpty }
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
    var words: PageWords

    func hash(into hasher: inout Hasher) { hasher.combine(new) }
  }

  struct Outcome {
    var changes: [MarkupChange]
    /// The symbols that the new description has.
    var symbols: [String]
  }

  /// How many outcomes were taken from here.
  private(set) var useCount = 0
  private var entries: [(key: Key, outcome: Outcome)?]

  /// - Parameter capacity: how many outcomes it keeps at most; a power of two.
  init(capacity: Int) { entries = Array(repeating: nil, count: capacity) }

  mutating func outcome(of key: Key) -> Outcome? {
    guard let entry = entries[place(of: key)], entry.key == key else { return nil }
    useCount += 1
    return entry.outcome
  }

  mutating func keep(_ outcome: Outcome, for key: Key) { entries[place(of: key)] = (key, outcome) }

  private func place(of key: Key) -> Int { key.hashValue & (entries.count - 1) }
}

extension WebPage {
  static var memo = ChangeMemo(capacity: 512)

  /// What is known of the change that these operations make of the node; `nil` where its description depends on more.
  func memoKey(of id: NodeID, _ operations: [Patch.Operation]) -> ChangeMemo.Key? {
    guard let element = tree.element(of: id), let attributes = tree.attributes(of: id),
      let holder = tree.parent(of: id), let parent = tree.element(of: holder), parent.leavesChildrenAsTheyAre
    else { return nil }
    let old = ChangeMemo.Key.Said(element: element, attributes: attributes)
    var new = old
    for operation in operations {
      switch operation {
      case .update(id, let element): new.element = element
      case .attributes(id, let attributes): new.attributes = attributes
      default: return nil
      }
    }
    guard new.element.kind == element.kind, old.isSelfContained, new.isSelfContained else { return nil }
    let surroundings = tree.surroundings(of: id)
    return ChangeMemo.Key(
      old: old, new: new, parent: parent, grandparent: tree.parent(of: holder).flatMap(tree.element),
      childCount: tree.children(of: id)?.count ?? 0, areSurroundingsEnabled: surroundings.areEnabled,
      areSurroundingsRedacted: surroundings.areRedacted, words: settings.words)
  }

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
