public import PeopleModel
public import PeopleService

/// A source of the invented people that ship with the app.
public struct PersonSampleWorker: PersonWebWork {
  public init() {}

  public func getAllPerson(
    onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle) -> PersonAnswer {
    PersonAnswer(people: SamplePeople.all)
  }

  public func walk(isLeg: Bool) async throws(Fizzle) -> String {
    guard isLeg else { throw .notMoving }
    return "Walked nowhere: the sample people are already here."
  }
}
