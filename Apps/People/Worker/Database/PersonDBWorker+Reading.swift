internal import KeelData
public import PeopleModel
internal import PeopleUtil

extension PersonDBWorker {
  public func readPersonMeta(matching text: String, limit: Int) async throws(Fizzle) -> [Person.Meta] {
    let search = SearchText(text)
    return try await working { try await $0.rows(try await search.query(limit: limit, in: $0)) }
  }

  public func readPlace(of id: Person.ID, in order: Person.Order) async throws(Fizzle) -> Person.Place? {
    try await working { try await $0.first(PeopleWindow.place(of: id, in: order)) }
  }

  public func readStamp() async throws(Fizzle) -> String? {
    try await working { try await $0.first(Query(first: "SELECT time FROM stamp")) }
  }

  public func fly(isWing: Bool) async throws(Fizzle) -> String {
    guard isWing else { throw .notMoving }
    let (count, time) = try await clock.timed { () async throws(Fizzle) -> Int in
      try await working { try await $0.value("SELECT count(*) FROM person") }
    }
    return "Flew over \(count) \(count == 1 ? "person" : "people") in \(time.text)."
  }
}
