import KeelControls
import KeelData
import KeelModel
import KeelScene
import KeelViews
import Measure

/// Measures long lists: the first window, windows while scrolling, and one changed row until the front end has received
/// the patch of the list that shows it. The reference reads the same window and count with C calls, and decodes them.
@MainActor struct Windows {
  let database: Database
  let bare: Bare
  private let all = Query<Person>("SELECT id, name, mail, age FROM person") { row in
    Person(id: try row[0], name: try row[1], mail: try row[2], age: try row[3])
  }
  private var ordered: OrderedQuery<Person> { all.ordered(by: "name, id") }
  private let length = 200

  init(_ database: Database, _ bare: Bare) {
    self.database = database
    self.bare = bare
  }

  func measure(_ size: Int) async throws {
    try await compare("window.open", size: size, limit: size < 100_000 ? .milliseconds(5) : .ratio(1.3)) {
      var windows = database.observe(ordered, window: 0..<length).makeAsyncIterator()
      let window = try await windows.next()
      precondition(window?.count == size && window?.rows.count == length, "The window is not complete.")
    } reference: {
      let (count, people) = bare.window(all.sql.text, 0..<length)
      precondition(count == size && people.count == length, "The window is not complete.")
    }
    try await scroll(size)
    try await change(size)
  }

  /// Moves a window through the list.
  private func scroll(_ size: Int) async throws {
    let updates = database.observe(ordered, window: 0..<length)
    var windows = updates.makeAsyncIterator()
    _ = try await windows.next()
    var (ours, theirs) = (0, 0)
    func next(_ step: inout Int) -> Range<Int> {
      step += 1
      let first = step * 7919 % (size - length)
      return first..<first + length
    }
    try await compare("window.scroll", size: size, limit: size < 100_000 ? .milliseconds(5) : .ratio(1.3)) {
      let range = next(&ours)
      updates.show(range)
      let window = try await windows.next()
      precondition(window?.range == range, "Another window came.")
    } reference: {
      precondition(bare.window(all.sql.text, next(&theirs)).people.count == length, "The window is not complete.")
    }
  }

  /// Changes a row that is shown, from the call that writes until the patch arrives: beside a connection that reads what
  /// another one has written, and beside a single one.
  private func change(_ size: Int) async throws {
    let people = database.windowResults(ordered, size: length)
    while !people.isLoaded { await Task.yield() }
    let frontEnd = PatchFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: PeopleList(people: people)))
    window.show(on: frontEnd)
    await frontEnd.settle()
    guard let id = people[0]?.id, frontEnd.operationCount > 0 else {
      return reportMissing("change.patch", size: size, "the list shows no people")
    }
    var age = 1000
    var operations: [Int] = []
    let clock = ContinuousClock()
    for isByWriter in [false, true] {
      let limit: Limit? = isByWriter ? nil : size < 100_000 ? .milliseconds(5) : .ratio(1.3)
      var (ours, theirs): ([Duration], [Duration]) = ([], [])
      for _ in 0..<200 {
        age += 1
        let before = frontEnd.operationCount
        let start = clock.now
        try await database.run("UPDATE person SET age = \(age) WHERE id = \(id)")
        ours.append(await frontEnd.arrival(after: before) - start)
        operations.append(frontEnd.operationCount - before)
        age += 1
        theirs.append(
          clock.measure {
            bare.update(age, of: id)
            let people = bare.window(all.sql.text, 0..<length, byWriter: isByWriter).people
            precondition(people.contains { $0.age == age }, "The row is not there.")
          })
      }
      report(isByWriter ? "change.patch.one-connection" : "change.patch", size: size, ours, to: theirs, limit: limit)
    }
    if operations.contains(where: { $0 != 1 }) {
      reportMissing("change.patch", size: size, "a patch had other operations than one")
    }
    window.close()
  }
}

private struct PeopleList: View {
  let people: WindowResults<Person>

  var body: some View {
    List {
      ForEach(0..<people.count, id: \.self) { PersonRow(people: people, index: $0) }
    }
  }
}

private struct PersonRow: View {
  let people: WindowResults<Person>
  let index: Int

  var body: some View {
    if let person = people[index] { Text("\(person.name), \(person.age)") } else { Text("…") }
  }
}

/// A front end that shows nothing, counts the operations that it receives, and reports the arrival of a patch.
@MainActor private final class PatchFrontEnd: FrontEnd {
  private(set) var operationCount = 0
  private var latestArrival = ContinuousClock.now
  private var waiter: CheckedContinuation<Void, Never>?

  func attach(events: any EventSink) {}

  func apply(_ patch: Patch) {
    latestArrival = .now
    operationCount += patch.operations.count
    waiter?.resume()
    waiter = nil
  }

  /// Waits for a patch, unless it has arrived already, and returns when it arrived.
  func arrival(after count: Int) async -> ContinuousClock.Instant {
    if operationCount == count { await withCheckedContinuation { waiter = $0 } }
    return latestArrival
  }

  /// Lets the turns that are due run.
  func settle() async {
    var before = -1
    while before != operationCount {
      before = operationCount
      for _ in 0..<20 { await Task.yield() }
    }
  }
}
