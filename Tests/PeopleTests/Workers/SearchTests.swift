import KeelData
import PeopleModel
import Testing

@testable import PeopleWorkers

@Suite(.timeLimit(.minutes(5))) struct SearchTests {
  private let place: Place
  private let worker: PersonDBWorker

  init() async throws {
    place = try Place()
    worker = place.worker()
    let people = [
      Person(id: "1", name: "Anna Smith", username: "quietfox", email: "anna@example.org", age: 1),
      Person(id: "2", name: "Smilla Hannah-Ann", username: "tinyriver", email: "sm@post.example", age: 1),
      Person(id: "3", name: "Åse Sætre", username: "x", email: "", age: 1),
      Person(id: "4", name: "Joanna Brown", username: "smoke", email: "", age: 1),
      Person(id: "5", name: "강 하늘", username: "", email: "", age: 1),
    ]
    try await worker.updateManyPerson(people, stamp: "s") { _ in }
  }

  private func found(_ text: String, limit: Int = 10) async throws -> [Person.ID] {
    try await worker.readPersonMeta(matching: text, limit: limit).map(\.id)
  }

  @Test func wordsOfAPersonBeginWithTheWordsOfTheSearch() async throws {
    #expect(try await found("ann sm") == ["1", "2"])
    #expect(try await found("ANN") == ["1", "2"])
    #expect(try await found("fox") == [])
    #expect(try await found("quiet") == ["1"])
    #expect(try await found("anna@example") == ["1"])
    #expect(try await found("ase") == ["3"])
    #expect(try await found("하") == ["5"])
    #expect(try await found("s", limit: 2).count == 2)
  }

  @Test func bothWaysFindTheSame() async throws {
    let people = (0..<3000).map {
      Person(id: "p\($0)", name: "\(["Ann", "ann", "Åke", "Bo"][$0 % 4]) \($0 * 7919 % 1000)", age: 1)
    }
    try await worker.updateManyPerson(people, stamp: "s") { _ in }
    let database = try await Database.open(.file(place.path))
    for text in ["a", "ann", "ann 7", "bo 99", "nobody"] {
      let search = SearchText(text)
      let common = try await database.rows(search.query(limit: 50, isCommon: true))
      #expect(try await database.rows(search.query(limit: 50, isCommon: false)) == common, "\(text)")
      #expect(try await worker.readPersonMeta(matching: text, limit: 50) == common)
    }
    // The first letter is common and the last text is not.
    #expect(try await SearchText("a").query(limit: 1, in: database).sql.text.contains("INDEXED BY"))
    #expect(try await !SearchText("nobody").query(limit: 1, in: database).sql.text.contains("INDEXED BY"))
    await database.close()
  }

  @Test func nothingIsAnOperator() async throws {
    for text in ["", " ", "\"", "*", "ann OR x", "NEAR(ann", "name:ann", "-ann sm)", "'; DROP TABLE person; --"] {
      _ = try await found(text)
    }
    #expect(try await found("") == [])
    #expect(try await found("\"ann\" *") == ["1", "2"])
    #expect(try await found("joanna OR ann") == [])
    #expect(SearchText(String(repeating: "a ", count: 100)).words.count == SearchText.longestSearch)
  }

  @Test func theIndexFollowsTheTable() async throws {
    try await worker.updateManyPerson([Person(id: "1", name: "Renamed Person", age: 1)], stamp: "s") { _ in }
    #expect(try await found("anna") == [])
    #expect(try await found("renamed") == ["1"])
    try await worker.removeAllPerson()
    #expect(try await found("renamed") == [])
  }

  @Test func aPersonWhoComesTwiceInOneImportIsFoundByTheLastName() async throws {
    let twice = ["Alpha", "Beta"].map { Person(id: "9", name: $0, age: 1) }
    try await worker.updateManyPerson(twice, stamp: "s") { _ in }
    #expect(try await found("alpha") == [])
    #expect(try await found("beta") == ["9"])
    try await worker.updateManyPerson([Person(id: "9", name: "Gamma", age: 1)], stamp: "s") { _ in }
    #expect(try await found("beta") == [])
    let database = try await Database.open(.file(place.path))
    // Throws if the index does not fit the table.
    try await database.write { try $0.run("INSERT INTO person_text (person_text, rank) VALUES ('integrity-check', 1)") }
    await database.close()
  }

  @Test func aSearchIsFollowed() async throws {
    var updates = worker.followPersonMeta(matching: "brown", limit: 5).makeAsyncIterator()
    #expect(try await updates.next()?.get().map(\.id) == ["4"])
    try await worker.updateManyPerson([Person(id: "6", name: "Kim Brown", age: 1)], stamp: "s") { _ in }
    #expect(try await updates.next()?.get().map(\.id) == ["4", "6"])
  }
}
