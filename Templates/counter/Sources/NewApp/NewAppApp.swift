import NewAppModel
import SwiftUI

@main struct NewAppApp: App {
  // All windows show the same count: those of a terminal and each tab of a browser.
  @State private var model = CounterModel()

  var body: some Scene {
    WindowGroup("New App") { CounterView(model: model) }
  }
}
