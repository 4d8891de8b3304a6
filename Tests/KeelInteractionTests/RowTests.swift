import Conformance
import KeelInteraction
import KeelScene
import Testing

/// Rows and their numbers, and requests for rows.
@Suite @MainActor struct RowTests {
  @Test func numbersLeadToRowsAndBack() {
    for counts in [[], [0], [3], [0, 0, 2, 0, 5, 0], [1, 1, 1], [0, 4]] {
      let numbers = RowNumbers(counts: counts)
      let all = counts.indices.flatMap { section in (0..<counts[section]).map { (section, $0) } }
      #expect(numbers.rowCount == all.count)
      for (number, place) in all.enumerated() {
        #expect(numbers.position(of: number)! == place)
        #expect(numbers.number(of: place.1, in: place.0) == number)
      }
      for beyond in [-1, all.count, all.count + 7] { #expect(numbers.position(of: beyond) == nil) }
      for (section, count) in counts.enumerated() { #expect(numbers.rows(of: section).count == count) }
    }
  }

  @Test func aListDeclaresWhichRowsAreNodes() throws {
    let (first, second) = (Sketch.row("first"), Sketch.row("second"))
    let third = Sketch.row("third")
    let whole = Sketch.node(.section(SectionElement(rowCount: 2)), [first, second])
    let part = Sketch.node(.section(SectionElement(rowCount: 50, windowStart: 10)), [third])
    let list = Sketch.node(.list(ListElement(rowCount: 52)), [whole, part])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(Sketch.window("", Sketch.screen("", list)))]))
    let map = try #require(RowMap(of: list.id, in: tree))
    #expect(map.rowCount == 52)
    #expect([0, 1, 2, 12, 13].map(map.node) == [first.id, second.id, nil, third.id, nil])
    #expect(map.number(of: third.id) == 12)
    #expect(map.number(of: third.id, in: whole.id) == nil)
    #expect(map.describes(0..<2) && map.describes(12..<13) && map.describes(5..<5))
    #expect(!map.describes(0..<3) && !map.describes(11..<13) && !map.describes(12..<14))
    #expect(RowMap(of: whole.id, in: tree) == nil)
  }

  @Test func aLazyStackIsOneSuchPart() throws {
    let child = Sketch.label("seventh")
    let stack = Sketch.node(.stack(StackElement(window: ChildWindow(count: 9, start: 6))), [child])
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(Sketch.window("", Sketch.screen("", stack)))]))
    let map = try #require(RowMap(of: stack.id, in: tree))
    #expect(map.rowCount == 9 && map.node(ofRow: 6) == child.id && map.number(of: child.id) == 6)
  }

  /// While the user scrolls, the next screen of rows is already there; most steps send no request.
  @Test func rowsAreRequestedEarlyAndByTheScreenful() {
    var made = 0..<60
    var asked: [Range<Int>] = []
    for first in 0..<200 {
      let sight = first..<first + 20
      let wanted = RowDemand.wanted(inSight: sight, reach: 20, in: 0..<1_000, asked: asked.last) {
        $0.clamped(to: made) == $0
      }
      if let wanted {
        asked.append(wanted)
        made = wanted
      }
      #expect(sight.clamped(to: made) == sight)
    }
    #expect((10...20).contains(asked.count), "\(asked.count)")
    #expect(asked.allSatisfy { $0.count <= 60 })
  }

  @Test func rowsAreRequestedOnceAndWithinTheCount() {
    func wanted(_ sight: Range<Int>, reach: Int = 10, asked: Range<Int>? = nil) -> Range<Int>? {
      RowDemand.wanted(inSight: sight, reach: reach, in: 0..<100_000, asked: asked) { _ in false }
    }
    #expect(wanted(0..<10) == 0..<20)
    #expect(wanted(0..<10, asked: 0..<20) == nil)
    #expect(wanted(5..<5) == nil)
    #expect(wanted(50..<60, reach: 0) == 50..<60)
    #expect(wanted(0..<90_000, reach: 90_000)?.count == RowDemand.maximumCount)
    #expect(RowDemand.around(99_999..<100_000, reach: 5, of: 100_000) == 99_994..<100_000)
    #expect(RowDemand.around(7..<9, reach: 5, of: 0).isEmpty)
  }

  @Test func theWindowFollowsAndStaysInside() {
    var window = NearWindow()
    let first = window.reveal(500..<520, of: 1_000, extending: false)
    #expect(first && window.range == 468..<552)
    let again = window.reveal(500..<520, of: 1_000, extending: false)
    #expect(!again)
    let further = window.reveal(540..<560, of: 1_000, extending: true)
    #expect(further && window.range == 468..<592)
    window.keepInside(100)
    #expect(window.range == 0..<124)
  }
}
