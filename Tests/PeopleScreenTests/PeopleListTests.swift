import PeopleModel
import PeopleService
import Testing
import Walks

@testable import PeopleScreen

/// The identities of the rows of a long list, and the positions that are loaded.
@Suite struct PeopleListTests {
  private func groups(_ ids: [[Int]], _ window: Range<Int>) -> [Person.Group] {
    zip(["DE", "NO"], ids).map { country, ids in
      Person.Group(
        country: country,
        people: ids.map { Person.Meta(id: "\($0)", name: "\($0)", age: 1, country: country) })
    }.window(window)
  }

  private func rows(_ list: PeopleList) -> [PeopleList.Row] { list.sections.flatMap { Array($0.rows) } }

  @Test func aRowThatWasShownBeforeItWasReadKeepsItsIdentity() {
    let all = [Array(0..<10), Array(10..<20)]
    let first = PeopleList(groups(all, 0..<5))
    #expect(first.count == 20)
    #expect(rows(first).map(\.position) == Array(0..<20))
    let second = PeopleList(groups(all, 3..<14), after: first)
    #expect(rows(second)[3..<14].map(\.id) == rows(first)[3..<14].map(\.id))
    #expect(second.rowID(of: "3") == .person("3") && second.rowID(of: "12") == .place(section: "NO", index: 2))
    #expect(second.person(of: .place(section: "NO", index: 2)) == "12")
    #expect(second.person(of: .place(section: "NO", index: 9)) == nil)
    #expect(second.rowID(of: "19") == .person("19") && second.person(of: .person("19")) == "19")
    // A person who was read stays the same when others come before.
    let third = PeopleList(groups([[77] + all[0], all[1]], 3..<14), after: second)
    #expect(third.rowID(of: "5") == second.rowID(of: "5") && third.rowID(of: "11") == second.rowID(of: "11"))
    #expect(third.row(at: Person.Place(country: "NO", index: 1))?.person?.id == "11")
    #expect(third.row(at: Person.Place(country: "NO", index: 10)) == nil)
    #expect(third.row(at: Person.Place(country: "SE", index: 0)) == nil)
  }

  @Test func noTwoRowsHaveOneIdentity() {
    var random = SeededRandom(seed: Walk.seed)
    var ids = [Array(0..<40), Array(40..<80)]
    var next = 80
    var list = PeopleList(groups(ids, 0..<20))
    for step in 0..<400 {
      let section = Int.random(in: 0..<2, using: &random)
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        if ids[section].count > 10, Bool.random(using: &random) {
          ids[section].remove(at: Int.random(in: ids[section].indices, using: &random))
        } else {
          ids[section].insert(next, at: Int.random(in: 0...ids[section].count, using: &random))
          next += 1
        }
      }
      let start = Int.random(in: 0..<80, using: &random)
      let former = list
      list = PeopleList(groups(ids, start..<start + 25), after: former)
      let rows = rows(list)
      #expect(Set(rows.map(\.id)).count == rows.count, "KEEL_SEED=\(Walk.seed), step \(step)")
      #expect(rows.compactMap(\.person?.id) == Array(ids.joined().map(String.init).dropFirst(start).prefix(25)))
      for row in rows {
        guard let person = row.person?.id else { continue }
        #expect(list.rowID(of: person) == row.id && list.person(of: row.id) == person)
      }
    }
  }

  @Test func everyRowThatIsBuiltIsLoaded() {
    var random = SeededRandom(seed: Walk.seed)
    var window = PeopleReach.initial
    var built = 0..<64
    for step in 0..<2_000 {
      let count = Int.random(in: 1...1_024, using: &random)
      // A scroll by some rows, or a jump.
      let isJump = step % 7 == 0
      let first =
        isJump
        ? Int.random(in: 0..<100_000, using: &random)
        : max(0, built.lowerBound + Int.random(in: -300...300, using: &random))
      built = first..<first + count
      for position in built { window = PeopleReach.range(around: position, after: window) }
      let place: Comment = "KEEL_SEED=\(Walk.seed), \(built) \(window)"
      #expect(window.lowerBound <= built.lowerBound && built.upperBound <= window.upperBound, place)
      #expect(window.count <= PeopleReach.limit)
      // No row asks for others.
      for position in built { #expect(PeopleReach.range(around: position, after: window) == window) }
    }
  }
}
