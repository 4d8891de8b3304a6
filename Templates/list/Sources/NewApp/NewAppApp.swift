import NewAppData
import NewAppModel
import SwiftUI

@main struct NewAppApp: App {
  // One store for all windows: those of a terminal and each tab of a browser.
  private let store = ItemDatabase(file: AppFolders(name: "new-app").data.appending(path: "items.sqlite"))

  var body: some Scene {
    WindowGroup("New App") { ListView(model: ListModel(store)) }
  }
}
