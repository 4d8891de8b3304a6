public import PeopleModel

/// A worker that fetches people from a source.
///
/// Workers retry transient errors and log details. The errors that they throw are for users to read.
public protocol PersonWebWork: Sendable {
  /// Fetches all people. `onProgress` is called as the answer arrives, on any thread.
  func getAllPerson(
    onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle) -> PersonAnswer
  /// Goes to the source and back, and says how it was.
  func walk(isLeg: Bool) async throws(Fizzle) -> String
}

/// The people that a source sent.
public struct PersonAnswer: Hashable, Sendable {
  public var people: [Person]
  /// The number of records that could not be read, which the worker has logged.
  public var skipped: Int
  public init(people: [Person], skipped: Int = 0) {
    self.people = people
    self.skipped = skipped
  }
}

/// A worker that stores people.
public protocol PersonDBWork: Sendable {
  /// The sections of the list in this order, and the people at the positions of a window; now and again whenever they
  /// have changed, also by another process. People outside of the window are counted and not loaded.
  func followPersonMeta(
    in order: Person.Order, window: Range<Int>
  ) -> AsyncStream<Result<[Person.Group], Fizzle>>
  /// The people that match the text, at most `limit`; now and again whenever they have changed.
  func followPersonMeta(matching text: String, limit: Int) -> AsyncStream<Result<[Person.Meta], Fizzle>>
  /// The person; now and again whenever it has changed; a failure if it is missing.
  func followPerson(id: Person.ID) -> AsyncStream<Result<Person, Fizzle>>

  func readPersonMeta(matching text: String, limit: Int) async throws(Fizzle) -> [Person.Meta]
  /// The position of a person in the list in this order; `nil` if the person is missing. Nobody else is loaded.
  func readPlace(of id: Person.ID, in order: Person.Order) async throws(Fizzle) -> Person.Place?
  /// When people were saved last.
  func readStamp() async throws(Fizzle) -> String?
  /// Inserts or changes people by their id and stamps them: all of it, or nothing.
  func updateManyPerson(
    _ people: [Person], stamp: String, onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle)
  /// Removes all people and the stamp.
  func removeAllPerson() async throws(Fizzle)
  /// Flies over all people, and says how it was.
  func fly(isWing: Bool) async throws(Fizzle) -> String
}

/// A worker that stores log entries for the developer.
public protocol LogWork: Sendable {
  /// Returns the stored entries; an empty report if they cannot be read.
  func readReport() async -> Report
}

/// A worker that loads photos.
public protocol PhotoWork: AnyObject, Sendable {
  /// The photo at this address: from the cache, or fetched.
  func getPhoto(at address: String) async throws(Fizzle) -> Photo
  /// Removes all photos from the cache.
  func removeAllPhotos() async throws(Fizzle)
}
