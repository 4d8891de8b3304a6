import Keel
import Observation

/// The table of js-framework-benchmark, as any app would write it, for `web/operations.py`.
@main struct Rows: App {
  var body: some Scene {
    WindowGroup("Rows") { RowsView() }
  }
}

struct RowsView: View {
  @State private var model = RowsModel()

  var body: some View {
    NavigationStack {
      List {
        ForEach(model.rows) { row in RowView(row: row, model: model) }
      }
      .navigationTitle("Rows")
      .toolbar {
        Button("run") { model.create(1_000) }
        Button("runlots") { model.create(10_000) }
        Button("add") { model.append(1_000) }
        Button("update") { model.updateEveryTenth() }
        Button("swaprows") { model.swap() }
        Button("clear") { model.clear() }
        Text("Mark \(model.changes)")
      }
    }
  }
}

struct RowView: View {
  let row: Row
  let model: RowsModel

  var body: some View {
    HStack {
      Button {
        model.select(row)
      } label: {
        HStack {
          if row.isSelected { Image(systemName: "checkmark") }
          Text(row.label)
          Spacer()
          Text("\(row.id)")
        }
      }
      Button("Remove \(row.id)", systemImage: "xmark") { model.remove(row) }
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
    }
  }
}

@MainActor @Observable final class Row: Identifiable {
  nonisolated let id: Int
  var label: String
  var isSelected = false

  init(id: Int) {
    self.id = id
    label = "\(words[id % words.count]) \(words[id / 7 % words.count]) \(words[id / 31 % words.count])"
  }
}

private let words = [
  "pretty", "large", "small", "red", "yellow", "table", "house", "mouse", "pizza", "quaint", "clean",
]

@MainActor @Observable final class RowsModel {
  private(set) var rows: [Row] = []
  /// The number of changes by the user, which the benchmark waits for.
  private(set) var changes = 0
  @ObservationIgnored private var next = 1
  @ObservationIgnored private var selected: Row?

  private func make(_ count: Int) -> [Row] {
    defer { next += count }
    return (next..<next + count).map { Row(id: $0) }
  }

  func create(_ count: Int) {
    changes += 1
    selected = nil
    rows = make(count)
  }

  func append(_ count: Int) {
    changes += 1
    rows += make(count)
  }

  func updateEveryTenth() {
    changes += 1
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
  }

  func swap() {
    changes += 1
    if rows.count > 998 { rows.swapAt(1, 998) }
  }

  func clear() {
    changes += 1
    selected = nil
    rows = []
  }

  func select(_ row: Row) {
    changes += 1
    selected?.isSelected = false
    row.isSelected = true
    selected = row
  }

  func remove(_ row: Row) {
    changes += 1
    if let index = rows.firstIndex(where: { $0 === row }) { rows.remove(at: index) }
  }
}
