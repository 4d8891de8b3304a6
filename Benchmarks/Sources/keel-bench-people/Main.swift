import Foundation
import PeopleModel
import PeopleWorkers

/// Measures the database of People: an import, the first window of the list and one in its middle, and searches, at
/// three sizes.
///
/// Each import is compared with a second import of the same people, and each search with reading the list. The limit of a
/// search is 30 ms.
@main enum Main {
  static func main() async throws {
    for count in [100, 10_000, 100_000] { try await measure(count) }
  }

  static func measure(_ count: Int) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "keel-bench-people-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let people = (0..<count).map(person)
    let rounds = count > 10_000 ? 3 : 7

    var times: [Double] = []
    var again: [Double] = []
    for round in 0..<rounds {
      let worker = PersonDBWorker(path: folder.appending(path: "\(round).sqlite").path)
      times.append(try await time { try await worker.updateManyPerson(people, stamp: "1") { _ in } })
      again.append(try await time { try await worker.updateManyPerson(people, stamp: "2") { _ in } })
      await worker.close()
    }
    let first = report("import", count, times)
    report("import of stored people", count, again, to: first)

    // From a file that is closed to the sections of the list and the people of its first window.
    var list = 0.0
    for (name, order) in [("open and list by name", Person.Order.plain), ("open and list by country", .byCountry)] {
      var times: [Double] = []
      for _ in 0..<rounds {
        let worker = PersonDBWorker(path: folder.appending(path: "0.sqlite").path)
        times.append(
          try await time {
            try await read(0..<200, of: count, in: order, worker)
          })
        await worker.close()
      }
      list = report(name, count, times)
    }

    let worker = PersonDBWorker(path: folder.appending(path: "0.sqlite").path)
    _ = try await worker.readStamp()
    for (name, order) in [("scroll by name", Person.Order.plain), ("scroll by country", .byCountry)] {
      var times: [Double] = []
      for _ in 0..<15 {
        times.append(try await time { try await read(count / 2..<count / 2 + 200, of: count, in: order, worker) })
      }
      report(name, count, times, to: list)
    }
    for text in ["a", "an", "anna s", "tiger", "nobody-at-all", "user9 example"] {
      var times: [Double] = []
      for _ in 0..<15 {
        times.append(try await time { _ = try await worker.readPersonMeta(matching: text, limit: 200) })
      }
      report("search \"\(text)\"", count, times, to: list, limit: 0.03)
    }
    await worker.close()
  }

  /// Reads a window of the list.
  static func read(_ window: Range<Int>, of count: Int, in order: Person.Order, _ worker: PersonDBWorker) async throws {
    var updates = worker.followPersonMeta(in: order, window: window).makeAsyncIterator()
    let groups = try await updates.next()?.get() ?? []
    precondition(groups.peopleCount == count, "People are missing.")
    let read = groups.reduce(0) { $0 + $1.people.count }
    precondition(read == window.clamped(to: 0..<count).count, "The window is not complete.")
  }

  /// Prints a figure: its median, the ratio to another one, and the limit in seconds with the verdict.
  @discardableResult static func report(
    _ name: String, _ count: Int, _ times: [Double], to reference: Double? = nil, limit: Double? = nil
  ) -> Double {
    let median = times.sorted()[times.count / 2]
    precondition(median > 0, "\(name) took no time.")
    let ratio = reference.map { String(format: "  %.2f", median / $0) } ?? ""
    let verdict = limit.map { String(format: "  limit %.0f ms ", $0 * 1000) + (median <= $0 ? "ok" : "OVER") } ?? ""
    print(
      "people \(name.padding(toLength: 26, withPad: " ", startingAt: 0))"
        + String(format: "%8d %10.3f ms", count, median * 1000) + ratio + verdict)
    return median
  }

  /// The wall clock's time. On a machine that does something else as well, compare `user` of `time` too.
  static func time(_ work: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await work()
    let duration = start.duration(to: .now)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  /// People with names in the proportions of a telephone book: some words are common, others rare.
  static func person(_ number: Int) -> Person {
    let firstNames = ["Anna", "Anton", "Bora", "Chidi", "Davi", "Emil", "Frieda", "Håkon", "Ida", "Jussara", "Kavya"]
    let lastNames = ["Ahrens", "Bakken", "Dahl", "Garnier", "Iyer", "Kang", "Moreira", "Okafor", "Sommer", "Sætre"]
    let middle = ["", "", "", " A.", " van", " de", " Maria", " Tiger"][number * 31 % 8]
    let name = "\(firstNames[number * 7 % 11])\(middle) \(lastNames[number * 13 % 10])\(number % 97 == 0 ? "son" : "")"
    return Person(
      id: "3f2a9c1e-5b7d-4e8f-9a0b-\(String(number + 100_000_000_000))", name: name, username: "user\(number)",
      gender: number % 2 == 0 ? .female : .male, email: "user\(number)@example.org", age: number * 37 % 95,
      country: ["NO", "DE", "BR", "KR", "NG", "FR", "IN", "CA"][number * 5 % 8], cellphone: "555-\(number)",
      photo: "https://photos.example.org/\(number).jpg")
  }
}
