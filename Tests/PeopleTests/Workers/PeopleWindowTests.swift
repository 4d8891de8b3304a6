import Foundation
import KeelData
import PeopleModel
import PeopleService
import Testing

@testable import PeopleWorkers

/// Windows on the list: what they read, and that they are parts of the whole list.
@Suite(.timeLimit(.minutes(5))) struct PeopleWindowTests {
  private let place: Place

  init() throws { place = try Place() }

  /// People of eight countries, some of which have few; pairs of them have names that differ in case only.
  private func people(_ count: Int) -> [Person] {
    (0..<count).map { number in
      let name = "Name \(number / 2 * 7919 % 1009)"
      return Person(
        id: "\(number * 31 % count)", name: number.isMultiple(of: 2) ? name : name.uppercased(), age: number % 90,
        country: number < 40 ? ["AT", "CH", "ZZ", "FR"][number % 4] : ["NO", "DE", "KR", "BR"][number % 4])
    }
  }

  private func save(_ people: [Person], in worker: PersonDBWorker) async throws {
    try await worker.updateManyPerson(people, stamp: "now") { _ in }
  }

  private func groups(_ range: Range<Int>, _ order: Person.Order, _ worker: PersonDBWorker) async throws
    -> [Person.Group]
  {
    var updates = worker.followPersonMeta(in: order, window: range).makeAsyncIterator()
    return try #require(await updates.next()).get()
  }

  @Test(arguments: [Person.Order.plain, .byCountry])
  func aWindowIsAPartOfTheWholeList(_ order: Person.Order) async throws {
    let worker = place.worker()
    try await save(people(600), in: worker)
    let whole = try await groups(0..<600, order, worker)
    #expect(whole.count == (order == .plain ? 1 : 8) && whole.peopleCount == 600)
    #expect(whole.allSatisfy { $0.people.count == $0.count })
    let ranges = [0..<0, 0..<1, 0..<20, 5..<15, 100..<350, 139..<141, 560..<640, 700..<800, 0..<601]
    for range in ranges {
      #expect(try await groups(range, order, worker) == whole.window(range), "\(range)")
    }
    await worker.close()
  }

  @Test(arguments: [Person.Order.plain, .byCountry])
  func aPersonIsWhereThePlaceSays(_ order: Person.Order) async throws {
    let worker = place.worker()
    try await save(people(200), in: worker)
    for group in try await groups(0..<200, order, worker) {
      for (index, person) in group.people.enumerated() {
        #expect(
          try await worker.readPlace(of: person.id, in: order) == Person.Place(country: group.country, index: index))
      }
    }
    #expect(try await worker.readPlace(of: "nobody", in: order) == nil)
    await worker.close()
  }

  @Test(arguments: [Person.Order.plain, .byCountry])
  func aLongListReadsItsSectionsAndTheWindow(_ order: Person.Order) async throws {
    let worker = place.worker()
    try await save(people(20_000), in: worker)
    let database = try await Database.open(.file(place.path))
    for range in [0..<200, 9_000..<9_200, 19_900..<20_100] {
      let window = PeopleWindow(order: order, range: range)
      let sections = try await database.rows(window.sections)
      let lines = try await database.rows(window.query(for: sections))
      let sectionCount = order == .plain ? 1 : 8
      #expect(sections.count == sectionCount)
      #expect(lines.count == sectionCount + range.clamped(to: 0..<20_000).count)
      #expect(window.groups(of: lines)?.peopleCount == 20_000)
    }
    await database.close()
    await worker.close()
  }

  @Test func aWindowWhoseSectionsHaveChangedIsReadAgain() async throws {
    let worker = place.worker()
    let all = people(600)
    try await save(all, in: worker)
    let database = try await Database.open(.file(place.path))
    let window = PeopleWindow(order: .byCountry, range: 100..<150)
    let sections = try await database.rows(window.sections)
    // Austria and Brazil come first.
    try await database.run("UPDATE person SET country = 'AT' WHERE country = 'BR'")
    #expect(window.groups(of: try await database.rows(window.query(for: sections))) == nil)

    var updates = worker.followPersonMeta(in: .byCountry, window: 100..<150).makeAsyncIterator()
    #expect(try await updates.next()?.get() == groups(0..<600, .byCountry, worker).window(100..<150))
    try await database.run("UPDATE person SET country = 'BR' WHERE country = 'AT' AND age > 9")
    try await database.run("UPDATE person SET country = 'ZZ' WHERE country = 'DE'")
    let expected = try await groups(0..<600, .byCountry, worker).window(100..<150)
    while let groups = try await updates.next()?.get(), groups != expected {
      #expect(groups.peopleCount == 600 && groups.reduce(0) { $0 + $1.people.count } == 50)
    }
    await database.close()
    await worker.close()
  }

  @Test func aChangeOutsideOfTheWindowIsCountedOnly() async throws {
    let worker = place.worker()
    try await save(people(600), in: worker)
    var updates = worker.followPersonMeta(in: .plain, window: 0..<10).makeAsyncIterator()
    let first = try #require(try await updates.next()?.get())
    try await save([Person(id: "last", name: "zz", age: 1)], in: worker)
    let second = try #require(try await updates.next()?.get())
    #expect(second.peopleCount == 601 && second.first?.people == first.first?.people)
    await worker.close()
  }
}
