import KeelModel
import PeopleModel
import PeopleService
import PeopleVessel

/// Scripted workers, and a yard that creates them and records that.
@MainActor final class StandIns {
  let database = StandInDatabase()
  let web = StandInWeb()
  let log = StandInLog()
  private(set) var made: [String] = []
  private(set) weak var photos: StandInPhotos?
  /// The error of removing photos.
  var photoFizzle: Fizzle?

  var yard: Yard {
    Yard(
      personDBWork: {
        self.made.append("database")
        return self.database
      },
      personWebWork: {
        self.made.append("web")
        return self.web
      },
      photoWork: {
        self.made.append("photos")
        let photos = StandInPhotos(fizzle: self.photoFizzle)
        self.photos = photos
        return photos
      },
      logWork: { self.log },
      now: { "stamp" })
  }
}

@MainActor final class StandInLog: LogWork {
  var report = Report(text: "")

  func readReport() async -> Report { report }
}

@MainActor final class StandInWeb: PersonWebWork {
  var people: [Person] = [Person(id: "1", name: "Ada", age: 30, country: "NO")]
  var skipped = 0
  var fizzle: Fizzle?
  private(set) var fetchCount = 0
  private(set) var onProgress: (@Sendable (Roger.Signal.Progress) -> Void)?
  /// A fetch waits for this.
  var gate: AsyncStream<Void>?

  func getAllPerson(
    onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle) -> PersonAnswer {
    fetchCount += 1
    self.onProgress = onProgress
    if let gate { for await _ in gate { break } }
    if let fizzle { throw fizzle }
    return PersonAnswer(people: people, skipped: skipped)
  }

  func walk(isLeg: Bool) async throws(Fizzle) -> String {
    if let fizzle { throw fizzle }
    return "Walked."
  }
}

@MainActor final class StandInDatabase: PersonDBWork {
  private(set) var people: [Person] = []
  private(set) var stamp: String?
  var fizzle: Fizzle?
  private(set) var orders: [Person.Order] = []
  private(set) var windows: [Range<Int>] = []
  private(set) var searches: [String] = []
  /// A write waits for this.
  var gate: AsyncStream<Void>?
  /// A removal waits for this.
  var removalGate: AsyncStream<Void>?

  func store(_ people: [Person], stamp: String?) {
    self.people = people
    self.stamp = stamp
  }

  private func check() throws(Fizzle) { if let fizzle { throw fizzle } }

  nonisolated func followPersonMeta(
    in order: Person.Order, window: Range<Int>
  ) -> AsyncStream<Result<[Person.Group], Fizzle>> {
    AsyncStream { continuation in
      Task { @MainActor in
        orders.append(order)
        windows.append(window)
        if let fizzle {
          continuation.yield(.failure(fizzle))
          return continuation.finish()
        }
        continuation.yield(.success(Person.Group.groups(of: people.map(\.meta), in: order).window(window)))
      }
    }
  }

  nonisolated func followPersonMeta(
    matching text: String, limit: Int
  ) -> AsyncStream<Result<[Person.Meta], Fizzle>> {
    AsyncStream { continuation in
      Task { @MainActor in
        searches.append("follow \(text)")
        continuation.yield(.success(people.filter { $0.name == text }.map(\.meta)))
      }
    }
  }

  nonisolated func followPerson(id: Person.ID) -> AsyncStream<Result<Person, Fizzle>> {
    AsyncStream { continuation in
      Task { @MainActor in
        let person = people.first { $0.id == id }
        continuation.yield(person.map { .success($0) } ?? .failure(.personMissing))
      }
    }
  }

  func readPersonMeta(matching text: String, limit: Int) async throws(Fizzle) -> [Person.Meta] {
    searches.append(text)
    try check()
    return people.filter { $0.name == text }.map(\.meta)
  }

  func readPlace(of id: Person.ID, in order: Person.Order) async throws(Fizzle) -> Person.Place? {
    try check()
    let index = people.firstIndex { $0.id == id }
    return index.map { Person.Place(country: order == .plain ? nil : people[$0].country, index: $0) }
  }

  func readStamp() async throws(Fizzle) -> String? {
    try check()
    return stamp
  }

  func updateManyPerson(
    _ people: [Person], stamp: String, onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle) {
    if let gate { for await _ in gate { break } }
    try check()
    store(people, stamp: stamp)
  }

  func removeAllPerson() async throws(Fizzle) {
    if let removalGate { for await _ in removalGate { break } }
    try check()
    store([], stamp: nil)
  }

  func fly(isWing: Bool) async throws(Fizzle) -> String {
    try check()
    return "Flew."
  }
}

@MainActor final class StandInPhotos: PhotoWork {
  private(set) var removeCount = 0
  var isMissing = false
  private let fizzle: Fizzle?

  init(fizzle: Fizzle?) { self.fizzle = fizzle }

  func getPhoto(at address: String) async throws(Fizzle) -> Photo {
    if isMissing { throw .photoMissing }
    return Photo(file: "/photos/\(address)", type: "image/png", size: 1)
  }

  func removeAllPhotos() async throws(Fizzle) {
    removeCount += 1
    if let fizzle { throw fizzle }
  }
}
