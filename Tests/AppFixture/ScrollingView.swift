import SwiftUI

/// Regions that scroll, on views of known sizes, and texts that follow them.
struct ScrollingView: View {
  @State private var place = ScrollPosition(idType: Int.self)
  @State private var top: Int?
  @State private var offset = 0.0
  @State private var phase = ScrollPhase.idle
  @State private var isFooterVisible = false
  @State private var page: Int?
  @State private var messages = Array(1...20)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Button("To 30") { place.scrollTo(id: 30, anchor: .top) }
        Button("To end") { place.scrollTo(edge: .bottom) }
        Button("To 500") { place.scrollTo(y: 500) }
        Button("Message") { messages.append(messages.count + 1) }
      }
      Text("at \(Int(offset)), \(phase == .idle ? "idle" : "moving")").frame(height: 20)
      Text(
        "place \(place.viewID(type: Int.self).map { "\($0)" } ?? "none"), \(place.isPositionedByUser ? "user" : "app")"
      )
      .frame(height: 20)
      Text("page \(page.map { "\($0)" } ?? "none"), footer \(isFooterVisible ? "visible" : "hidden")").frame(height: 20)
      ScrollView {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            ForEach(0..<50) { number in
              Color.blue.opacity(number.isMultiple(of: 2) ? 0.2 : 0.5).frame(height: 40).id(number)
            }
          }
          .scrollTargetLayout()
          Color.red.frame(height: 40).onScrollVisibilityChange { isFooterVisible = $0 }
        }
      }
      .scrollPosition($place, anchor: .top)
      .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { _, new in offset = new }
      .onScrollPhaseChange { phase = $1 }
      .frame(width: 300, height: 200)
      .accessibilityIdentifier("Rows")
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { number in
            Color.green.opacity(0.2 * Double(number + 1)).frame(width: 300, height: 60).id(number)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page)
      .frame(width: 300, height: 60)
      .accessibilityIdentifier("Pages")
      ScrollView {
        VStack(spacing: 0) { ForEach(messages, id: \.self) { Text("message \($0)").frame(height: 30) } }
      }
      .defaultScrollAnchor(.bottom)
      .frame(width: 300, height: 120)
      .accessibilityIdentifier("Chat")
    }
    .navigationTitle("Scrolling")
  }
}
