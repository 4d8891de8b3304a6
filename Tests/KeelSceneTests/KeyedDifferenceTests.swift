import KeelScene
import Testing

/// The difference between two orders transforms one into the other with the fewest moves.
@Suite struct KeyedDifferenceTests {
  private func replay(_ difference: KeyedDifference, _ old: [Int], _ new: [Int]) -> [Int] {
    let leaving = Set(difference.removals + difference.moves.map(\.from))
    var staying = old.indices.filter { !leaving.contains($0) }.map { old[$0] }[...]
    let moved = Dictionary(uniqueKeysWithValues: difference.moves.map { ($0.to, old[$0.from]) })
    let inserted = Set(difference.insertions)
    return new.indices.compactMap { inserted.contains($0) ? new[$0] : moved[$0] ?? staying.popFirst() }
  }

  @Test func itLeadsFromOneOrderToTheOther() {
    var generator = SystemRandomNumberGenerator()
    for round in 0..<500 {
      let old = Array((0..<40).shuffled(using: &generator).prefix(round % 31))
      var new = old.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
      if round % 2 == 0 { new.shuffle(using: &generator) }
      for added in 0..<(round % 7) { new.insert(100 + added, at: Int.random(in: 0...new.count, using: &generator)) }
      let difference = KeyedDifference(from: old, to: new)
      #expect(replay(difference, old, new) == new, "\(old) to \(new)")
    }
  }

  @Test func itIsAsSmallAsCanBe() {
    #expect(KeyedDifference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
    let swap = KeyedDifference(from: [1, 2, 3, 4], to: [1, 3, 2, 4])
    #expect(swap.moves.count == 1)
    let front = KeyedDifference(from: Array(0..<1_000), to: [999] + Array(0..<999))
    #expect(front.moves.map { [$0.from, $0.to] } == [[999, 0]])
    let mixed = KeyedDifference(from: Array(0..<100), to: Array(50..<100) + [200] + Array(10..<50))
    #expect(mixed.removals == Array(0..<10))
    #expect(mixed.insertions == [50])
    #expect(mixed.moves.count == 40)
  }
}
