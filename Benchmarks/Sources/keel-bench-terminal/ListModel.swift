import Observation

/// The rows, each a model of its own.
@MainActor @Observable final class ListModel {
  private(set) var rows: [RowModel]
  @ObservationIgnored private var changes = 0
  @ObservationIgnored private var nextID: Int

  init(count: Int) {
    nextID = count
    rows = (0..<count).map { RowModel(id: $0, name: ($0 == 0 ? "READY0" : "row") + " network-name-\($0)") }
  }

  func updateOne() { rows[3].name = "U" + marker() }

  func insertOne() {
    rows.insert(RowModel(id: nextID, name: "I" + marker()), at: 0)
    nextID += 1
  }

  func replaceAll() {
    let first = "R" + marker()
    rows = rows.indices.map { RowModel(id: nextID + $0, name: $0 == 0 ? first : "new network-name-\($0)") }
    nextID += rows.count
  }

  /// Counts the changes and returns the count in five digits.
  private func marker() -> String {
    changes += 1
    let digits = String(changes)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}

@MainActor @Observable final class RowModel: Identifiable {
  nonisolated let id: Int
  var name: String
  var strength: Int { id % 100 }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}
