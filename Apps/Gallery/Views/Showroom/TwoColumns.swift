import SwiftUI

/// Two views beside each other if each of them has the given width, otherwise one below the other.
struct TwoColumns<Content: View>: View {
  var minimum = 240.0
  @ViewBuilder let content: Content

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: minimum), spacing: 24, alignment: .topLeading)], alignment: .leading,
      spacing: 24
    ) {
      content
    }
    // Less than three columns and the spaces between them.
    .frame(maxWidth: 3 * minimum + 40)
  }
}
