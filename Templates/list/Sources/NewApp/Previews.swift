import NewAppData
import NewAppModel
import SwiftUI

#Preview("Empty list") { ListView(model: ListModel(ItemDatabase())) }

#Preview("List") {
  let store = ItemDatabase()
  ListView(model: ListModel(store))
    .task {
      try? await store.save(Item(title: "Bread", isDone: true))
      try? await store.save(Item(title: "Milk", note: "Two bottles"))
    }
}
