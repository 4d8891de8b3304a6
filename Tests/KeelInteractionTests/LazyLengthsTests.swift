import KeelInteraction
import KeelScene
import Testing

/// The lengths of lazy stacks, of which only a window of children is described.
@Suite struct LazyLengthsTests {
  private func lengths(
    of count: Int, from start: Int, _ children: [Double], before: Double? = nil, known: Double? = nil
  ) -> LazyLengths {
    LazyLengths(
      ChildWindow(count: count, start: start), children: children,
      gaps: Array(repeating: 2, count: max(0, children.count - 1)), spacing: 2, before: before, known: known)
  }

  @Test func undescribedChildrenHaveTheMeanLengthOfTheOthers() {
    let lengths = lengths(of: 100, from: 10, [8, 18, 28])
    #expect(lengths.unit == 20)
    #expect(lengths.before == 200)
    // Nothing is after the last child.
    #expect(lengths.total == 200 + 60 + 87 * 20 - 2)
  }

  @Test(arguments: [0, 1, 9, 10, 11, 12, 13, 14, 60, 99])
  func aChildIsAtItsPlace(number: Int) {
    for before in [nil, 35, 1_000] as [Double?] {
      let lengths = lengths(of: 100, from: 10, [8, 18, 28], before: before)
      let place = lengths.place(of: number)
      #expect(lengths.index(at: place + 0.5) == number, "\(before ?? -1)")
      #expect(place < lengths.total)
    }
  }

  @Test func placesOutsideOfTheStackAreThoseOfItsEnds() {
    let lengths = lengths(of: 100, from: 10, [8, 18, 28])
    #expect(lengths.index(at: -5) == 0)
    #expect(lengths.index(at: 1e9) == 99)
    #expect(self.lengths(of: 0, from: 0, []).index(at: 5) == 0)
    #expect(self.lengths(of: 0, from: 0, []).total == 0)
  }

  @Test func anEstimateStaysUntilItIsWrongByAQuarter() {
    #expect(lengths(of: 9, from: 0, [22], known: 20).unit == 20)
    #expect(lengths(of: 9, from: 0, [26], known: 20).unit == 28)
    #expect(lengths(of: 9, from: 0, [], known: 20).unit == 20)
    // Children without a length leave no stack without one: there is always something to scroll.
    #expect(LazyLengths(ChildWindow(count: 9), children: [0], gaps: [], spacing: 0, known: nil).total > 0)
  }

  @Test func theEstimateHasALimit() {
    let window = ChildWindow(count: 1_000_000, start: 0)
    let lengths = LazyLengths(window, children: [50], gaps: [], spacing: 0, known: nil, longest: 4)
    #expect(lengths.unit == 4)
    #expect(lengths.total < 4_000_051)
  }

  @Test func whatIsNearAndNotDescribedIsRequested() {
    let lengths = lengths(of: 1_000, from: 100, Array(repeating: 8, count: 100))
    #expect(lengths.wanted(inSight: 1_500, through: 1_550, asked: nil) == nil)
    #expect(lengths.wanted(inSight: 1_950, through: 1_999, asked: nil) == 190..<205)
    #expect(lengths.wanted(inSight: 1_950, through: 1_999, asked: 190..<205) == nil)
    #expect(lengths.wanted(inSight: -50, through: -1, asked: nil) == nil)
    #expect(lengths.wanted(inSight: -50, through: 9, asked: nil) == 0..<2)
    #expect(lengths.wanted(inSight: 1e6, through: 1e6 + 50, asked: nil) == nil)
  }
}
