import SwiftUI

/// Rows of which one has a check mark, one shows views of its own, and one has an editor of a fixed height.
struct ChoicesView: View {
  @State private var notes = "One line"

  var body: some View {
    List {
      HStack {
        Text("Chosen")
        Spacer()
        Image(systemName: "checkmark")
      }
      Text("Other")
      HStack {
        Text("Own")
        Spacer()
        Text("down").bold()
      }
      TextEditor(text: $notes).frame(height: 120).accessibilityLabel("Notes")
      Text("After the notes")
    }
    .navigationTitle("Choices")
  }
}
