import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// The background of lists.
@MainActor @Suite struct ListBackgroundTests {
  private struct Page: View {
    @State private var isHidden = true
    var body: some View {
      ZStack {
        Color.blue
        List { Button("Show") { isHidden = false } }.scrollContentBackground(isHidden ? .hidden : .automatic)
      }
    }
  }

  /// What was behind a list in a `ZStack` showed whether or not the program had hidden the background of the list.
  @Test func aListSaysWhetherItsBackgroundIsHidden() throws {
    let stage = ViewStage(Page())
    func isHidden() -> Bool? {
      stage.frontEnd.tree.inReadingOrder().lazy.compactMap { node in
        if case .list(let list) = node.element { list.hidesBackground } else { nil }
      }.first
    }
    #expect(isHidden() == true)
    try stage.driver.tap("Show")
    #expect(isHidden() == false)
    stage.expectFresh()
  }
}
