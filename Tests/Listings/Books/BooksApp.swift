// A listing of Documentation/data-app.md, which `ListingTests` compares.

import SwiftUI

@main struct BooksApp: App {
  // One library for all windows: that of a terminal and each tab of a browser.
  private let library = Library(folder: AppFolders(name: "books").data)

  init() {
    Task { [library] in await library.follow() }
  }

  var body: some Scene {
    WindowGroup("Books") { BooksView(model: BooksModel(library)) }
  }
}
