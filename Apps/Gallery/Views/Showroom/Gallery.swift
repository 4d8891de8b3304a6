public import KeelControls
import SwiftUI

/// The gallery's pages, for a window.
@MainActor public enum Gallery {
  /// Creates the controller of a window that shows the gallery and follows the model.
  public static func makeRoot(model: GalleryModel) -> UIViewController {
    UIHostingController(rootView: Showroom(model: model))
  }
}

/// A list of all pages beside the open one; the open one alone where there is room for one only.
struct Showroom: View {
  @Bindable var model: GalleryModel
  @State private var column = NavigationSplitViewColumn.detail

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      Sidebar(model: model)
    } detail: {
      NavigationStack(path: $model.path) {
        StartPage()
          .navigationDestination(for: GalleryCategory.self, address: { $0.address }) { category in
            GalleryPage(category: category, model: model)
          }
      }
    }
  }
}

/// The names of all pages, in their groups.
struct Sidebar: View {
  let model: GalleryModel

  /// The page that the sidebar marks; choosing another one replaces all that are open.
  private var selection: Binding<GalleryCategory?> {
    Binding {
      model.path.first
    } set: { page in
      if let page { model.path = [page] }
    }
  }

  var body: some View {
    List(selection: selection) {
      ForEach(GalleryGroup.allCases, id: \.self) { group in
        Section(group.title) {
          ForEach(group.pages, id: \.self) { page in
            Label(page.title, systemImage: page.symbol)
          }
        }
      }
    }
    .navigationTitle("Pages")
  }
}
