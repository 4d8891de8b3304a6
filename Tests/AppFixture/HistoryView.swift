import SwiftUI

/// An endless list of days: creating the last row appends a hundred more.
struct HistoryView: View {
  @State private var count = 100
  @State private var loads = 0
  @State private var shown: Int?

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { day in
          Text("Day \(day)").onAppear { if day == count - 1 { loadMore() } }
        }
      }
    }
    .scrollPosition(id: $shown, anchor: .top)
    .navigationTitle("Loaded \(loads)")
    .toolbar { Button("Middle") { shown = count / 2 } }
  }

  private func loadMore() {
    loads += 1
    count += 100
  }
}
