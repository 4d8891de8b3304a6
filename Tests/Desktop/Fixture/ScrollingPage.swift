import SwiftUI

/// Regions and a list that the user and the program scroll, with their positions.
struct ScrollingPage: View {
  @State private var texts = 0.0
  @State private var fixed = 0.0
  @State private var rows = 0.0

  var body: some View {
    VStack {
      Text("Texts at \(texts.formatted()), fixed at \(fixed.formatted()), rows at \(rows.formatted())")
      ScrollViewReader { proxy in
        Button("Show text 40") { proxy.scrollTo(40, anchor: .top) }
        lines("Text").onScrollGeometryChange(for: Double.self) {
          $0.contentOffset.y
        } action: {
          texts = $1
        }
      }
      ScrollViewReader { proxy in
        Button("Show fixed 40") { proxy.scrollTo(40) }
        lines("Fixed").scrollDisabled(true)
          .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.y
          } action: {
            fixed = $1
          }
      }
      ScrollViewReader { proxy in
        Button("Show row 30") { proxy.scrollTo(30) }
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .onScrollGeometryChange(for: Double.self) {
            $0.contentOffset.y
          } action: {
            rows = $1
          }
      }
    }
    .navigationTitle("Scrolling")
  }

  private func lines(_ name: String) -> some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("\(name) \($0)").frame(height: 20).id($0) } }
    }
    .frame(width: 300, height: 80)
  }
}
