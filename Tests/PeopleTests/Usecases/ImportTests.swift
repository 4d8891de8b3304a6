import KeelModel
import PeopleModel
import PeopleService
import Testing

@testable import PeopleVessel

/// Launch, refresh, retry and the cleared cache.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ImportTests {
  private let standIns = StandIns()
  private let vessel: Vessel

  init() { vessel = Vessel(yard: standIns.yard) }

  private var sys: Roger.Sys { vessel.hold.value.sys }
  private func settle() async { await TestClock().advance() }

  @Test func theFirstLaunchFetchesAndStampsWhatIsSaved() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    standIns.database.gate = gate
    standIns.web.skipped = 1
    let launch = Task { await vessel.launchAction() }
    await settle()
    #expect(sys == Roger.Sys(last: .saving(Roger.Signal.Progress(done: 0, total: 1)), stamp: nil))
    open.yield()
    await launch.value
    #expect(sys == Roger.Sys(last: .saved(Roger.Signal.Saved(count: 1, skipped: 1)), stamp: "stamp"))
    #expect(standIns.database.people.map(\.id) == ["1"])
    #expect(standIns.database.stamp == "stamp")
  }

  @Test func aLaterLaunchFetchesNothing() async {
    standIns.database.store([], stamp: "old")
    await vessel.launchAction()
    #expect(standIns.web.fetchCount == 0)
    #expect(sys == Roger.Sys(last: .ready, stamp: "old"))
  }

  @Test func aFailedRefreshKeepsThePeopleAndTheStamp() async {
    let kept = [Person(id: "k", name: "Kept", age: 1)]
    standIns.database.store(kept, stamp: "old")
    await vessel.launchAction()
    standIns.web.fizzle = .noInternet
    await vessel.refreshAction()
    #expect(sys == Roger.Sys(last: .failed(.noInternet), stamp: "old"))
    #expect(standIns.database.people == kept)
    standIns.web.fizzle = nil
    await vessel.retryAction()
    #expect(sys == Roger.Sys(last: .saved(Roger.Signal.Saved(count: 1)), stamp: "stamp"))
  }

  @Test func aFailedSaveIsNotStamped() async {
    standIns.database.store([], stamp: "old")
    await vessel.launchAction()
    standIns.database.fizzle = .diskFull
    await vessel.refreshAction()
    #expect(sys == Roger.Sys(last: .failed(.diskFull), stamp: "old"))
  }

  @Test func nobodyIsAFailure() async {
    standIns.web.people = []
    await vessel.launchAction()
    #expect(sys == Roger.Sys(last: .failed(.nobody)))
  }

  @Test func windowsShareOneFetch() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    standIns.web.gate = gate
    let sister = vessel.sister()
    let launches = [Task { await vessel.launchAction() }, Task { await sister.launchAction() }]
    await settle()
    #expect(sister.value.sys.last == .asking)
    open.yield()
    for launch in launches { await launch.value }
    await settle()
    #expect(standIns.web.fetchCount == 1)
    #expect(sister.value.sys.stamp == "stamp")
    #expect(vessel.value.sys == sister.value.sys)
    // And a later one is another fetch.
    standIns.web.gate = nil
    await sister.refreshAction()
    #expect(standIns.web.fetchCount == 2)
  }

  @Test func progressIsReportedAndLateProgressIsNot() async throws {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    standIns.web.gate = gate
    let launch = Task { await vessel.launchAction() }
    await settle()
    let report = try #require(standIns.web.onProgress)
    let half = Roger.Signal.Progress(done: 5, total: 10)
    report(half)
    await settle()
    #expect(sys.last == .receiving(half))
    #expect(half.fraction == 0.5)
    open.yield()
    await launch.value
    report(half)
    await settle()
    #expect(sys.last == .saved(Roger.Signal.Saved(count: 1)))
  }

  @Test func aDatabaseThatCannotBeOpenedIsOpenedAgainByARetry() async throws {
    standIns.database.store([Person(id: "1", name: "Ada", age: 1)], stamp: "old")
    standIns.database.fizzle = .databaseReadOnly
    var lists: [Result<[Person.Group], Fizzle>] = []
    let following = vessel.peopleQuery(wholeList).sink { lists.append($0) }
    await vessel.launchAction()
    await settle()
    #expect(sys.last == .failed(.databaseReadOnly))
    #expect(lists == [.failure(.databaseReadOnly)])
    standIns.database.fizzle = nil
    await vessel.retryAction()
    await settle()
    #expect(sys == Roger.Sys(last: .ready, stamp: "old"))
    #expect(try lists.last?.get().flatMap(\.people).map(\.id) == ["1"])
    #expect(standIns.web.fetchCount == 0)
    withExtendedLifetime(following) {}
  }

  @Test func aRefreshThatWorksEndsTheErrorOfTheList() async throws {
    standIns.database.fizzle = .databaseReadOnly
    var lists: [Result<[Person.Group], Fizzle>] = []
    let following = vessel.peopleQuery(wholeList).sink { lists.append($0) }
    await vessel.launchAction()
    await settle()
    #expect(lists == [.failure(.databaseReadOnly)])
    standIns.database.fizzle = nil
    await vessel.refreshAction()
    await settle()
    #expect(try lists.last?.get().flatMap(\.people).map(\.id) == ["1"])
    withExtendedLifetime(following) {}
  }

  @Test func aRetryBeginsOnlyFailedQueriesAgain() async {
    standIns.database.store([Person(id: "1", name: "Ada", age: 1)], stamp: "old")
    await vessel.launchAction()
    let list = vessel.peopleQuery(wholeList).sink { _ in }
    await settle()
    standIns.database.fizzle = .databaseLocked
    let failed = vessel.sister().peopleQuery(wholeList).sink { _ in }
    await settle()
    #expect(standIns.database.orders.count == 2)
    standIns.database.fizzle = nil
    await vessel.retryAction()
    await settle()
    #expect(standIns.database.orders.count == 3)
    withExtendedLifetime((list, failed)) {}
  }

  @Test func whereThePhotosCannotBeRemovedThePeopleAreGone() async {
    await vessel.launchAction()
    standIns.photoFizzle = .unknown
    let error = await fizzle { () async throws(Fizzle) in try await vessel.clearCacheAction() }
    #expect(error == .unknown)
    #expect(standIns.database.people == [])
    #expect(sys == Roger.Sys())
  }

  @Test func aFetchThatBeginsDuringTheRemovalIsStillShown() async throws {
    await vessel.launchAction()
    let (removalGate, openRemoval) = AsyncStream.makeStream(of: Void.self)
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    standIns.database.removalGate = removalGate
    standIns.web.gate = gate
    let removal = Task { try await vessel.clearCacheAction() }
    await settle()
    let fetch = Task { await vessel.refreshAction() }
    await settle()
    openRemoval.yield()
    try await removal.value
    #expect(sys == Roger.Sys(last: .asking))
    open.yield()
    await fetch.value
    #expect(sys.last == .saved(Roger.Signal.Saved(count: 1)))
  }

  @Test func aClearedCacheHasNoPeopleAndNoPhotos() async throws {
    await vessel.launchAction()
    let photos = vessel.loadPhotoAction
    try await vessel.clearCacheAction()
    #expect(standIns.photos?.removeCount == 1)
    #expect(standIns.database.people == [])
    #expect(sys == Roger.Sys())
    standIns.database.fizzle = .databaseLocked
    let error = await fizzle { () async throws(Fizzle) in try await vessel.clearCacheAction() }
    #expect(error == .databaseLocked)
    withExtendedLifetime(photos) {}
  }
}
