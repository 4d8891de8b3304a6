import NewAppModel
import SwiftUI

@main struct NewAppApp: App {
  // One library for all windows: those of a terminal and each tab of a browser.
  @State private var library = Library(file: AppFolders(name: "new-app").data.appending(path: "documents.json"))

  var body: some Scene {
    WindowGroup("New App") { LibraryView(model: LibraryModel(library)) }
  }
}
