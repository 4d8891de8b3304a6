import SwiftUI

/// Links and other parts of a page that have no frame or line of their own.
struct GuideView: View {
  @State private var isExpanded = true
  @State private var isShowingColor = false
  @State private var isShowingSteps = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        if let url = URL(string: "https://example.org/keel") { Link("Website", destination: url) }
        Text("Read [the guide](https://example.org/guide) first")
        DisclosureGroup("More", isExpanded: $isExpanded) { Text("Unfolded") }
        Button("Colour") { isShowingColor = true }
        Button("Steps") { isShowingSteps = true }
      }
    }
    .navigationTitle("Guide")
    .toolbar {
      Menu("Parts", systemImage: "ellipsis.circle") {
        Button("Fold", systemImage: "minus") { isExpanded = false }
        Toggle("Unfolded", systemImage: "plus", isOn: $isExpanded)
      }
      Button("Share", systemImage: "square.and.arrow.up") {}
    }
    .sheet(isPresented: $isShowingColor) {
      ZStack {
        Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
        Text("On red")
      }
    }
    .sheet(isPresented: $isShowingSteps) {
      NavigationStack {
        List { NavigationLink("First step") { Text("Bare step") } }
      }
    }
  }
}
