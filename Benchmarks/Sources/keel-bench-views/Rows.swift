import KeelModel
import Observation

/// A list of rows, each a model of its own, and the benchmark's operations on it.
@MainActor @Observable final class Rows {
  private(set) var rows: [Row]
  @ObservationIgnored private var nextID: Int
  @ObservationIgnored private var changes = 0

  init(count: Int) {
    rows = (0..<count).map(Row.init)
    nextID = count
  }

  /// Changes row 5, which is visible in every presentation of the list.
  func changeOne() {
    changes += 1
    rows[5].name = "changed \(changes)"
  }

  func changeEveryTenth() {
    changes += 1
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].name = "tenth \(index) \(changes)" }
  }

  func insertFirst() {
    rows.insert(Row(nextID), at: 0)
    nextID += 1
  }

  func removeFirst() { rows.removeFirst() }

  func swap() { rows.swapAt(1, rows.count - 2) }

  func replaceAll() {
    rows = rows.indices.map { Row(nextID + $0) }
    nextID += rows.count
  }

  func clear() { rows = [] }

  func fill(_ count: Int) {
    rows = (0..<count).map { Row(nextID + $0) }
    nextID += count
  }
}

@MainActor @Observable final class Row: Identifiable {
  nonisolated let id: Int
  var name: String

  init(_ id: Int) {
    self.id = id
    name = "row \(id)"
  }
}
