import SwiftUI

/// One page of the gallery.
struct GalleryPage: View {
  let category: GalleryCategory
  let model: GalleryModel

  var body: some View {
    if category == .symbols {
      page.searchable(text: Bindable(model.symbols).search, prompt: "Name of a symbol")
    } else {
      page
    }
  }

  private var page: some View {
    ScrollView { content.padding() }
      .navigationTitle(category.title)
  }

  @ViewBuilder private var content: some View {
    switch category {
    case .layout: LayoutPage(room: model.room)
    case .drawing: DrawingPage(model: model)
    case .charts: ChartsPage(harbour: model.harbour)
    case .pictures: PicturesPage()
    case .symbols: SymbolsPage(symbols: model.symbols)
    default: BothLayers(category: category, model: model)
    }
  }
}

/// The imperative and the declarative controls of a category, side by side if there is room.
struct BothLayers: View {
  let category: GalleryCategory
  let model: GalleryModel

  var body: some View {
    TwoColumns {
      LayerColumn("Imperative") { ImperativeView(category: category, model: model) }
      LayerColumn("Declarative") { DeclarativePage(category: category, model: model) }
    }
  }
}

/// The controls of one layer below its name.
struct LayerColumn<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The imperative page, among views.
private struct ImperativeView: UIViewControllerRepresentable {
  let category: GalleryCategory
  let model: GalleryModel

  func makeUIViewController(context: Context) -> ImperativePage { ImperativePage(category: category, model: model) }
  func updateUIViewController(_ page: ImperativePage, context: Context) {}
}
