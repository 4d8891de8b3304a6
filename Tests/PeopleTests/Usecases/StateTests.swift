import Foundation
import KeelModel
import PeopleModel
import PeopleService
import Testing

@testable import PeopleVessel

/// The changes of use cases to the state, and the windows that receive them.
@MainActor @Suite struct StateTests {
  private let standIns = StandIns()
  private let vessel: Vessel

  init() { vessel = Vessel(yard: standIns.yard, browser: "first") }

  private func settle() async { await TestClock().advance() }

  @Test func theRegionIsSharedByAllWindows() async {
    let windows = [vessel, vessel.sister(browser: "first"), vessel.sister(browser: "second")]
    var seen: [[Bool]] = [[], [], []]
    let following = windows.enumerated().map { index, window in
      window.appState.stored(keyPath: \.field.isRegion).sink { seen[index].append($0) }
    }
    windows[2].applyRegionAction(false)
    await settle()
    #expect(seen == [[true, false], [true, false], [true, false]])
    windows[0].applyRegionAction(false)
    await settle()
    #expect(seen == [[true, false], [true, false], [true, false]])
    // A window that opens later begins with it.
    #expect(vessel.sister().value.field.isRegion == false)
    withExtendedLifetime(following) {}
  }

  @Test func routeAndDraftsAreAWindowsOwn() async throws {
    let sister = vessel.sister(browser: "first")
    vessel.goAction(Roger.Route(isSearching: true, person: "1"))
    vessel.draftAction("ad")
    _ = try await vessel.findAction("ada")
    await settle()
    #expect(vessel.value.route.path == "search/1")
    #expect(sister.value.route == Roger.Route())
    #expect(sister.value.query.draft == "")
  }

  @Test func recentSearchesAreSharedByTheWindowsOfABrowser() async throws {
    let sister = vessel.sister(browser: "first"), stranger = vessel.sister(browser: "second")
    _ = try await vessel.findAction("ada")
    _ = try await sister.findAction("bo")
    await settle()
    #expect(vessel.value.query.recents == ["bo", "ada"])
    #expect(sister.value.query.recents == ["bo", "ada"])
    #expect(stranger.value.query.recents == [])
    sister.forgetRecentsAction()
    await settle()
    #expect(vessel.value.query.recents == [])
  }

  @Test func onlyTheLatestBrowsersAreRemembered() async throws {
    _ = try await vessel.findAction("ada")
    for number in 1..<Recents.limit { _ = try await vessel.sister(browser: "\(number)").findAction("bo") }
    #expect(vessel.hold.value.recents["first"] == ["ada"])
    _ = try await vessel.sister(browser: "1").findAction("kim")
    #expect(vessel.hold.value.recents["first"] == ["ada"])
    _ = try await vessel.sister(browser: "one more").findAction("kim")
    #expect(vessel.hold.value.recents["first"] == [])
    #expect(vessel.hold.value.recents["1"] == ["kim", "bo"])
  }

  @Test func recentSearchesThatAnEarlierVersionKeptAreRead() throws {
    let old = Data(#"{"field": {"isRegion": true}, "recents": {"": ["ada"], "b": ["bo"]}}"#.utf8)
    let kept = try JSONDecoder().decode(Kept.self, from: old)
    #expect(kept.recents[""] == ["ada"] && kept.recents["b"] == ["bo"])
    #expect(try JSONDecoder().decode(Kept.self, from: JSONEncoder().encode(kept)) == kept)
  }

  @Test func findingIsAnActionThatChangesTheRecents() async throws {
    standIns.database.store([Person(id: "1", name: "ada", age: 1)], stamp: "old")
    #expect(try await vessel.findAction("  ada ").map(\.id) == ["1"])
    for text in ["b", "c", "ADA", " ", ""] { _ = try await vessel.findAction(text) }
    await settle()
    #expect(vessel.value.query == Roger.Query(draft: "", recents: ["ADA", "c", "b"]))
    // Nothing is searched for without a text.
    #expect(standIns.database.searches == ["ada", "b", "c", "ADA"])
    for number in 0..<20 { _ = try await vessel.findAction("\(number)") }
    _ = try await vessel.findAction(String(repeating: "x", count: 5000))
    await settle()
    #expect(vessel.value.query.recents.count == 10)
    #expect(vessel.value.query.recents[0].count == 100)
    #expect(vessel.value.query.recents[1] == "19")
  }

  @Test func aSearchThatLeadsToSomebodyIsRemembered() async {
    vessel.openAction("1")
    #expect(vessel.value.route == Roger.Route(person: "1") && vessel.value.query.recents == [])
    vessel.searchAction(true)
    vessel.draftAction(" ada ")
    vessel.openAction(nil)
    await settle()
    #expect(vessel.value.route == Roger.Route(isSearching: true) && vessel.value.query.recents == [])
    vessel.openAction("2")
    await settle()
    #expect(vessel.value.route.path == "search/2" && vessel.value.query.recents == ["ada"])
    // Its end drops the text, and nothing else does.
    vessel.searchAction(true)
    #expect(vessel.value.query.draft == " ada ")
    vessel.searchAction(false)
    #expect(vessel.value.query.draft == "" && vessel.value.route == Roger.Route(person: "2"))
  }

  @Test func thePlaceOfThePersonWhoseDetailsAreOpenIsLocated() async {
    standIns.database.store([Person(id: "1", name: "ada", age: 1), Person(id: "2", name: "bo", age: 1)], stamp: "old")
    #expect(await vessel.locateAction() == nil)
    vessel.openAction("2")
    #expect(await vessel.locateAction()?.index == 1)
    vessel.searchAction(true)
    #expect(await vessel.locateAction() == nil)
  }

  @Test func aMissingPhotoIsAskedForAgainAfterAFetch() async {
    standIns.database.store([Person(id: "1", name: "ada", age: 1, photo: "gone.png")], stamp: "old")
    let query = vessel.photoQuery
    standIns.photos?.isMissing = true
    var seen: [Photo.State] = []
    let following = query("1").sink { seen.append($0) }
    await until { seen.count == 2 }
    #expect(seen == [.loading, .missing])
    standIns.photos?.isMissing = false
    vessel.hold.update { $0.sys.stamp = "new" }
    await until { seen.count == 3 }
    #expect(seen.last == .loaded(Photo(file: "/photos/gone.png", type: "image/png", size: 1)))
    // A photo that is there is not asked for again.
    vessel.hold.update { $0.sys.stamp = "newer" }
    await settle()
    #expect(seen.count == 3)
    withExtendedLifetime(following) {}
  }

  @Test func aFailedSearchIsRemembered() async {
    standIns.database.fizzle = .databaseLocked
    let error = await fizzle { () async throws(Fizzle) in try await vessel.findAction("ada") }
    await settle()
    #expect(error == .databaseLocked)
    #expect(vessel.value.query.recents == ["ada"])
  }

  @Test func theListFollowsTheRegion() async {
    standIns.database.store(
      [Person(id: "1", name: "A", age: 1, country: "DE"), Person(id: "2", name: "B", age: 1, country: "NO")],
      stamp: "old")
    var lists: [Int] = []
    let following = vessel.peopleQuery(wholeList).sink { list in lists.append((try? list.get().count) ?? -1) }
    await settle()
    #expect(lists == [2])
    vessel.applyRegionAction(false)
    await settle()
    #expect(lists == [2, 1])
    #expect(standIns.database.orders == [.byCountry, .plain])
    following.cancel()
    vessel.applyRegionAction(true)
    await settle()
    #expect(standIns.database.orders == [.byCountry, .plain])
  }

  @Test func whatIsFoundFollowsTheTextAsItIsTyped() async throws {
    standIns.database.store([Person(id: "1", name: "ada", age: 1)], stamp: "old")
    var found: [[Person.ID]] = []
    let following = vessel.foundQuery().sink { found.append((try? $0.people.get().map(\.id)) ?? ["?"]) }
    // The query runs off the main actor and skips a text that changes before its result arrives.
    await until { found == [[]] }
    vessel.draftAction(" ada ")
    await until { found == [[], ["1"]] }
    withExtendedLifetime(following) {}
  }

  @Test func aMissingPersonIsTold() async throws {
    standIns.database.store([Person(id: "1", name: "ada", age: 1)], stamp: "old")
    var seen: [Result<String, Fizzle>] = []
    let following = ["1", "2"].map { id in
      vessel.personQuery(id).sink { seen.append($0.map(\.name)) }
    }
    await settle()
    #expect(seen.count == 2 && seen.contains(.success("ada")) && seen.contains(.failure(.personMissing)))
    withExtendedLifetime(following) {}
  }

  @Test func movingWalksFliesOrBoth() async throws {
    let move = vessel.moveHereAction
    #expect(try await move(true, false) == "Walked.")
    #expect(try await move(false, true) == "Flew.")
    #expect(try await move(true, true) == "Walked. Flew.")
    let error = await fizzle { () async throws(Fizzle) in try await move(false, false) }
    #expect(error == .notMoving)
    standIns.web.fizzle = .noInternet
    let walking = await fizzle { () async throws(Fizzle) in try await move(true, true) }
    #expect(walking == .noInternet)
  }

  @Test func theReportIsWhatTheWorkersHaveLogged() async {
    standIns.log.report = Report(text: "web: one\n")
    #expect(await vessel.reportAction().text == "web: one\n")
    standIns.log.report = Report(text: "web: one\nweb: two\n")
    #expect(await vessel.sister().reportAction().newestFirst.first?.text == "web: two")
  }

  @Test func aPersonWithoutAPhotoHasNone() async {
    let person = Person(id: "1", name: "ada", age: 1)
    let error = await fizzle { () async throws(Fizzle) in try await vessel.loadPhotoAction(person) }
    #expect(error == .photoMissing)
  }
}
