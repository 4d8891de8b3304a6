internal import KeelData
public import PeopleModel

extension PersonDBWorker {
  public func followPersonMeta(
    in order: Person.Order, window: Range<Int>
  ) -> AsyncStream<Result<[Person.Group], Fizzle>> {
    let window = PeopleWindow(order: order, range: window)
    return following({ window.query(for: try await $0.rows(window.sections)) }) { lines in
      window.groups(of: lines).map { .success($0) }
    }
  }

  public func followPersonMeta(
    matching text: String, limit: Int
  ) -> AsyncStream<Result<[Person.Meta], Fizzle>> {
    let search = SearchText(text)
    return following({ try await search.query(limit: limit, in: $0) }) { .success($0) }
  }

  public func followPerson(id: Person.ID) -> AsyncStream<Result<Person, Fizzle>> {
    following({ _ in HumanRecord.query(id: id) }) { $0.first.map { .success($0) } ?? .failure(.personMissing) }
  }
}
