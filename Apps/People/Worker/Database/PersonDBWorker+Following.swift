internal import KeelData
public import PeopleModel
internal import PeopleUtil

extension PersonDBWorker {
  public nonisolated func followAllPersonMeta(
    in order: Person.Order
  ) -> AsyncStream<Result<[Person.Group], Fizzle>> {
    following({ _ in HumanRecord.list(in: order) }) { people in
      let groups = Person.Group.groups(of: people, in: order)
      return .success(order == .plain ? groups : groups.byName)
    }
  }

  public nonisolated func followPersonMeta(
    matching text: String, limit: Int
  ) -> AsyncStream<Result<[Person.Meta], Fizzle>> {
    let search = SearchText(text)
    return following({ try await search.query(limit: limit, in: $0) }) { .success($0) }
  }

  public nonisolated func followPerson(id: Person.ID) -> AsyncStream<Result<Person, Fizzle>> {
    following({ _ in HumanRecord.query(id: id) }) { $0.first.map { .success($0) } ?? .failure(.personMissing) }
  }
}

extension [Person.Group] {
  /// Countries in the order of their names, which are what is shown. People of unknown countries come last.
  fileprivate var byName: [Person.Group] {
    map { group in
      (isUnknown: group.country == Person.unknownCountry, name: Country.name(of: group.country ?? ""), group: group)
    }
    .sorted { (lhs, rhs) in lhs.isUnknown == rhs.isUnknown ? lhs.name < rhs.name : rhs.isUnknown }
    .map(\.group)
  }
}
