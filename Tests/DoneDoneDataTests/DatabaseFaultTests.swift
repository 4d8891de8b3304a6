import DoneDoneModel
import Foundation
import KeelData
import Synchronization
import Testing

@testable import DoneDoneData

/// Databases that cannot be used.
@Suite(.timeLimit(.minutes(5))) struct DatabaseFaultTests {
  private let place = Place()

  private func write(_ data: Data) throws {
    let url = URL(filePath: place.path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  @Test func aDamagedFileIsToldAndNotTouched() async throws {
    let content = Data(repeating: 0x58, count: 4096)
    try write(content)
    let notes = Mutex<[String]>([])
    #expect(
      await problem {
        try await place.open { $0.log = { note in notes.withLock { $0.append(note) } } }
      } == .damaged)
    #expect(try Data(contentsOf: URL(filePath: place.path)) == content)
    #expect(notes.withLock { $0.count } == 1)
  }

  @Test func theDatabaseOfAnotherAppIsToldAndNotTouched() async throws {
    try write(Data())
    // With the same number of its schema, and with none.
    for script: StaticString in ["CREATE TABLE person (name TEXT)", "CREATE TABLE category (name TEXT)"] {
      let database = try await Database.open(.file(place.path), migrations: [Migration(1, script)])
      await database.close()
      let content = try Data(contentsOf: URL(filePath: place.path))
      #expect(await problem { try await place.open() } == .damaged)
      #expect(try Data(contentsOf: URL(filePath: place.path)) == content)
      try FileManager.default.removeItem(atPath: place.path)
    }
  }

  @Test func anEmptyFileBecomesADatabase() async throws {
    try write(Data())
    let database = try await place.open()
    let walk = Activity("walk")
    try await database.save([walk])
    await database.close()
    let again = try await place.open()
    #expect(try await again.archive().activities == [walk])
    await again.close()
  }

  @Test func aNewerDatabaseIsToldAndNotTouched() async throws {
    let database = try await place.open()
    try await database.save([Activity("walk")])
    await database.close()
    let newer = try await Database.open(
      .file(place.path), migrations: Schema.migrations([]) + [Migration(2, "CREATE TABLE later (x)")])
    await newer.close()
    let content = try Data(contentsOf: URL(filePath: place.path))
    #expect(await problem { try await place.open() } == .newerSchema)
    #expect(try Data(contentsOf: URL(filePath: place.path)) == content)
  }

  @Test func aLockedDatabaseIsToldAndWorksAfterwards() async throws {
    let database = try await place.open { $0.busyTimeout = .zero }
    let walk = Activity("walk")
    try await database.save([walk])
    let other = try await Database.open(.file(place.path))
    let (locked, lock) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let holding = Task {
      try await other.write { writer in
        try writer.run("UPDATE activity SET minutes = 1")
        lock.yield()
        gate.wait()
      }
    }
    for await _ in locked { break }
    #expect(await problem { try await database.delete([walk.id]) } == .busy)
    // Reading goes on.
    #expect(try await database.activity(walk.id) == walk)
    gate.signal()
    try await holding.value
    #expect(try await database.delete([walk.id]).count == 1)
    await other.close()
    await database.close()
  }

  @Test func aFullDatabaseIsToldAndKeepsWhatItHas() async throws {
    let database = try await place.open { $0.maximumSize = 200_000 }
    let walk = Activity("walk")
    try await database.save([walk])
    let archive = SampleActivities(today: today, words: Words(.english)).archive(5000)
    #expect(await problem { try await database.importArchive(archive) } == .diskFull)
    #expect(try await first(database.activities(ActivityFilter())) == [walk])
    #expect(try await first(database.categories()) == [])
    await database.close()
  }

  @Test func aPlaceThatCannotBeOpenedIsTold() async throws {
    try FileManager.default.createDirectory(at: place.folder, withIntermediateDirectories: true)
    // A file stands where the folder should be.
    try Data().write(to: URL(filePath: place.path).deletingLastPathComponent())
    #expect(await problem { try await place.open() } == .unavailable)
  }

  @Test func aCancelledImportChangesNothing() async throws {
    let database = try await place.open()
    let archive = SampleActivities(today: today, words: Words(.english)).archive(1000)
    let task = Task { await problem { try await database.importArchive(archive) } }
    task.cancel()
    // It was done before it could be cancelled, or not at all.
    let result = await task.value
    let count = try await first(database.activities(ActivityFilter()))?.count
    #expect(result == nil && count == 1000 || result == .cancelled && count == 0)
    await database.close()
  }

  @Test func aStreamOfAClosedDatabaseEndsAndALaterUseOpensItAgain() async throws {
    let database = try await place.open()
    var list = database.activities(ActivityFilter()).makeAsyncIterator()
    #expect(try await list.next() == [])
    await database.close()
    #expect(try await list.next() == nil)
    let walk = Activity("walk")
    try await database.save([walk])
    #expect(try await first(database.activities(ActivityFilter())) == [walk])
    await database.close()
  }

  @Test(arguments: [false, true])
  func aFileThatIsRemovedIsToldToEveryStreamAndOpenedAgain(_ isReplaced: Bool) async throws {
    let work = Category(name: "Work", color: .pink)
    let notes = Mutex<[String]>([])
    let database = try await place.open([work]) { $0.log = { note in notes.withLock { $0.append(note) } } }
    let walk = Activity("walk")
    try await database.save([walk])
    var list = database.activities(ActivityFilter()).makeAsyncIterator()
    var categories = database.categories().makeAsyncIterator()
    #expect(try await list.next() == [walk])
    #expect(try await categories.next() == [work])
    let swim = Activity("swim")
    let other = Place()
    if isReplaced {
      let database = try await other.open()
      try await database.save([swim])
      await database.close()
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: place.path + suffix) }
    }
    try FileManager.default.removeItem(atPath: place.path)
    if isReplaced { try FileManager.default.moveItem(atPath: other.path, toPath: place.path) }
    #expect(await problem { while try await list.next() != nil {} } == .unavailable)
    #expect(await problem { while try await categories.next() != nil {} } == .unavailable)
    // The next use opens the file that is there now.
    #expect(try await first(database.activities(ActivityFilter())) == (isReplaced ? [swim] : []))
    #expect(try await first(database.categories()) == (isReplaced ? [] : [work]))
    try await database.save([walk])
    #expect(try await database.activity(walk.id) == walk)
    #expect(!notes.withLock { $0.isEmpty })
    await database.close()
  }

  @Test func aChangeInARemovedFileIsToldAndWorksTheNextTime() async throws {
    let database = try await place.open()
    try await database.save([Activity("walk")])
    try FileManager.default.removeItem(atPath: place.path)
    let swim = Activity("swim")
    #expect(await problem { try await database.save([swim]) } == .unavailable)
    try await database.save([swim])
    #expect(try await database.archive().activities == [swim])
    await database.close()
  }

  @Test func aDatabaseThatCannotBeOpenedIsOpenedByALaterUse() async throws {
    try write(Data(repeating: 0x58, count: 4096))
    let database = ActivityDatabase(.file(place.path), categories: [])
    #expect(await problem { try await database.archive() } == .damaged)
    #expect(await problem { try await first(database.categories()) } == .damaged)
    try FileManager.default.removeItem(atPath: place.path)
    let walk = Activity("walk")
    try await database.save([walk])
    #expect(try await database.activity(walk.id) == walk)
    await database.close()
  }

  @Test func aColorOfALaterVersionIsShownAsAnother() async throws {
    let database = try await place.open([Category(name: "Work", color: .pink)])
    try await database.database().run("UPDATE category SET color = 'ultraviolet'")
    #expect(try await first(database.categories())?.map(\.color) == [.blue])
    await database.close()
  }
}
