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
          Text(item.title)
          if !item.note.isEmpty { Text(item.note).font(.footnote).foregroundStyle(.secondary) }
        }
      } icon: {
        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
      }
    }
    .buttonStyle(.plain)
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) {
        Task { await model.deleteButtonTapped(item) }
      }
      Button("Edit", systemImage: "pencil") { model.editButtonTapped(item) }
    }
  }
}
