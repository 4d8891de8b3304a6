import KeelControls
import KeelInteraction
import KeelScene
import KeelTesting
import PeopleModel
import PeopleService
import Testing

@testable import PeopleScreen

extension SharedTurn {
  /// A list of many people. Only the people near the visible region are loaded.
  @MainActor @Suite struct WindowTests {
    /// People in the order of their names: those with even numbers in Germany, the others in Norway.
    private func people(_ count: Int, countries: [String] = ["DE", "NO"]) -> [Person] {
      (0..<count).map { number in
        Person(
          id: "\(number)", name: "Person \(100_000 + number)", age: number % 90,
          country: countries[number % countries.count])
      }
    }

    private func list(of app: App) throws -> NodeID {
      try #require(app.nodes { if case .list = $0 { true } else { false } }.first)
    }

    /// The row of the list with a name, and not one of the details.
    private func row(_ name: String, of app: App) throws -> NodeID? {
      let list = try list(of: app)
      return app.driver.findAll(role: .row, name: name).map(\.id).first { row in
        var outer: NodeID? = row
        while let id = outer, id != list { outer = app.frontEnd.tree.parent(of: id) }
        return outer != nil
      }
    }

    @Test(arguments: ViewsKind.allCases)
    func openingAndScrollingReadWindows(_ views: ViewsKind) async throws {
      let app = await App(views, on: Raft(people: people(10_000, countries: ["NO"])), visibleRows: 20)
      #expect(app.raft.windows == [0..<200])
      #expect(app.outline.contains("10,000 people"))
      app.frontEnd.scroll(try list(of: app), toRow: 5_000)
      await app.driver.settle()
      for number in 5_000..<5_020 {
        #expect(try row("Person \(100_000 + number)", of: app) != nil, "Person \(number) in \(app.outline)")
      }
      #expect(!app.outline.contains("\"…\""), "\(app.outline)")
      #expect(app.raft.windows.count == 2 && app.raft.windows.last?.count ?? 0 <= 500, "\(app.raft.windows)")

      for first in stride(from: 5_020, through: 5_600, by: 20) {
        app.frontEnd.scroll(try list(of: app), toRow: first)
        await app.driver.settle()
        #expect(try row("Person \(100_000 + first)", of: app) != nil)
      }
      #expect(app.raft.windows.count <= 6, "\(app.raft.windows)")
      #expect(app.raft.windows.reduce(0) { $0 + $1.count } <= 4_500, "\(app.raft.windows)")
      try await app.tap("Person 105600")
      #expect(app.driver.path == "person/5600")
      #expect(app.frontEnd.faults.isEmpty)
    }

    @Test(arguments: ViewsKind.allCases)
    func aLinkScrollsToThePerson(_ views: ViewsKind) async throws {
      let raft = Raft(people: people(10_000), state: Roger(route: Roger.Route(person: "7001")))
      let app = await App(views, on: raft, visibleRows: 20)
      // In Norway, behind 5,000 Germans.
      #expect(raft.calls.contains("locate 7001"))
      #expect(try row("Person 107001", of: app) != nil && row("Person 106991", of: app) != nil, "\(app.outline)")
      #expect(try row("Person 107000", of: app) == nil && row("Person 100000", of: app) == nil)
      let chosen = app.nodes { if case .row(let row) = $0 { row.isSelected } else { false } }
      #expect(chosen == [try #require(try row("Person 107001", of: app))])
      #expect(raft.windows.count == 2, "\(raft.windows)")
      // The list stays where the user scrolls to.
      app.frontEnd.scroll(try list(of: app), toRow: 0)
      await app.driver.settle()
      raft.people.removeLast()
      await app.driver.settle()
      #expect(try row("Person 100000", of: app) != nil && row("Person 107001", of: app) == nil, "\(app.outline)")
    }

    @Test(arguments: ViewsKind.allCases)
    func aRowKeepsItsPlaceWhenItIsRead(_ views: ViewsKind) async throws {
      let service = SlowList(Raft(people: people(1_000, countries: ["NO"])))
      let app = await App(views, on: service.raft, service: service, visibleRows: 20)
      app.frontEnd.scroll(try list(of: app), toRow: 500)
      await app.driver.settle()
      #expect(try app.outline.contains("\"…\"") && row("Person 100500", of: app) == nil)
      let unread = app.nodes { if case .row = $0 { true } else { false } }
      // A row without a person opens nothing.
      if let first = unread.first { app.window.send(.activate(first)) }
      await app.driver.settle()
      #expect(app.state.route.person == nil)
      service.answer()
      await app.driver.settle()
      #expect(app.nodes { if case .row = $0 { true } else { false } } == unread)
      let read = try #require(try row("Person 100505", of: app))
      try await app.tap("Person 100505")
      #expect(app.driver.path == "person/505")
      // Somebody comes before everybody, and the row stays that of its person.
      service.raft.people.insert(Person(id: "first", name: "A", age: 1, country: "NO"), at: 0)
      await app.driver.settle()
      #expect(try row("Person 100505", of: app) == read)
      let chosen = app.nodes { if case .row(let row) = $0 { row.isSelected } else { false } }
      #expect(chosen == [read])
    }
  }
}
