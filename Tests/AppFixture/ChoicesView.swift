import SwiftUI

/// Rows of which one has a check mark, and one shows views of its own.
struct ChoicesView: View {
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
    }
    .navigationTitle("Choices")
  }
}
