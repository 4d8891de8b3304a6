import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// One of several views, by what fits the window.
@MainActor @Suite(.serialized) struct ViewThatFitsTests {
  private struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View { Button("\(title) \(count)") { count += 1 } }
  }

  private struct Page: View {
    /// Counted here, because other tests that run at the same time evaluate bodies of their own windows.
    static var evaluations = 0
    var body: some View {
      let _ = Self.evaluations += 1
      VStack {
        ViewThatFits {
          Counter(title: "Wide").frame(width: 600)
          Counter(title: "Narrow")
        }
      }
    }
  }

  private func isCompact(_ stage: ViewStage<Page>, _ isCompact: Bool) {
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = isCompact ? .compact : .regular }
  }

  @Test func onlyTheViewThatFitsCanBeSeenAndPressed() throws {
    let stage = ViewStage(Page())
    try stage.driver.tap("Wide 0")
    #expect(stage.driver.shows("Wide 1") && !stage.driver.shows("Narrow 0"))
    #expect(throws: (any Error).self) { try stage.driver.tap("Narrow 0") }
    isCompact(stage, true)
    #expect(stage.driver.shows("Narrow 0") && !stage.driver.shows("Wide 1"))
    #expect(!stage.driver.outline.contains("Wide"))
    try stage.driver.tap("Narrow 0")
    // A view keeps its state while another one is shown.
    isCompact(stage, false)
    try stage.driver.tap("Wide 1")
    #expect(stage.driver.shows("Wide 2"))
    stage.expectFresh()
  }

  @Test func theFrontEndChoosesWithoutTheProgram() {
    let stage = ViewStage(Page())
    let before = Page.evaluations
    let change = stage.change { isCompact(stage, true) }
    #expect(stage.driver.shows("Narrow 0"))
    // The environment is reported, but nothing in the scene depends on it.
    #expect(change.operations.isEmpty && Page.evaluations == before)
  }
}
