import NewAppModel
import SwiftUI

struct ItemRow: View {
  let item: Item
  let model: ListModel

  var body: some View {
    Button {
      Task { await model.doneButtonTapped(item) }
    } label: {
      Label {
        VStack(alignment: .leading) {
          Text(item.title).foregroundStyle(item.isDone ? .secondary : .primary).strikethrough(item.isDone)
          if !item.note.isEmpty { Text(item.note).font(.footnote).foregroundStyle(.secondary) }
        }
      } icon: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
      }
    }
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) {
        Task { await model.deleteButtonTapped(item) }
      }
      Button("Edit", systemImage: "pencil") { model.editButtonTapped(item) }
    }
  }
}
