import SwiftUI

/// A region of a hundred thousand views of three heights. What stands before them has a fixed height.
struct LazyPage: View {
  @State private var cards = Array(0..<100_000)
  @State private var counts = "not counted"
  @State private var pressed = "No card"

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading) {
          Text("Before the cards").frame(height: 50)
          LazyVStack(alignment: .leading) {
            ForEach(cards, id: \.self) { card in
              Button("Card \(card)") { pressed = "Card \(card)" }.frame(height: Double(40 + card % 3 * 20))
            }
          }
          Text("After the cards")
        }
        .padding()
      }
      .navigationTitle(pressed)
      .toolbar {
        Button(counts) { counts = "\(Counts.views) views" }
        Button("Insert") {
          cards.insert(cards.count, at: 0)
          pressed = "\(cards.count.formatted()) cards"
        }
        Button("Near") { proxy.scrollTo(60, anchor: .top) }
        Button("Middle") { proxy.scrollTo(50_000, anchor: .top) }
        Button("Last") { proxy.scrollTo(99_999, anchor: .bottom) }
      }
    }
  }
}
