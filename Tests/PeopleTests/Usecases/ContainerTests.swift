import KeelModel
import PeopleModel
import PeopleService
import Testing

@testable import PeopleVessel

/// The container makes its workers: eagerly, lazily, or for the closures that hold them.
@MainActor @Suite struct ContainerTests {
  private let standIns = StandIns()

  @Test func theDatabaseIsMadeEagerlyAndOnce() {
    let vessel = Vessel(yard: standIns.yard)
    #expect(standIns.made == ["database"])
    _ = vessel.sister()
    #expect(standIns.made == ["database"])
  }

  @Test func theWebWorkerIsMadeWithItsFirstUse() async {
    standIns.database.store([], stamp: "old")
    let vessel = Vessel(yard: standIns.yard)
    await vessel.launchAction()
    #expect(standIns.made == ["database"])
    await vessel.refreshAction()
    await vessel.sister().refreshAction()
    #expect(standIns.made == ["database", "web"])
  }

  @Test func thePhotoWorkerLivesAsLongAsTheClosuresThatHoldIt() async throws {
    let vessel = Vessel(yard: standIns.yard)
    let person = Person(id: "1", name: "Ada", age: 1, photo: "ada.png")
    var first: LoadPhotoUsecase? = vessel.loadPhotoAction
    var second: LoadPhotoUsecase? = vessel.sister().loadPhotoAction
    #expect(standIns.made == ["database", "photos"])
    #expect(try await first?(person).file == "/photos/ada.png")
    first = nil
    #expect(standIns.photos != nil)
    second = nil
    #expect(second == nil)
    #expect(standIns.photos == nil)
    // The next screen makes another one.
    _ = try await vessel.loadPhotoAction(person)
    #expect(standIns.made == ["database", "photos", "photos"])
  }

  @Test func removingPhotosHoldsTheirWorkerOnlyMeanwhile() async throws {
    let vessel = Vessel(yard: standIns.yard)
    let clear = vessel.clearCacheAction
    #expect(standIns.made == ["database"])
    try await clear()
    #expect(standIns.made == ["database", "photos"])
    #expect(standIns.photos == nil)
  }

  /// Otherwise a view model that drops the container would keep it by its closures.
  @Test func noClosureHoldsTheContainer() async throws {
    var vessel: Vessel? = Vessel(yard: standIns.yard)
    weak let gone = vessel
    let closures: [Any] =
      vessel.map {
        [
          $0.launchAction, $0.refreshAction, $0.retryAction, $0.clearCacheAction, $0.applyRegionAction, $0.goAction,
          $0.draftAction, $0.findAction, $0.forgetRecentsAction, $0.moveHereAction, $0.loadPhotoAction,
          $0.reportAction, $0.locateAction, $0.openAction, $0.searchAction, $0.peopleQuery, $0.personQuery,
          $0.foundQuery, $0.photoQuery,
        ]
      } ?? []
    let find = try #require(vessel?.findAction), go = try #require(vessel?.goAction)
    var queries: Set<AnyCancellable> = []
    vessel?.peopleQuery(wholeList).sink { _ in }.store(in: &queries)
    vessel?.personQuery("1").sink { _ in }.store(in: &queries)
    vessel?.foundQuery().sink { _ in }.store(in: &queries)
    vessel?.photoQuery("1").sink { _ in }.store(in: &queries)
    await TestClock().advance()
    vessel = nil
    #expect(gone == nil)
    #expect(closures.count == 19 && queries.count == 4)
    // They still work, as far as there is something to work on.
    go(Roger.Route(isSearching: true))
    standIns.database.store([Person(id: "1", name: "ada", age: 1)], stamp: "old")
    #expect(try await find("ada").map(\.id) == ["1"])
  }

  @Test func aClosureThatWasTakenOutWorksWithoutTheContainer() async throws {
    standIns.database.store([], stamp: "old")
    var vessel: Vessel? = Vessel(yard: standIns.yard)
    weak let gone = vessel
    let move = try #require(vessel?.moveHereAction)
    vessel = nil
    #expect(gone == nil)
    #expect(try await move(true, true) == "Walked. Flew.")
  }

  @Test func anAbandonedWindowIsReleased() async {
    let vessel = Vessel(yard: standIns.yard)
    var window: Vessel? = vessel.sister()
    weak let gone = window
    window?.goAction(Roger.Route(person: "1"))
    window = nil
    #expect(gone == nil)
  }
}
