import SwiftUI

/// The first page: a card for each page, in groups.
struct StartPage: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("One model, shown by UIKit's names and by SwiftUI's. Both layers follow each change.")
          .foregroundStyle(.secondary)
        ForEach(GalleryGroup.allCases, id: \.self) { group in
          VStack(alignment: .leading, spacing: 8) {
            Text(group.title).font(.headline).accessibilityAddTraits(.isHeader)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 168), spacing: 16, alignment: .top)], spacing: 16) {
              ForEach(group.pages, id: \.self) { Card(page: $0) }
            }
          }
        }
      }
      .padding()
    }
    .navigationTitle("Gallery")
    .navigationAddress("")
  }
}

/// A card that leads to a page.
struct Card: View {
  let page: GalleryCategory

  var body: some View {
    NavigationLink(value: page) {
      VStack(alignment: .leading, spacing: 4) {
        Image(systemName: page.symbol).font(.title2).foregroundStyle(.tint)
        Text(page.title).font(.headline).foregroundStyle(.primary)
        Text(page.summary).font(.footnote).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.leading)
      .frame(minHeight: 96, alignment: .top)
      .cardBackground()
    }
    .buttonStyle(.plain)
  }
}
