import KeelModel
import PeopleModel
import PeopleService
import Testing

/// The stand-in container behaves like the real one for screens.
@MainActor @Suite struct RaftTests {
  private func settle() async { await TestClock().advance() }

  @Test func queriesFollowThePeopleAndTheState() async {
    let raft = Raft()
    var lists: [[Int]] = []
    var found: [[Person.ID]] = []
    var person: [Result<Person, Fizzle>] = []
    let following = [
      raft.peopleQuery(wholeList).sink { lists.append((try? $0.get().map(\.people.count)) ?? []) },
      raft.foundQuery().sink { found.append((try? $0.people.get().map(\.id)) ?? []) },
      raft.personQuery("p2").sink { person.append($0) },
    ]
    raft.applyRegionAction(false)
    raft.draftAction("li")
    await settle()
    raft.people.removeAll { $0.id == "p2" }
    #expect(lists == [[3, 1, 2], [6], [5]])
    #expect(found == [[], ["p4"], ["p4"]])
    #expect(person.count == 2)
    #expect(person.last == .failure(.personMissing))
    raft.queryFizzle = .databaseLocked
    #expect(person.last == .failure(.databaseLocked))
    withExtendedLifetime(following) {}
  }

  @Test func everyActionThatCanFailFailsAsItIsTold() async throws {
    let raft = Raft(fizzle: .noInternet)
    await raft.refreshAction()
    #expect(raft.appState.value.sys.last == .failed(.noInternet))
    let person = try #require(Raft.somePeople.first)
    let errors = [
      await fizzle { () async throws(Fizzle) in try await raft.clearCacheAction() },
      await fizzle { () async throws(Fizzle) in _ = try await raft.findAction("x") },
      await fizzle { () async throws(Fizzle) in _ = try await raft.moveHereAction(true, true) },
      await fizzle { () async throws(Fizzle) in _ = try await raft.loadPhotoAction(person) },
    ]
    #expect(errors == Array(repeating: .noInternet, count: 4))
    #expect(raft.calls == ["refresh", "clear cache", "find x", "move by leg by wing", "photo of p1"])
    raft.fizzle = nil
    await raft.retryAction()
    #expect(raft.appState.value.sys.last == .saved(Roger.Signal.Saved(count: 6)))
  }

  @Test func theListDecidesTheSameForBothLayers() {
    let raft = Raft(state: Roger())
    func listing(_ count: Int?, _ trouble: Fizzle? = nil, _ found: Found? = nil) -> Listing {
      Listing(count: count, trouble: trouble, found: found, in: raft.appState)
    }
    #expect(listing(nil) == .reading && listing(0) == .nobody && listing(6) == .people)
    #expect(listing(nil, .databaseLocked) == .failed(.databaseLocked) && listing(6, .databaseLocked) == .people)
    raft.set { $0.sys.last = .asking }
    #expect(listing(0) == .fetching(.asking))
    raft.set { $0.sys.last = .failed(.noInternet) }
    #expect(listing(0) == .failed(.noInternet))
    #expect(Notice(.people, trouble: nil, in: raft.appState) == .trouble(.noInternet, stamp: nil))
    #expect(Notice(.failed(.noInternet), trouble: nil, in: raft.appState) == nil)
    raft.set { $0.query.recents = ["kim"] }
    #expect(raft.appState.value.offeredSearches == [])
    raft.searchAction(true)
    raft.draftAction(" ")
    #expect(listing(6) == .people && raft.appState.value.offeredSearches == ["kim"])
    raft.draftAction(" li ")
    #expect(listing(6) == .searching && raft.appState.value.offeredSearches == [])
    #expect(listing(6, nil, Found(.success([]), for: "l")) == .searching)
    #expect(listing(6, nil, Found(.success([]), for: "li")) == .nobodyFound("li"))
    #expect(listing(6, nil, Found(.success(raft.people.map(\.meta)), for: "l")) == .found)
    #expect(listing(6, nil, Found(.failure(.diskFull), for: "li")) == .searchFailed(.diskFull))
    raft.searchAction(false)
    #expect(listing(6) == .people && raft.appState.value.query.draft == "")
  }

  @Test func theReportIsReadWheneverItIsAskedFor() async {
    let raft = Raft(fizzle: .noInternet)
    #expect(await raft.reportAction() == Report(text: ""))
    raft.report = Report(text: "web: one\n")
    #expect(await raft.reportAction().text == "web: one\n")
    #expect(raft.calls == ["report", "report"])
  }

  @Test func thePeopleAreOneOfEachGeneration() {
    #expect(Raft.somePeople.map(\.generation) == Generation.allCases)
  }
}
