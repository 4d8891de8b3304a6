import Foundation

/// A database in memory, in place of the three files that need CoreData.
actor PersonDBRepository: PersonDBWork {
  private var people: [Person] = []
  func readAllPersonMeta() async throws -> [Person.Meta] {
    people.map { Person.Meta(id: $0.id, name: $0.name, age: $0.age, country: $0.country) }
  }
  func readPerson(id: Person.ID) async throws -> Person {
    guard let person = people.first(where: { $0.id == id }) else { throw Fizzle.dbReadError }
    return person
  }
  func updateManyPerson(_ persons: [Person]) async throws { people = persons }
  func fly(isWing: Bool) async throws -> String {
    if isWing { return "WING" }
    throw Fizzle.notFly
  }
}
