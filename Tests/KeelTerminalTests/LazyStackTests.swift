import KeelScene
import KeelTerminal
import Testing

/// A stack of which only a window is described is drawn as if it were described completely.
@MainActor @Suite(.serialized) struct LazyStackTests {
  /// A long stack; the program describes the views that the front end requests.
  @MainActor final class LongStack {
    let cards: [Subtree]
    let stack = NodeID.next()
    let scroll = NodeID.next()
    let axis: StackElement.Axis
    var count: Int
    var window = 0..<0
    var app: TestApp!
    var reveals = 0

    init(_ count: Int = 10_000, axis: StackElement.Axis = .vertical, rows: Int = 24, _ card: (Int) -> Subtree) {
      self.axis = axis
      self.count = count
      cards = (0..<count).map(card)
      window = 0..<min(40, count)
      let content = Subtree(id: stack, element: element, children: Array(cards[window]))
      let isDown = axis == .vertical
      let region = Subtree(
        id: scroll, element: .scroll(ScrollElement(isHorizontal: !isDown, isVertical: isDown)), children: [content])
      app = TestApp(columns: 80, rows: rows, navigation(page("Long", region)))
      app.answer = { [unowned self] event in if case .reveal(stack, let rows) = event { reveal(rows) } }
      app.screen.fulfilWishes()
    }

    var element: Element {
      .stack(StackElement(axis: axis, window: ChildWindow(count: count, start: window.lowerBound)))
    }

    func reveal(_ wanted: Range<Int>) {
      reveals += 1
      show(max(0, wanted.lowerBound - 10)..<min(count, wanted.upperBound + 10))
    }

    func show(_ new: Range<Int>, _ more: Patch.Operation...) {
      var operations = window.filter { !new.contains($0) }.map { Patch.Operation.remove(cards[$0].id, from: stack) }
      let old = window
      window = new
      for index in new where !old.contains(index) {
        operations.append(.insert(cards[index], into: stack, at: index - new.lowerBound))
      }
      operations.append(.update(stack, element))
      app.screen.apply(Patch(operations: operations + more))
    }
  }

  @Test func aListInARegionRequestsTheVisibleRows() throws {
    let rows = (0..<64).map { row("Row \($0)") }
    let part = node(.section(SectionElement(rowCount: 1_000)), rows)
    let list = node(.list(ListElement(rowCount: 1_000)), [part])
    let content = node(.stack(StackElement(axis: .vertical)), [label("Top"), list])
    let app = TestApp(navigation(page("Long", node(.scroll(ScrollElement(isVertical: true)), [content]))))
    func asked() -> [Range<Int>] {
      app.events.compactMap { if case .reveal(list.id, let rows) = $0 { rows } else { nil } }
    }
    app.screen.fulfilWishes()
    #expect(asked() == [], "the first rows are there")
    // A page is the height of the visible part, not of the whole list.
    app.press(.pageDown, .pageDown)
    #expect(app.text.contains("Row 40") && !app.text.contains("Row 5 "))
    app.press(.pageDown)
    app.screen.fulfilWishes()
    let last = try #require(asked().last)
    #expect(last.lowerBound > 20 && last.upperBound < 150, "\(last)")
  }

  @Test func keysReachAllOfALongStackOfWords() {
    let long = LongStack { label("Line \($0).") }
    #expect(long.app.text.contains("Line 0."))
    long.app.press(.down, .down, .down)
    #expect(!long.app.text.contains("Line 2.") && long.app.text.contains("Line 3."))
    long.app.press(.pageDown)
    #expect(!long.app.text.contains("Line 10.") && long.app.text.contains("Line 25."))
    long.app.press(.end)
    #expect(long.app.text.contains("Line 9999."))
    long.app.press(.pageUp)
    #expect(!long.app.text.contains("Line 9999.") && long.app.text.contains("Line 9970."))
    long.app.press(.home)
    #expect(long.app.text.contains("Line 0."))
    #expect(long.reveals < 12 && long.window.count < 200)
  }

  @Test func theFocusVisitsAllRowsAndStaysVisible() {
    let long = LongStack(300) { button("Card \($0)!") }
    for _ in 0..<120 { long.app.press(.down) }
    #expect(long.app.screen.focusedNode == long.cards[120].id)
    #expect(long.app.text.contains("Card 120!"))
    long.app.press(.pageDown, .pageDown)
    // The focus follows the scrolling.
    let focused = long.cards.firstIndex { $0.id == long.app.screen.focusedNode } ?? 0
    #expect(focused > 120 && long.app.text.contains("Card \(focused)!"))
    long.app.press(.end)
    #expect(long.app.screen.focusedNode == long.cards[299].id)
    long.app.press(.enter)
    #expect(long.app.sent == [.activate(long.cards[299].id)])
  }

  @Test func theWheelTakesTheFocusAlong() {
    let long = LongStack(2_000) { button("Card \($0)!") }
    #expect(long.app.screen.focusedNode == long.cards[0].id)
    for _ in 0..<100 { long.app.screen.handle(.mouse(Mouse(.wheelDown, x: 20, y: 10))) }
    let text = long.app.text
    #expect(!text.contains("Card 0!"))
    let focused = long.cards.firstIndex { $0.id == long.app.screen.focusedNode } ?? 0
    #expect(focused > 100 && text.contains("Card \(focused)!"))
  }

  @Test func visibleContentStaysInPlaceAsViewsAreInsertedAbove() {
    // Every fifth view is three lines high, so the estimated heights are never exact.
    let long = LongStack(1_000) { index in
      index % 5 == 0
        ? node(.stack(StackElement()), [label("Line \(index)."), label("more"), label("and more")])
        : label("Line \(index).")
    }
    for _ in 0..<20 { long.app.press(.pageDown) }
    var previous = long.app.text
    for _ in 0..<200 {
      long.app.press(.up)
      // After scrolling up by one line, the former first line is the second.
      let (old, new) = (lines(previous), lines(long.app.text))
      #expect(Array(old.dropLast()) == Array(new.dropFirst()))
      previous = long.app.text
    }
  }

  private func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { $0.contains("Line") || $0.contains("more") }
      .map { line in line.drop { $0 == " " }.prefix { $0 != " " } }
  }

  @Test func theBarBesideItCountsAll() {
    let long = LongStack(200, rows: 20) { label("Line \($0).") }
    func thumb() -> [Int] {
      long.app.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $1.hasSuffix("┃") || $1.hasSuffix("|") || $1.hasSuffix("#") }.map(\.offset)
    }
    let first = thumb()
    #expect(first.count == 1)
    for _ in 0..<5 { long.app.press(.pageDown) }
    #expect(thumb().count == 1 && thumb()[0] > first[0])
  }

  @Test func aWishIsFollowedOnceAndToTheRightPlace() {
    let long = LongStack { label("Line \($0).") }
    let wish = ScrollElement.Target(
      node: long.cards[5_000].id, anchor: SceneAnchor(.center, .top), serial: 1)
    long.show(4_990..<5_010, .update(long.scroll, .scroll(ScrollElement(target: wish))))
    let top = lines(long.app.text).first
    #expect(top == "Line")
    long.app.screen.fulfilWishes()
    #expect(long.app.text.split(separator: "\n").first { $0.contains("Line") }?.contains("Line 5000.") == true)
    #expect(long.window.contains(5_030))
    long.app.press(.pageUp, .pageUp)
    #expect(!long.app.text.contains("Line 5000."))
  }

  @Test func aStackThatGoesAcrossIsMovedAcross() {
    let long = LongStack(axis: .horizontal) { button("Card \($0)!") }
    #expect(long.app.text.contains("Card 0!") && !long.app.text.contains("Card 9!"))
    for _ in 0..<60 { long.app.press(.right) }
    #expect(long.app.screen.focusedNode == long.cards[60].id)
    #expect(long.app.text.contains("Card 60!") && !long.app.text.contains("Card 0!"))
    for _ in 0..<60 { long.app.press(.left) }
    #expect(long.app.text.contains("Card 0!"))
  }
}
