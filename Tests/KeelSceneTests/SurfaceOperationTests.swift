import KeelScene
import Testing

/// Each change is sent as exactly the operations that it needs.
@MainActor @Suite struct SurfaceOperationTests {
  let source = TestSource()

  /// A root with five labels that is already shown.
  func fiveRows() -> [NodeID] {
    let rows = (0..<5).map { source.make("row \($0)") }
    source.nodes[source.root]?.children = rows
    _ = source.patch()
    source.resetCounts()
    return rows
  }

  @Test func theFirstPatchIsTheWholeTree() throws {
    let rows = (0..<3).map { source.make("row \($0)") }
    source.nodes[source.root]?.children = rows
    let patch = source.patch()
    #expect(patch.operations == [.root(try #require(source.fresh()))])
    #expect(source.describedCount == 4)
    #expect(source.patch().isEmpty)
  }

  @Test(arguments: [
    [0, 1, 0, 2, 3, 4], [0, 1, 2, 3, 4, 2], [4, 0, 1, 2, 3, 4], [0, 5, 5, 1, 2, 3, 4], [0, 2, 2, 4], [1, 1, 1],
  ])
  func aRepeatedChildIsReportedAndShownOnce(_ order: [Int]) {
    let rows = fiveRows() + [source.make("new")]
    source.set(order.map { rows[$0] }, of: source.root)
    _ = source.patch()
    #expect(source.surface.takeFaults().count == order.count - Set(order).count)
    #expect(Set(source.surface.tree[source.root]?.children ?? []) == Set(order.map { rows[$0] }))
  }

  @Test func aNewChildIsOneInsertion() throws {
    let rows = fiveRows()
    let new = source.make("new")
    source.set([rows[0], rows[1], new, rows[2], rows[3], rows[4]], of: source.root)
    #expect(source.patch().operations == [.insert(try #require(source.fresh(new)), into: source.root, at: 2)])
    #expect(source.describedCount == 2)
  }

  @Test func aRemovedChildIsOneRemoval() {
    let rows = fiveRows()
    source.set([rows[0], rows[1], rows[3], rows[4]], of: source.root)
    #expect(source.patch().operations == [.remove(rows[2], from: source.root)])
    #expect(source.removed == [rows[2]])
  }

  @Test func aChildMovedFarIsOneMove() {
    let rows = fiveRows()
    source.set([rows[1], rows[2], rows[3], rows[4], rows[0]], of: source.root)
    #expect(source.patch().operations == [.move(rows[0], in: source.root, to: 4)])
    source.set([rows[0], rows[1], rows[2], rows[3], rows[4]], of: source.root)
    #expect(source.patch().operations == [.move(rows[0], in: source.root, to: 0)])
    #expect(source.removed.isEmpty)
  }

  @Test func twoNeighboursSwappedAreOneMoveAndTwoFarOnesAreTwo() {
    let rows = fiveRows()
    source.set([rows[0], rows[2], rows[1], rows[3], rows[4]], of: source.root)
    #expect(source.patch().operations.count == 1)
    source.set([rows[4], rows[2], rows[1], rows[3], rows[0]], of: source.root)
    let patch = source.patch()
    #expect(patch.operations.count == 2)
    #expect(patch.operations.allSatisfy { if case .move = $0 { true } else { false } })
  }

  @Test func aNodeInAnotherParentIsOneRemovalAndOneInsertionAndIsNotGone() throws {
    let inner = source.make("inner")
    let left = source.make("left", children: [inner])
    let right = source.make("right", children: [source.make("other")])
    source.nodes[source.root]?.children = [left, right]
    _ = source.patch()
    let other = try #require(source.nodes[right]?.children.first)
    // The order in which parents are marked has no effect.
    source.set([inner, other], of: right)
    source.set([], of: left)
    let patch = source.patch()
    #expect(
      patch.operations == [
        .remove(inner, from: left), .insert(try #require(source.fresh(inner)), into: right, at: 0),
      ])
    #expect(source.removed.isEmpty)
    #expect(source.surface.takeFaults().isEmpty)
  }

  @Test func aStackThatLosesAllOfManyChildrenIsTakenOutAndPutInAgain() throws {
    let old = (0..<100).map { source.make("old \($0)") }
    let new = (0..<100).map { source.make("new \($0)") }
    let stack = source.make("stack", children: old)
    let around = [source.make("before"), source.make("after")]
    source.nodes[source.root]?.children = [around[0], stack, around[1]]
    _ = source.patch()
    for children in [new, [], old] {
      let before = source.surface.tree[stack]?.children ?? []
      source.resetCounts()
      source.set(children, of: stack)
      let again = Patch.Operation.insert(try #require(source.fresh(stack)), into: source.root, at: 1)
      // From an empty stack, each child is one insertion: the stack itself is not inserted again.
      let expected = before.isEmpty ? 100 : 2
      let operations = source.patch().operations
      #expect(operations.count == expected)
      if expected == 2 { #expect(operations == [.remove(stack, from: source.root), again]) }
      #expect(source.removed.sorted { $0.rawValue < $1.rawValue } == before)
      #expect(source.surface.tree.subtree(source.root) == source.fresh())
    }
  }

  @Test func aStackThatKeepsOneOfManyChildrenStays() {
    let rows = (0..<100).map { source.make("row \($0)") }
    let stack = source.make("stack", children: rows)
    source.nodes[source.root]?.children = [stack]
    _ = source.patch()
    source.set([rows[70]], of: stack)
    let operations = source.patch().operations
    #expect(operations.count == 99)
    #expect(operations.allSatisfy { if case .remove(_, from: stack) = $0 { true } else { false } })
  }

  @Test(arguments: [true, false])
  func anEmptiedStackReturnsToAParentOfWhichOnlyTheElementChanges(isParentFirst: Bool) throws {
    let rows = (0..<100).map { source.make("row \($0)") }
    let stack = source.make("stack", children: rows)
    let parent = source.make("parent", children: [source.make("before"), stack, source.make("after")])
    source.nodes[source.root]?.children = [parent]
    let shown = SceneTree()
    shown.apply(source.patch())
    let spaced = Element.stack(StackElement(spacing: 12))
    if isParentFirst { source.set(spaced, of: parent) }
    source.set([], of: stack)
    if !isParentFirst { source.set(spaced, of: parent) }
    let patch = source.patch()
    let again = Patch.Operation.insert(try #require(source.fresh(stack)), into: parent, at: 1)
    #expect(patch.operations == [.remove(stack, from: parent), again, .update(parent, spaced)])
    shown.apply(patch)
    #expect(shown.subtree(source.root) == source.fresh())
    #expect(source.removed.sorted { $0.rawValue < $1.rawValue } == rows)
    #expect(source.surface.takeFaults().isEmpty)
  }

  @Test func anEmptiedStackMayLeaveOrMoveToo() {
    let left = source.make("left", children: (0..<100).map { source.make("row \($0)") })
    let right = source.make("right", isStack: true)
    source.nodes[source.root]?.children = [left, right]
    _ = source.patch()
    source.set([], of: left)
    source.set([left], of: right)
    source.set([right], of: source.root)
    _ = source.patch()
    #expect(source.surface.tree.subtree(source.root) == source.fresh())
    #expect(source.surface.takeFaults().isEmpty)
    #expect(source.removed.count == 100)
  }

  @Test func removalsInsideOfARemovedNodeAreNotSent() {
    let inner = source.make("inner")
    let group = source.make("group", children: [inner, source.make("other")])
    source.nodes[source.root]?.children = [group]
    _ = source.patch()
    source.set([], of: group)
    source.set([], of: source.root)
    #expect(source.patch().operations == [.remove(group, from: source.root)])
    #expect(source.removed.count == 3)
  }

  @Test func aParentAndItsChildMayChangePlaces() throws {
    let child = source.make("child", isStack: true)
    let parent = source.make("parent", children: [child])
    source.nodes[source.root]?.children = [parent]
    _ = source.patch()
    source.set([child], of: source.root)
    source.set([], of: parent)
    source.set([parent], of: child)
    _ = source.patch()
    #expect(source.surface.tree.subtree(source.root) == source.fresh())
    #expect(source.removed.isEmpty)
    #expect(source.surface.takeFaults().isEmpty)
  }

  @Test func aChangedElementIsOneUpdateAndChangedAttributesAreOne() {
    let rows = fiveRows()
    source.set(.label(LabelElement(text: "changed")), of: rows[3])
    #expect(source.patch().operations == [.update(rows[3], .label(LabelElement(text: "changed")))])
    #expect(source.describedCount == 1)
    source.nodes[rows[3]]?.attributes.isEnabled = false
    source.surface.setNeedsDescription(rows[3])
    #expect(source.patch().operations == [.attributes(rows[3], Attributes(isEnabled: false))])
  }

  @Test func anEqualDescriptionIsNoOperation() {
    let rows = fiveRows()
    for row in rows { source.surface.setNeedsDescription(row) }
    source.surface.setNeedsDescription(source.root)
    #expect(source.patch().isEmpty)
  }

  @Test func aMarkMadeWhileDescribingIsInTheNextPatch() {
    let rows = fiveRows()
    source.onDescribe = { [source] id in
      guard id == rows[0] else { return }
      source.onDescribe = nil
      // The node has already been described in this patch.
      source.set(.label(LabelElement(text: "late")), of: rows[0])
    }
    source.set(.label(LabelElement(text: "early")), of: rows[0])
    #expect(source.patch().operations == [.update(rows[0], .label(LabelElement(text: "early")))])
    #expect(source.surface.hasChanges)
    #expect(source.patch().operations == [.update(rows[0], .label(LabelElement(text: "late")))])
  }

  @Test(arguments: [1, 20]) func aNodeThatIsMarkedBeforeItIsDescribedNeedsNoFurtherPatch(_ count: Int) {
    let rows = fiveRows()
    let new = (0..<count).map { source.make("new \($0)") }
    source.onDescribe = { [source] id in
      guard id == source.root else { return }
      source.onDescribe = nil
      for (index, node) in new.enumerated() { source.set(.label(LabelElement(text: "named \(index)")), of: node) }
      // A node that does not enter the tree.
      source.set(.label(LabelElement(text: "gone")), of: source.make("nowhere"))
    }
    source.set(rows + new, of: source.root)
    _ = source.patch()
    #expect(source.surface.tree.subtree(source.root) == source.fresh())
    #expect(!source.surface.hasChanges)
    #expect(source.patch().isEmpty)
  }

  @Test func aMarkOfANodeOnItsWayIntoTheTreeIsNotLost() {
    let rows = fiveRows()
    let new = source.make("new")
    source.onDescribe = { [source] id in
      guard id == new else { return }
      source.onDescribe = nil
      source.set(.label(LabelElement(text: "late")), of: new)
    }
    source.set(rows + [new], of: source.root)
    _ = source.patch()
    #expect(source.patch().operations == [.update(new, .label(LabelElement(text: "late")))])
  }

  @Test func changesOfTheFrontEndAreRevertedByTheSource() {
    let rows = fiveRows()
    let typed = Element.label(LabelElement(text: "typed"))
    source.surface.recordOptimisticUpdate(rows[0], typed)
    #expect(source.patch().operations == [.update(rows[0], .label(LabelElement(text: "row 0")))])
    source.surface.recordOptimisticUpdate(rows[0], typed)
    source.set(typed, of: rows[0])
    #expect(source.patch().operations == [.update(rows[0], typed)])
    #expect(source.patch().isEmpty)
  }

  @Test func theFocusIsSentOnceAndNotAfterAMoveByTheUser() {
    let rows = fiveRows()
    #expect(source.patch(focus: rows[1]).operations == [.focus(rows[1])])
    #expect(source.patch(focus: rows[1]).isEmpty)
    source.surface.noteFocus(rows[2])
    #expect(source.patch(focus: rows[2]).isEmpty)
    #expect(source.patch(focus: nil).operations == [.focus(nil)])
  }

  @Test func aNodeThatIsDescribedInTwoPlacesIsShownInOneAndReported() {
    let rows = fiveRows()
    source.set(rows + [rows[0]], of: source.root)
    _ = source.patch()
    #expect(source.surface.tree.brokenInvariant() == nil)
    #expect(!source.surface.takeFaults().isEmpty)

    let group = source.make("group", children: [rows[1]])
    source.set(rows + [group], of: source.root)
    _ = source.patch()
    #expect(source.surface.tree.brokenInvariant() == nil)
    #expect(source.surface.tree[rows[1]] != nil)
    #expect(!source.surface.takeFaults().isEmpty)
  }

  @Test func aChildWithoutADescriptionIsSkippedAndTheOthersKeepTheirOrder() {
    let rows = fiveRows()
    let unknown = NodeID.next()
    let new = source.make("new")
    source.set([rows[0], unknown, new, rows[2], rows[1], rows[3], rows[4]], of: source.root)
    _ = source.patch()
    #expect(
      source.surface.tree[source.root]?.children == [rows[0], new, rows[2], rows[1], rows[3], rows[4]])
    #expect(source.surface.takeFaults().isEmpty)
  }

  @Test(arguments: [10, 1_000, 30_000]) func theCostOfAChangeIsNotThatOfTheTree(size: Int) {
    let groups = (0..<(size / 10)).map { group in
      source.make("group", children: (0..<9).map { source.make("row \(group).\($0)") })
    }
    source.nodes[source.root]?.children = groups
    _ = source.patch()
    source.resetCounts()
    if let row = source.nodes[groups[groups.count / 2]]?.children[4] {
      source.set(.label(LabelElement(text: "changed")), of: row)
    }
    #expect(source.patch().operations.count == 1)
    #expect(source.describedCount == 1)
  }
}
