import SwiftUI

/// A search that a button begins, and messages for assistive technology.
struct FindingView: View {
  @State private var text = ""
  @State private var isFinding = false
  @FocusState private var isTyping: Bool
  private let all = ["anchor", "buoy", "cleat", "dinghy"]

  var body: some View {
    List {
      Text("finding \(isFinding), typing \(isTyping)")
      ForEach(all.filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
        Button(name) { AccessibilityNotification.Announcement("Found").post() }
      }
    }
    .searchable(text: $text, isPresented: $isFinding)
    .searchFocused($isTyping)
    .navigationTitle("Finding")
    .toolbar { Button("Find") { isFinding = true } }
  }
}
