import Foundation
import KeelModel
import PeopleModel
import PeopleService
import PeopleUtil
import Testing

@testable import PeopleVessel

/// The container with its real workers, a server and a file.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WholeTests {
  private let place: Place

  init() throws { place = try Place() }

  private func voyage(_ source: Voyage.Source) -> Voyage {
    Voyage(source: source, database: place.path, photos: place.photos.path)
  }

  @Test func peopleComeFromTheWebAndStayWithoutIt() async throws {
    let server = FaultServer(always: .answer(try RandomUserBody.body()))
    let first = Vessel(voyage(.web(address: server.url())))
    await first.launchAction()
    #expect(first.hold.value.sys.last == .saved(Roger.Signal.Saved(count: 100)))
    let stamp = try #require(first.hold.value.sys.stamp)
    #expect(stamp.hasSuffix("Z"))

    // Offline, in the next run of the program.
    let second = Vessel(Voyage(source: .web(address: FaultServer.nobody), database: place.path, photos: ""))
    await second.launchAction()
    #expect(second.hold.value.sys == Roger.Sys(last: .ready, stamp: stamp))
    var lists = second.peopleQuery(wholeList).values.makeAsyncIterator()
    let groups = try #require(try await lists.next()?.get())
    #expect(groups.map(\.country) == ["BR", "DE", "NO"])
    #expect(groups.map(\.people.count).reduce(0, +) == 100)
    let found = try await second.findAction("first7 last7")
    #expect(found.map(\.name).prefix(2) == ["First7 Last7", "First70 Last70"])
    #expect(found.count == 11)
    var answers = second.personQuery("uuid-7").values.makeAsyncIterator()
    #expect(try await answers.next()?.get().username == "nick7")
  }

  @Test func regionAndRecentSearchesAreThereAfterTheNextStart() async throws {
    var voyage = voyage(.sample)
    voyage.state = place.folder.appending(path: "state/people.json").path
    let first = Vessel(voyage, browser: "b")
    await first.launchAction()
    first.applyRegionAction(false)
    _ = try await first.findAction("kim")
    await TestClock().advance()
    first.hold.kept?.saveNow()
    let second = Vessel(voyage, browser: "b")
    #expect(second.value.field.isRegion == false)
    #expect(second.value.query.recents == ["kim"])
    #expect(second.value.query.draft == "")
    #expect(second.sister(browser: "c").value.query.recents == [])
  }

  @Test func theLogHasTheReasonsAndNothingAboutAPerson() async throws {
    var records: [Any] = (0..<40).map(RandomUserBody.record)
    for number in 5..<35 {
      var broken = RandomUserBody.record(number)
      broken["dob"] = ["age": "Last\(number)"]
      records[number] = broken
    }
    let body = try RandomUserBody.body(records)
    let server = FaultServer { number, _ in number == 1 ? .answer(500, [:], Data()) : .answer(body) }
    var voyage = voyage(.web(address: server.url("api/?results=100&name=kim")))
    voyage.log = place.log.path
    let vessel = Vessel(yard: Yard(voyage, console: Log { _ in }))
    await vessel.launchAction()
    #expect(vessel.hold.value.sys.last == .saved(Roger.Signal.Saved(count: 10, skipped: 30)))
    let person = Person(id: "1", name: "Kim", age: 1, photo: "\(FaultServer.nobody)kim.png")
    _ = await fizzle { () async throws(Fizzle) in try await vessel.loadPhotoAction(person) }
    try FileManager.default.removeItem(atPath: place.path)
    _ = await fizzle { () async throws(Fizzle) in try await vessel.findAction("kim") }

    let report = await vessel.reportAction()
    #expect(report.file == place.log.path)
    let text = report.text
    let lines = text.split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
    #expect(
      lines.prefix(3) == [
        "migration: The schema of the database has version 1 now.",
        "web: \(server.url("api/")) answered with status 500.",
        "record: Record 5 of 40 was left out: results.5.dob.age is no Int",
      ])
    let kinds = Dictionary(grouping: lines) { $0.prefix { $0 != ":" } }.mapValues(\.count)
    #expect(kinds == ["migration": 1, "web": 1, "record": 21, "photo": 1, "recovery": 1, "database": 1], "\(text)")
    #expect(lines.contains("record: 10 more records were left out."))
    for secret in ["kim", "Kim", "Last", "First", "@", "?", "png", place.folder.lastPathComponent, "sqlite"] {
      #expect(!text.contains(secret), "\(secret) in \(text)")
    }
  }

  @Test func theSampleIsAHundredInventedPeople() async throws {
    let vessel = Vessel(voyage(.sample))
    await vessel.launchAction()
    #expect(vessel.hold.value.sys.isSample)
    #expect(vessel.hold.value.sys.last == .saved(Roger.Signal.Saved(count: 100)))
    var lists = vessel.peopleQuery(wholeList).values.makeAsyncIterator()
    let people = try #require(try await lists.next()?.get().flatMap(\.people))
    #expect(Set(people.map(\.id)).count == 100)
    #expect(Set(people.map(\.name)).count > 90)
    #expect(Set(people.map(\.generation)).count == Generation.allCases.count)
    let move = try await vessel.moveHereAction(true, true)
    #expect(move.hasPrefix("Walked nowhere: the sample people are already here. Flew over 100 people"))
  }
}
