import Foundation
import KeelData
import PeopleModel
import PeopleService
import PeopleUtil
import Synchronization
import Testing

@testable import PeopleWorkers

/// The database worker on a real file of SQLite.
@Suite struct PersonDBWorkerTests {
  private let place: Place
  private let notes = Notes()
  private let ada = Person(
    id: "1", name: "Ada Moen", username: "blue", gender: .female, email: "ada@example.org", age: 36, country: "NO",
    cellphone: "555", photo: "https://photos.example.org/1.png")
  private let bo = Person(id: "2", name: "bo Ahrens", username: "red", age: 20, country: "DE")
  private let cy = Person(id: "3", name: "Cy Zebra", username: "green", age: 85, country: "DE")

  init() throws { place = try Place() }

  private func save(_ people: [Person], in worker: PersonDBWorker, stamp: String = "now") async throws(Fizzle) {
    try await worker.updateManyPerson(people, stamp: stamp) { _ in }
  }

  @Test func aPersonComesBackAsItWasSaved() async throws {
    let worker = place.worker()
    try await save([ada, bo], in: worker)
    #expect(try await worker.readPerson(id: "1") == ada)
    #expect(try await worker.readPerson(id: "2") == bo)
    #expect(try await worker.readStamp() == "now")
    await worker.close()
    // Another program opens the same file.
    #expect(try await place.worker().readPerson(id: "1") == ada)
  }

  @Test func aMissingPersonIsTold() async throws {
    let worker = place.worker()
    #expect(await fizzle { () async throws(Fizzle) in try await worker.readPerson(id: "x' OR 1 --") } == .personMissing)
    #expect(try await worker.readStamp() == nil)
  }

  @Test func aStoredPersonIsChangedPropertyByProperty() async throws {
    let worker = place.worker()
    try await save([ada, bo], in: worker)
    // What the app itself might keep with a person stays: the row is changed and not replaced.
    let database = try await Database.open(.file(place.path))
    let number = try await database.value("SELECT number FROM person WHERE id = '1'", as: Int.self)
    var older = ada
    older.age = 37
    older.cellphone = nil
    older.name = "ada moen"
    try await save([older], in: worker)
    #expect(try await worker.readPerson(id: "1") == older)
    #expect(try await database.value("SELECT number FROM person WHERE id = '1'", as: Int.self) == number)
    #expect(try await database.value("SELECT count(*) FROM person", as: Int.self) == 2)
    await database.close()
  }

  @Test func aListFollowsTheDatabaseInItsOrder() async throws {
    let worker = place.worker()
    var plain = worker.followAllPersonMeta(in: .plain).makeAsyncIterator()
    // Unlike an iterator, which receives the latest answer only, this counts them all.
    let counted = Mutex(0)
    let all = Query<String>(first: "SELECT id FROM person ORDER BY name")
    var counting = worker.following({ _ in all }) { (people) -> Result<Int, Fizzle> in
      counted.withLock { $0 += 1 }
      return .success(people.count)
    }.makeAsyncIterator()
    var stamps = worker.following({ _ in Query<String>(first: "SELECT time FROM stamp") }) { .success($0.first) }
      .makeAsyncIterator()
    #expect(await counting.next() == .success(0))
    #expect(await stamps.next() == .success(nil))
    var grouped = worker.followAllPersonMeta(in: .byCountry).makeAsyncIterator()
    #expect(await plain.next() == .success([]))
    #expect(await grouped.next() == .success([]))
    try await save([cy, ada, bo], in: worker)
    #expect(
      await plain.next() == .success([Person.Group(country: nil, people: [ada.meta, bo.meta, cy.meta])]))
    #expect(
      await grouped.next()
        == .success([
          Person.Group(country: "DE", people: [bo.meta, cy.meta]), Person.Group(country: "NO", people: [ada.meta]),
        ]))
    #expect(await counting.next() == .success(3))
    #expect(await stamps.next() == .success("now"))
    // Equal people wake nobody: the next news is of another change.
    try await save([ada, bo, cy], in: worker, stamp: "later")
    #expect(await stamps.next() == .success("later"))
    try await worker.removeAllPerson()
    #expect(await counting.next() == .success(0))
    #expect(counted.withLock { $0 } == 3)
    #expect(await plain.next() == .success([]))
    #expect(try await worker.readStamp() == nil)
  }

  @Test func countriesAreInTheOrderOfTheirNames() async throws {
    let worker = place.worker()
    let people = ["ZZ", "CH", "DE", "ES", "KR"].map { Person(id: $0, name: "N", age: 1, country: $0) }
    try await save(people, in: worker)
    var updates = worker.followAllPersonMeta(in: .byCountry).makeAsyncIterator()
    // Germany, South Korea, Spain, Switzerland.
    #expect(try await updates.next()?.get().map(\.country) == ["DE", "KR", "ES", "CH", "ZZ"])
  }

  @Test func aPersonIsFollowed() async throws {
    let worker = place.worker()
    var updates = worker.followPerson(id: "1").makeAsyncIterator()
    #expect(await updates.next() == .failure(.personMissing))
    try await save([ada], in: worker)
    #expect(await updates.next() == .success(ada))
  }

  @Test func anObservationOutlivesAnyNumberOfErrorsThatPass() async throws {
    let worker = place.worker { $0.patience = Patience(attempts: 2, pause: .zero) }
    try await save([ada], in: worker)
    // Each second reading fails: once, and then the next attempt succeeds.
    let readings = Mutex(0)
    let busy = DataError.busy(DataError.Details("busy", rule: "", remedy: ""))
    var names = worker.following({ _ in
      Query<String>("SELECT name FROM person") { row in
        let number = readings.withLock { number in
          number += 1
          return number
        }
        if number.isMultiple(of: 2) { throw busy }
        return try row[0]
      }
    }) { .success($0.first) }.makeAsyncIterator()
    #expect(await names.next() == .success("Ada Moen"))
    for number in 1...4 {
      var renamed = ada
      renamed.name = "Ada \(number)"
      try await save([renamed], in: worker)
      #expect(await names.next() == .success("Ada \(number)"))
    }
  }

  @Test func whatAnotherProcessWritesIsSeen() async throws {
    let worker = place.worker()
    try await save([ada], in: worker)
    var updates = worker.followPerson(id: "1").makeAsyncIterator()
    #expect(await updates.next() == .success(ada))
    let other = try OtherProcess("rename", place.path)
    #expect(other.line() == "ready")
    for name in ["Ada Dahl", "Ada Lunde"] {
      other.write(name)
      #expect(try await updates.next()?.get().name == name)
    }
    other.end()
  }

  @Test func anImportThatIsKilledLeavesTheOldPeople() async throws {
    let old = (0..<4000).map { Person(id: "\($0)", name: "Old \($0)", age: 20, country: "DE") }
    let first = place.worker()
    try await save(old, in: first, stamp: "old")
    await first.close()
    let other = try OtherProcess("half", place.path)
    #expect(other.line() == "ready")
    other.kill()
    let worker = place.worker()
    #expect(try await worker.readStamp() == "old")
    var updates = worker.followAllPersonMeta(in: .plain).makeAsyncIterator()
    let people = try await updates.next()?.get().flatMap(\.people) ?? []
    #expect(people.count == 4000)
    #expect(people.allSatisfy { $0.name.hasPrefix("Old") })
    #expect(try await worker.readPersonMeta(matching: "new", limit: 10) == [])
    try await save([ada], in: worker, stamp: "new")
    #expect(try await worker.readStamp() == "new")
  }

  @Test func anImportThatIsKilledAfterItsEndIsThere() async throws {
    let other = try OtherProcess("whole", place.path)
    #expect(other.line() == "ready")
    other.kill()
    let worker = place.worker()
    #expect(try await worker.readStamp() == "new")
    #expect(try await worker.fly(isWing: true).hasPrefix("Flew over 4000 people"))
    #expect(try await worker.readPersonMeta(matching: "new 399", limit: 100).count == 11)
  }

  @Test func progressCountsThePeople() async throws {
    let people = (0..<2500).map { Person(id: "\($0)", name: "N", age: 1) }
    let steps = Mutex<[Int]>([])
    try await place.worker().updateManyPerson(people, stamp: "s") { step in steps.withLock { $0.append(step.done) } }
    #expect(steps.withLock { $0 } == [1000, 2000])
  }

  @Test func flyingCountsThePeople() async throws {
    let worker = place.worker()
    try await save([ada, bo], in: worker)
    #expect(try await worker.fly(isWing: true).hasPrefix("Flew over 2 people in "))
    #expect(await fizzle { () async throws(Fizzle) in try await worker.fly(isWing: false) } == .notMoving)
  }
}

/// Databases that cannot be used.
@Suite(.timeLimit(.minutes(5))) struct PersonDBFaultTests {
  private let place: Place
  private let notes = Notes()
  private let ada = Person(id: "1", name: "Ada", age: 36)

  init() throws { place = try Place() }

  private func save(_ people: [Person], in worker: PersonDBWorker) async -> Fizzle? {
    await fizzle { () async throws(Fizzle) in try await worker.updateManyPerson(people, stamp: "s") { _ in } }
  }

  @Test func aLockedDatabaseIsToldAndWorksAfterwards() async throws {
    let worker = place.worker(notes) {
      $0.busyTimeout = .zero
      $0.patience.attempts = 1
    }
    #expect(await save([ada], in: worker) == nil)
    let other = try await Database.open(.file(place.path))
    let (locked, lock) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let holding = Task {
      try await other.write { writer in
        try writer.run("UPDATE person SET age = 40")
        lock.yield()
        gate.wait()
      }
    }
    for await _ in locked { break }
    #expect(await save([ada], in: worker) == .databaseLocked)
    // Reading goes on.
    #expect(try await worker.readPerson(id: "1").age == 36)
    gate.signal()
    try await holding.value
    #expect(await save([ada], in: worker) == nil)
    #expect(notes.failures.count == 1)
    await other.close()
  }

  @Test func aDamagedFileIsToldAndNotTouched() async throws {
    let content = Data(repeating: 0x58, count: 4096)
    try FileManager.default.createDirectory(
      at: URL(filePath: place.path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: URL(filePath: place.path))
    let worker = place.worker(notes)
    #expect(await fizzle { () async throws(Fizzle) in try await worker.readStamp() } == .databaseDamaged)
    #expect(try Data(contentsOf: URL(filePath: place.path)) == content)
    var updates = worker.followAllPersonMeta(in: .plain).makeAsyncIterator()
    #expect(await updates.next() == .failure(.databaseDamaged))
    #expect(await updates.next() == nil)
    // Once the file is moved away, the same worker begins anew.
    try FileManager.default.removeItem(atPath: place.path)
    #expect(await save([ada], in: worker) == nil)
    #expect(!notes.failures.isEmpty)
  }

  @Test func aNewerDatabaseIsTold() async throws {
    let worker = place.worker()
    #expect(await save([ada], in: worker) == nil)
    await worker.close()
    let newer = PersonSchema.migrations() + [Migration(2, "CREATE TABLE later (x)")]
    let database = try await Database.open(.file(place.path), migrations: newer)
    await database.close()
    let older = place.worker(notes)
    #expect(await fizzle { () async throws(Fizzle) in try await older.readStamp() } == .databaseNewer)
  }

  @Test func aFileThatIsRemovedIsToldToEveryFollowerAndOpenedAgain() async throws {
    let worker = place.worker(notes)
    #expect(await save([ada], in: worker) == nil)
    var lists = [Person.Order.plain, .byCountry].map { worker.followAllPersonMeta(in: $0).makeAsyncIterator() }
    var person = worker.followPerson(id: "1").makeAsyncIterator()
    for index in lists.indices { #expect(try await lists[index].next()?.get().count == 1) }
    #expect(await person.next() == .success(ada))
    let other = try OtherProcess("remove", place.path)
    #expect(other.line() == "removed")
    other.end()
    for index in lists.indices {
      #expect(await lists[index].next() == .failure(.databaseUnavailable(file: place.path)))
      #expect(await lists[index].next() == nil)
    }
    #expect(await person.next() == .failure(.databaseUnavailable(file: place.path)))
    // Retry begins anew.
    person = worker.followPerson(id: "1").makeAsyncIterator()
    #expect(await person.next() == .failure(.personMissing))
    #expect(await save([ada], in: worker) == nil)
    #expect(await person.next() == .success(ada))
    await worker.close()
  }

  @Test func savingInARemovedFileIsToldAndWorksTheNextTime() async throws {
    let worker = place.worker(notes)
    #expect(await save([ada], in: worker) == nil)
    let other = try OtherProcess("remove", place.path)
    #expect(other.line() == "removed")
    other.end()
    #expect(await save([ada], in: worker) == .databaseUnavailable(file: place.path))
    #expect(await save([ada], in: worker) == nil)
    #expect(try await worker.readPerson(id: "1") == ada)
    await worker.close()
  }

  @Test func aDatabaseThatANewerVersionMigratesIsToldWhileItIsOpen() async throws {
    let worker = place.worker(notes)
    #expect(await save([ada], in: worker) == nil)
    let newer = PersonSchema.migrations() + [Migration(2, "CREATE TABLE later (x)")]
    await (try await Database.open(.file(place.path), migrations: newer)).close()
    #expect(await save([ada], in: worker) == .databaseNewer)
    #expect(await fizzle { () async throws(Fizzle) in try await worker.readStamp() } == .databaseNewer)
    await worker.close()
  }

  @Test func aFullDatabaseIsToldAndKeepsWhatItHas() async throws {
    let worker = place.worker(notes) { $0.maximumSize = 200_000 }
    #expect(await save([ada], in: worker) == nil)
    let many = (0..<5000).map { Person(id: "m\($0)", name: "Many \($0)", age: 1) }
    #expect(await save(many, in: worker) == .diskFull)
    var updates = worker.followAllPersonMeta(in: .plain).makeAsyncIterator()
    #expect(try await updates.next()?.get().flatMap(\.people) == [ada.meta])
  }

  @Test func aReadOnlyDatabaseIsShownAndToldWhenItIsChanged() async throws {
    // Root may write everything, so another process tries it, as another user if this one is root.
    let worker = place.worker()
    #expect(await save([ada], in: worker) == nil)
    await worker.close()
    let folder = URL(filePath: place.path).deletingLastPathComponent().path
    chmod(place.folder.path, 0o755)
    chmod(place.path, 0o444)
    // The log of the database can be created beside it, so that it can be read.
    chmod(folder, 0o777)
    let reader = try OtherProcess("save-as-nobody", place.path)
    #expect(reader.line() == "people s")
    #expect(reader.line() == "databaseReadOnly")
    reader.end()
    // Where it cannot, it can be read as long as none is needed.
    chmod(folder, 0o755)
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: place.path + suffix) }
    let guest = try OtherProcess("save-as-nobody", place.path)
    #expect(guest.line() == "people s")
    #expect(guest.line() == "databaseReadOnly")
    guest.end()
    chmod(folder, 0o777)
    chmod(place.path, 0)
    let stranger = try OtherProcess("save-as-nobody", place.path)
    #expect(stranger.line() == "databaseUnavailable(file: \"\(place.path)\")")
    stranger.end()
    chmod(place.path, 0o600)
    #expect(try await place.worker().readPerson(id: "1") == ada)
  }

  @Test func aPlaceThatCannotBeOpenedIsTold() async throws {
    // A file stands where the folder should be.
    try Data().write(to: URL(filePath: place.path).deletingLastPathComponent())
    let worker = place.worker(notes)
    #expect(
      await fizzle { () async throws(Fizzle) in try await worker.readStamp() } == .databaseUnavailable(file: place.path)
    )
  }

  @Test func eachErrorOfTheDatabaseHasItsFizzle() {
    let details = DataError.Details("", rule: "", remedy: "")
    #expect(Fizzle(DataError.readOnly(details), path: "p") == .databaseReadOnly)
    #expect(Fizzle(DataError.notPermitted(details), path: "p") == .databaseUnavailable(file: "p"))
    #expect(Fizzle(DataError.full(details), path: "p") == .diskFull)
    #expect(Fizzle(DataError.busy(details), path: "p") == .databaseLocked)
  }
}
