import NewAppModel
import SwiftUI

struct DocumentRow: View {
  let document: Document

  var body: some View {
    VStack(alignment: .leading) {
      if document.title.isEmpty { Text("Untitled") } else { Text(document.title) }
      Text(document.edited, format: .dateTime.day().month().year().hour().minute())
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}
