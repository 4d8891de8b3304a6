import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import PeopleModel
import PeopleService
import Testing

@testable import PeopleScreen

extension SharedTurn {
  /// What a person does with the app, in both layers.
  @MainActor @Suite struct StoryTests {
    @Test(arguments: ViewsKind.allCases)
    func fromTheListToAPersonAndAnother(_ views: ViewsKind) async throws {
      let app = await App(views)
      #expect(app.outline.contains("Germany") && app.outline.contains("Norway"))
      #expect(app.outline.contains("6 people"))
      #expect(app.outline.contains("\"Mira Okafor\" \"KID\""), "\(app.outline)")
      #expect(app.outline.contains("Nobody Is Chosen"))
      try await app.tap("Aiko Brandt")
      #expect(app.state.route == Roger.Route(person: "p3"))
      #expect(app.driver.path == "person/p3")
      for text in ["bluecup", "aiko@example.org", "0171-555-0103", "\"28\"", "YOUTH"] {
        #expect(app.outline.contains(text), "\(text) is missing in \(app.outline)")
      }
      try await app.tap("Ole Hartmann")
      #expect(app.driver.path == "person/p6")
      #expect(app.outline.contains("oldclock") && !app.outline.contains("bluecup"))
      #expect(app.frontEnd.faults.isEmpty)
    }

    /// A container that answers at once, as the raft does, leads to no work without end.
    @Test(arguments: ViewsKind.allCases)
    func openingAPersonSettlesInOneTurn(_ views: ViewsKind) async throws {
      let app = await App(views)
      let reports = RuntimeWarning.withCapture {
        for name in ["Aiko Brandt", "Ole Hartmann"] { #expect(throws: Never.self) { try app.driver.tap(name) } }
      }
      #expect(reports.map(\.description) == [])
      #expect(app.outline.contains("oldclock"), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func theRegionIsSwitchedOnEveryScreenAtOnce(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Aiko Brandt")
      #expect(app.outline.contains("\"Region\" \"Germany\""), "\(app.outline)")
      try await app.tap("Show Regions")
      #expect(!app.state.field.isRegion)
      #expect(!app.outline.contains("Germany") && !app.outline.contains("Norway"), "\(app.outline)")
      // Another window, or a colleague, switches it on again.
      app.raft.applyRegionAction(true)
      await app.driver.settle()
      #expect(app.outline.contains("\"Region\" \"Germany\"") && app.outline.contains("Norway"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aSearchFindsWhileItIsTypedAndIsRememberedWhenItHasLedToSomebody(_ views: ViewsKind) async throws {
      let app = await App(views)
      try app.driver.setSearchText("l")
      await app.driver.settle()
      #expect(app.driver.path == "search")
      #expect(app.outline.contains("Tomas Lind") && !app.outline.contains("Mira Okafor"), "\(app.outline)")
      try app.driver.setSearchText("lind")
      await app.driver.settle()
      #expect(app.state.query.recents.isEmpty)
      try await app.tap("Tomas Lind")
      #expect(app.driver.path == "search/p4")
      #expect(app.state.query.recents == ["lind"])
      try app.driver.endSearch()
      await app.driver.settle()
      #expect(app.driver.path == "person/p4")
      #expect(app.outline.contains("Mira Okafor"))
      app.raft.goAction(Roger.Route(isSearching: true))
      await app.driver.settle()
      #expect(app.outline.contains("Recent Searches"))
      try await app.tap("lind")
      #expect(app.state.query.draft == "lind" && app.outline.contains("Tomas Lind"))
      try app.driver.setSearchText("")
      await app.driver.settle()
      try await app.tap("Clear Recent Searches")
      #expect(app.state.query.recents.isEmpty && !app.outline.contains("Recent Searches"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aSearchWithoutResultsSaysSo(_ views: ViewsKind) async throws {
      let app = await App(views)
      try app.driver.setSearchText("zzz")
      try app.driver.submitSearch()
      await app.driver.settle()
      #expect(app.outline.contains("Nobody Is Called “zzz”"))
      #expect(app.raft.calls.contains("find zzz"))
    }

    @Test(arguments: ViewsKind.allCases)
    func nobodyIsMissedBeforeTheSearchHasAnswered(_ views: ViewsKind) async throws {
      let service = SlowSearch()
      let app = await App(views, on: service.raft, service: service)
      service.found.send(Found(.success([]), for: ""))
      try app.driver.setSearchText("l")
      await app.driver.settle()
      #expect(app.outline.contains("Searching…") && !app.outline.contains("Nobody Is Called"), "\(app.outline)")
      service.found.send(Found(.success([]), for: "l"))
      await app.driver.settle()
      #expect(app.outline.contains("Nobody Is Called “l”"))
      try app.driver.setSearchText("li")
      await app.driver.settle()
      #expect(app.outline.contains("Searching…") && !app.outline.contains("Nobody Is Called"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aPhotoThatFailedIsAskedForAgainAfterAFetch(_ views: ViewsKind) async throws {
      let raft = Raft(fizzle: .photoMissing)
      let app = await App(views, on: raft)
      try await app.tap("Aiko Brandt")
      #expect(app.raft.calls.filter { $0 == "photo of p3" }.count == 1)
      // The picture is missing, and no error is reported.
      #expect(!app.outline.contains("Photo of Aiko Brandt") && !app.outline.contains("is loading"), "\(app.outline)")
      #expect(!app.outline.contains("There is no photo"))
      raft.set { $0.sys.stamp = "2026-11-26T08:30:00Z" }
      await app.driver.settle()
      #expect(app.raft.calls.filter { $0 == "photo of p3" }.count == 2)
      // A person without a photo has none to ask for.
      try await app.tap("Ole Hartmann")
      raft.set { $0.sys.stamp = "2026-11-27T08:30:00Z" }
      await app.driver.settle()
      #expect(!app.raft.calls.contains("photo of p6") && !app.outline.contains("is loading"))
    }

    @Test(arguments: ViewsKind.allCases)
    func refreshingShowsProgressAndKeepsThePeople(_ views: ViewsKind) async throws {
      let app = await App(views)
      let gate = Gate()
      app.raft.pause = { await gate.wait() }
      try app.driver.refresh()
      await app.driver.settle()
      #expect(app.outline.contains("Asking the source…") && app.outline.contains("Mira Okafor"))
      app.raft.set { $0.sys.last = .receiving(.init(done: 1, total: 4)) }
      await app.driver.settle()
      #expect(app.outline.contains("Receiving people…") && app.outline.contains("25"), "\(app.outline)")
      gate.open()
      await app.driver.settle()
      #expect(!app.outline.contains("Receiving people…"))
    }

    @Test(arguments: ViewsKind.allCases)
    func progressUpdatesTheBannerAndNoPerson(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.raft.set { $0.sys.last = .receiving(.init(done: 0, total: 100)) }
      await app.driver.settle()
      let updates = app.list?.updateCount
      // Bodies are counted in the whole process: nothing is left from other tests, and none of them runs meanwhile.
      Turn.shared.flush()
      app.frontEnd.clearLog()
      let before = BodyPass.shared.evaluationCount
      for done in 1...10 {
        app.raft.set { $0.sys.last = .receiving(.init(done: done, total: 100)) }
        Turn.shared.flush()
      }
      let evaluated = BodyPass.shared.evaluationCount - before
      #expect(app.outline.contains("10%"), "\(app.outline)")
      #expect(app.list?.updateCount == updates)
      // The bar, what it consists of, and what observes the progress.
      #expect((10...40).contains(evaluated), "\(evaluated) bodies in ten steps")
      let operations = app.frontEnd.log.operations
      #expect(operations.count == 10, "\(operations)")
      for operation in operations {
        if case .update(_, .progress) = operation { continue }
        Issue.record("A step of progress changed something else: \(operation)")
      }
      // But another fetched person is shown.
      app.raft.people.removeLast()
      await app.driver.settle()
      #expect(!app.outline.contains("Ole Hartmann"))
    }

    @Test(arguments: ViewsKind.allCases)
    func recordsThatCouldNotBeReadAreCounted(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.raft.set { $0.sys.last = .saved(.init(count: 6, skipped: 1)) }
      await app.driver.settle()
      #expect(app.outline.contains("1 record of the source could not be read. The others are here."))
      #expect(!app.driver.canReach("Try Again"))
      app.raft.set { $0.sys.last = .saved(.init(count: 6, skipped: 2)) }
      await app.driver.settle()
      #expect(app.outline.contains("2 records of the source could not be read."), "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func withoutInternetTheStoredPeopleAreShownWithANotice(_ views: ViewsKind) async throws {
      let app = await App(views)
      app.raft.fizzle = .noInternet
      try app.driver.refresh()
      await app.driver.settle()
      #expect(app.outline.contains("There is no connection to the source of people."), "\(app.outline)")
      #expect(app.outline.contains("25 Nov 2026") && app.outline.contains("Mira Okafor"))
      app.raft.fizzle = nil
      try await app.tap("Try Again")
      #expect(app.raft.calls.last == "retry")
      #expect(!app.outline.contains("no connection"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aFailedRefreshIsSeenWhereverTheListIs(_ views: ViewsKind) async throws {
      let people = (0..<1_000).map { Person(id: "\($0)", name: "Person \(10_000 + $0)", age: 30, country: "NO") }
      let app = await App(views, on: Raft(people: people, fizzle: .noInternet), visibleRows: 20)
      let list = try #require(app.nodes { if case .list = $0 { true } else { false } }.first)
      app.frontEnd.scroll(list, toRow: 500)
      await app.driver.settle()
      try app.driver.refresh()
      await app.driver.settle()
      #expect(app.outline.contains("There is no connection to the source of people."), "\(app.outline)")
      #expect(app.outline.contains("Person 10510") && !app.outline.contains("Person 10000"))
      // The bar is beside the list and not in it, so that no scrolling takes it away.
      var outer = app.driver.find(role: .button, name: "Try Again")?.id
      try #require(outer != nil)
      while let id = outer, id != list { outer = app.frontEnd.tree.parent(of: id) }
      #expect(outer == nil)
      app.raft.fizzle = nil
      try await app.tap("Try Again")
      #expect(!app.outline.contains("no connection") && app.outline.contains("Person 10510"), "\(app.outline)")
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func anErrorWithoutPeopleTakesTheirPlaceUntilATryWorks(_ views: ViewsKind) async throws {
      let raft = Raft(people: [], state: Roger(), fizzle: .sourceFailed(status: 500))
      let app = await App(views, on: raft)
      #expect(app.outline.contains("There Are No People Here"))
      try await app.tap("Fetch People")
      #expect(app.outline.contains("(500)"), "\(app.outline)")
      raft.fizzle = nil
      raft.people = Raft.somePeople
      await app.driver.settle()
      try await app.tap("Mira Okafor")
      #expect(app.driver.path == "person/p1")
    }

    @Test(arguments: ViewsKind.allCases)
    func aDatabaseThatCannotBeReadIsReportedAndTriedAgain(_ views: ViewsKind) async throws {
      let raft = Raft(queryFizzle: .databaseLocked)
      let app = await App(views, on: raft)
      #expect(app.outline.contains("Another program is using the stored people."))
      #expect(app.driver.canReach("Try Again"))
      raft.queryFizzle = nil
      await app.driver.settle()
      #expect(app.outline.contains("Mira Okafor"))
      // What has been read stays when reading fails later.
      raft.queryFizzle = .databaseLocked
      await app.driver.settle()
      #expect(app.outline.contains("Mira Okafor") && app.outline.contains("Another program"))
    }

    @Test(arguments: ViewsKind.allCases)
    func removingThePeopleIsConfirmedAndItsFailureReported(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Remove Stored People…")
      #expect(app.outline.contains("alert \"Remove all stored people?\""))
      try await app.tap("Cancel")
      #expect(app.raft.calls.isEmpty && app.outline.contains("Mira Okafor"))
      app.raft.fizzle = .databaseReadOnly
      try await app.tap("Remove Stored People…")
      try await app.tap("Remove")
      #expect(app.outline.contains("alert \"Not everything was removed\""), "\(app.outline)")
      try await app.tap("OK")
      app.raft.fizzle = nil
      try await app.tap("Remove Stored People…")
      try await app.tap("Remove")
      #expect(app.outline.contains("There Are No People Here") && app.driver.canReach("Fetch People"))
    }

    @Test(arguments: ViewsKind.allCases)
    func theLogIsCopiedForTheDeveloper(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Send to the Developer…")
      #expect(app.outline.contains("Nothing has gone wrong so far."), "\(app.outline)")
      #expect(!app.driver.canReach("Copy the Log"))
      try await app.tap("Done")
      #expect(!app.outline.contains("Nothing has gone wrong"))
      app.raft.report = Report(text: "12:00 web: status 500\n12:01 database: busy\n", file: "/log.txt")
      try await app.tap("Send to the Developer…")
      let lines = app.outline.split(separator: "\n")
      let newest = try #require(lines.firstIndex { $0.contains("12:01 database: busy") })
      let oldest = try #require(lines.firstIndex { $0.contains("12:00 web: status 500") })
      #expect(newest < oldest)
      #expect(app.outline.contains("The log is in /log.txt."))
      #expect(app.frontEnd.copiedText == nil && !app.outline.contains("was copied"))
      try await app.tap("Copy the Log")
      #expect(app.frontEnd.copiedText == "12:00 web: status 500\n12:01 database: busy\n")
      #expect(app.outline.contains("The log was copied."), "\(app.outline)")
      try await app.tap("Done")
      #expect(app.outline.contains("Mira Okafor") && !app.outline.contains("database: busy"))
      // The next report has not been copied.
      try await app.tap("Send to the Developer…")
      #expect(app.outline.contains("database: busy") && !app.outline.contains("was copied"))
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func theMoveWalksAndFliesAndReportsItsFailure(_ views: ViewsKind) async throws {
      let app = await App(views)
      try await app.tap("Tomas Lind")
      try app.driver.toggle("Fly", isOn: true)
      let gate = Gate()
      app.raft.pause = { await gate.wait() }
      try await app.tap("Move Here")
      #expect(!app.driver.canReach("Move Here"), "a second press does nothing: \(app.outline)")
      gate.open()
      app.raft.pause = {}
      await app.driver.settle()
      #expect(app.outline.contains("Walked. Flew."))
      app.raft.fizzle = .sourceTooSlow
      try await app.tap("Move Here")
      #expect(app.outline.contains("alert \"The move did not work\""))
      try await app.tap("OK")
      try app.driver.toggle("Fly", isOn: false)
      try app.driver.toggle("Walk", isOn: false)
      await app.driver.settle()
      #expect(!app.driver.canReach("Move Here"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aLinkToAPersonWhoIsNotThereLeadsToTheList(_ views: ViewsKind) async throws {
      let app = await App(views, on: Raft(state: Roger(route: Roger.Route(person: "gone"))), isCompact: true)
      #expect(app.outline.contains("This Person Is Not Here"), "\(app.outline)")
      try await app.tap("Show All People")
      #expect(app.driver.path == "" && app.outline.contains("Mira Okafor"))
    }

    @Test(arguments: ViewsKind.allCases)
    func whereThereIsRoomForOneTheWayBackClosesTheDetails(_ views: ViewsKind) async throws {
      let app = await App(views, isCompact: true)
      try await app.tap("Mira Okafor")
      #expect(app.driver.path == "person/p1")
      await app.goToList()
      #expect(app.state.route == Roger.Route() && app.driver.path == "")
      // The same person can be opened again.
      try await app.tap("Mira Okafor")
      #expect(app.driver.path == "person/p1")
    }

    @Test(arguments: ViewsKind.allCases)
    func theInventedPeopleAreCalledInvented(_ views: ViewsKind) async throws {
      let app = await App(views, on: Raft(state: Roger(sys: Roger.Sys(isSample: true))))
      #expect(app.outline.contains("6 invented people"))
    }

    @Test(arguments: ViewsKind.allCases)
    func aHundredThousandPeopleHaveTheRowsOfAScreen(_ views: ViewsKind) async throws {
      let people = (0..<100_000).map { Person(id: "\($0)", name: "Person \($0)", age: $0 % 90, country: "NO") }
      let app = await App(views, on: Raft(people: people), visibleRows: 20)
      #expect(app.outline.contains("100,000 people"))
      let rows = app.nodes { if case .row = $0 { true } else { false } }.count
      #expect((20...200).contains(rows), "\(rows) rows")
    }
  }
}
