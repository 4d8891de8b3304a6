import KeelTesting
import KeelViews
import Testing

private struct Peaks: View {
  var body: some View {
    NavigationSplitView {
      List {
        ForEach(["Rigi", "Titlis"], id: \.self) { name in
          NavigationLink {
            Text("About \(name)").navigationTitle(name)
          } label: {
            Text(name)
          }
        }
      }
    } detail: {
      Text("Choose a peak")
    }
  }
}

/// Links in panes without a stack.
@MainActor @Suite struct PlacesSplitTests {
  @Test func aLinkShowsItsPageInTheNextPane() throws {
    let stage = ViewStage(Peaks())
    #expect(stage.texts.contains("Choose a peak"))
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi") && !stage.texts.contains("Choose a peak"))
    try stage.driver.tap("Titlis")
    #expect(stage.texts.contains("About Titlis") && !stage.texts.contains("About Rigi"))
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi"), "a page that another one has replaced can be shown again")
    stage.expectFresh()
  }

  @Test func aPaneShowsItsOwnPageAgainWhenTheStateChanges() throws {
    let stage = ViewStage(Toggled())
    try stage.driver.tap("Rigi")
    #expect(stage.texts.contains("About Rigi"))
    try stage.driver.tap("Close")
    #expect(stage.texts.contains("Choose a peak") && !stage.texts.contains("About Rigi"))
    stage.expectFresh()
  }

  private struct Toggled: View {
    @State private var isOpen = false
    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Rigi") { isOpen = true }
          Button("Close") { isOpen = false }
        }
        .navigationDestination(isPresented: $isOpen) { Text("About Rigi") }
      } detail: {
        Text("Choose a peak")
      }
    }
  }
}
