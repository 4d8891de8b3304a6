import Foundation
import KeelModel
import PeopleModel
import PeopleService
import Testing

@testable import PeopleVessel

/// The container with its real workers, a server and a file.
@MainActor @Suite struct WholeTests {
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
    var lists = second.peopleQuery().values.makeAsyncIterator()
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

  @Test func theSampleIsAHundredInventedPeople() async throws {
    let vessel = Vessel(voyage(.sample))
    await vessel.launchAction()
    #expect(vessel.hold.value.sys.isSample)
    #expect(vessel.hold.value.sys.last == .saved(Roger.Signal.Saved(count: 100)))
    var lists = vessel.peopleQuery().values.makeAsyncIterator()
    let people = try #require(try await lists.next()?.get().flatMap(\.people))
    #expect(Set(people.map(\.id)).count == 100)
    #expect(Set(people.map(\.name)).count > 90)
    #expect(Set(people.map(\.generation)).count == Generation.allCases.count)
    let move = try await vessel.moveHereAction(true, true)
    #expect(move.hasPrefix("Walked nowhere: the sample people are already here. Flew over 100 people"))
  }
}
