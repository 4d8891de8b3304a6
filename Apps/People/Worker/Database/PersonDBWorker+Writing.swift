internal import KeelData
public import PeopleModel
public import PeopleService

extension PersonDBWorker {
  public func updateManyPerson(
    _ people: [Person], stamp: String, onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle) {
    try await working { database in
      // One transaction: a program that is killed in the middle leaves the former people and the former stamp.
      try await database.write { writer in
        let writing = try PersonWriting(writer)
        for (index, person) in people.enumerated() {
          try writing.upsert(HumanRecord(person))
          if (index + 1) % Self.progressStep == 0 {
            onProgress(Roger.Signal.Progress(done: index + 1, total: people.count))
          }
        }
        try writing.finish()
        try writer.run(
          "INSERT INTO stamp (single, time) VALUES (1, \(stamp)) ON CONFLICT DO UPDATE SET time = excluded.time")
      }
    }
  }

  public func removeAllPerson() async throws(Fizzle) {
    try await working { database in
      try await database.write { writer in
        try PersonWriting(writer).removeAll()
        try writer.run("DELETE FROM stamp")
      }
    }
  }

  /// The number of people after which progress is reported again.
  private static var progressStep: Int { 1000 }
}
