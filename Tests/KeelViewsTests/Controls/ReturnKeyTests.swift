import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Return in a field runs `onSubmit`, otherwise the action of the default button.
@MainActor @Suite(.serialized) struct ReturnKeyTests {
  private struct Page: View {
    let note: (String) -> Void
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Plain", text: $name)
        TextField("Own", text: $name).onSubmit { note("own") }
        TextField("Search", text: $name).onSubmit(of: .search) { note("search") }
        Button("Save") { note("save") }.keyboardShortcut(.defaultAction)
      }
    }
  }

  @Test func theFieldsActionRunsBeforeTheDefaultButton() throws {
    var journal: [String] = []
    let stage = ViewStage(Page { journal.append($0) })
    try stage.driver.submit("Plain")
    #expect(journal == ["save"])
    try stage.driver.submit("Own")
    #expect(journal == ["save", "own"])
    try stage.driver.submit("Search")
    #expect(journal == ["save", "own", "save"], "nothing here is for that key in a field")
  }
}
