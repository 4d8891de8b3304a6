import SwiftUI

/// A card with the same picture by each layer.
struct Exhibit<Imperative: View, Declarative: View>: View {
  let title: String
  let imperative: Imperative
  let declarative: Declarative

  init(
    _ title: String, @ViewBuilder imperative: () -> Imperative, @ViewBuilder declarative: () -> Declarative
  ) {
    self.title = title
    self.imperative = imperative()
    self.declarative = declarative()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      HStack(spacing: 8) {
        picture("Imperative", imperative)
        picture("Declarative", declarative)
      }
    }
    .cardBackground()
  }

  private func picture(_ layer: String, _ content: some View) -> some View {
    VStack(spacing: 4) {
      content.frame(width: 112, height: 112)
      Text(layer).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// The grid of a page of exhibits.
struct ExhibitGrid<Content: View>: View {
  var minimum = 272.0
  @ViewBuilder let content: Content

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: minimum), spacing: 16, alignment: .top)], spacing: 16) { content }
  }
}

extension View {
  /// The look of all cards of the gallery.
  func cardBackground() -> some View {
    padding(16)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
  }
}
