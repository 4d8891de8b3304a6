import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation

@MainActor @Observable final class Entry: Identifiable {
  nonisolated let id: Int
  var text: String
  init(_ id: Int) {
    self.id = id
    text = "row \(id)"
  }
}

@MainActor @Observable final class Shelf {
  var entries: [Entry]
  var others: [Entry] = []
  var title = "Shelf"
  var hasFooter = false
  var isShown = true
  var picked: Int?
  var marked: Set<Int> = []
  init(_ count: Int) { entries = (0..<count).map(Entry.init) }
}

struct EntryRow: View {
  let entry: Entry
  @MainActor static var bodies = 0
  @State private var marks = 0
  var body: some View {
    let _ = EntryRow.bodies += 1
    Text(verbatim: entry.text + String(repeating: "!", count: marks))
  }
}

extension ViewStage {
  /// The rows that are described, in order.
  var rows: [RowElement] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .row(let row) = node.element { row } else { nil }
    }
  }

  var rowTexts: [String] { rows.map(\.text) }

  var sections: [SectionElement] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .section(let section) = node.element { section } else { nil }
    }
  }

  var list: (id: NodeID, element: ListElement)? {
    for node in frontEnd.tree.inReadingOrder() {
      if case .list(let list) = node.element { return (node.id, list) }
    }
    return nil
  }

  func rowID(_ text: String) -> NodeID? {
    frontEnd.tree.inReadingOrder().first { node in
      if case .row(let row) = node.element { row.text == text } else { false }
    }?.id
  }
}
