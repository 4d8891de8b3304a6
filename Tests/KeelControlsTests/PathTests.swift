import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Navigation stacks that follow a path.
@MainActor @Suite(.serialized) struct PathTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }

  func app() -> NavigationStackController {
    NavigationStackController(path: model.counted("path", bindable.path)) {
      Page("root") { page in
        page.navigationDestination(for: String.self) { Page($0) }
      }
    }
  }

  @Test func aPathBeforeTheFirstFrameIsInTheFirstPatch() {
    model.path = ["a", "b", "c"]
    let stage = Stage(app())
    #expect(stage.pages == "root a b c")
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(model.takeWrites().isEmpty)
  }

  @Test func thePagesFollowThePath() {
    let stage = Stage(app())
    #expect(stage.change { model.path = ["a"] }.count == 1)
    stage.change { model.path.append("b") }
    #expect(stage.pages == "root a b")
    let kept = stage.frontEnd.tree.inReadingOrder().map(\.id)
    stage.change { model.path = ["a", "c", "d"] }
    #expect(stage.pages == "root a c d")
    #expect(stage.frontEnd.tree.inReadingOrder().map(\.id).prefix(4) == kept.prefix(4))
    #expect(stage.change { model.path = ["a", "c", "d"] }.isEmpty)
    stage.change { model.path = [] }
    #expect(stage.pages == "root")
    #expect(model.takeWrites().isEmpty)
    stage.expectFresh()
  }

  @Test func onlyTheOutcomeOfALongerPathAppears() {
    let journal = Journal()
    let stack = NavigationStackController(path: bindable.path) {
      Page("root") { page in page.navigationDestination(for: String.self) { Page($0, journal) } }
    }
    let stage = Stage(stack)
    stage.change { model.path = ["a", "b"] }
    #expect(journal.take().filter { $0.contains("ppear") } == ["b willAppear", "b isAppearing", "b didAppear"])
  }

  @Test(arguments: 0..<3) func goingBackShortensThePathOnce(level: Int) {
    model.path = ["a", "b", "c"]
    let stage = Stage(app())
    stage.pop(to: level)
    #expect(model.path == Array(["a", "b", "c"].prefix(level)))
    #expect(model.takeWrites() == ["path"])
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test func theProgramsOwnPopShortensThePathToo() {
    model.path = ["a", "b", "c"]
    let stack = app()
    let stage = Stage(stack)
    stage.change { stack.popViewController(animated: true) }
    #expect(model.path == ["a", "b"])
    stage.change { stack.popToRootViewController(animated: true) }
    #expect(model.path == [])
    #expect(stage.pages == "root")
  }

  @Test func aRefusedWriteKeepsThePages() {
    model.path = ["a", "b"]
    let stack = NavigationStackController(path: model.counted("path", bindable.path) { true }) {
      Page("root") { page in page.navigationDestination(for: String.self) { Page($0) } }
    }
    let stage = Stage(stack)
    #expect(stage.pop(to: 0).isEmpty)
    #expect(stage.pages == "root a b")
  }

  @Test func pagesOfOtherStateAreAboveThoseOfThePath() {
    let stack = NavigationStackController(path: model.counted("path", bindable.path)) {
      Page("root") { page in
        page.navigationDestination(for: String.self) { [self] name in
          Page(name) { [self] page in
            page.navigationDestination(item: model.counted("item", bindable.item)) { Page("P\($0.id)") }
          }
        }
      }
    }
    model.path = ["a"]
    model.item = Item(id: 1)
    let stage = Stage(stack)
    #expect(stage.pages == "root a P1")
    stage.pop(to: 0)
    #expect(stage.pages == "root")
    #expect(model.takeWrites() == ["item", "path"])
    #expect(model.path.isEmpty && model.item == nil)
  }

  @Test func aPageOfThePathGoesAboveThePageOfOtherState() {
    let stack = NavigationStackController(path: model.counted("path", bindable.path)) {
      Page("root") { page in
        page.navigationDestination(for: String.self) { [self] name in
          Page(name) { [self] page in
            guard name == "a" else { return }
            page.navigationDestination(isPresented: bindable.isPresented) { Page("leaf") }
          }
        }
      }
    }
    model.path = ["a"]
    model.isPresented = true
    let stage = Stage(stack)
    #expect(stage.pages == "root a leaf")
    stage.change { model.path.append("b") }
    #expect(stage.pages == "root a leaf b")
    #expect(model.isPresented)
    stage.change { model.path = ["a", "c", "d"] }
    #expect(stage.pages == "root a leaf c d")
    stage.change { model.path = ["a"] }
    #expect(stage.pages == "root a leaf")
    #expect(model.isPresented && model.takeWrites().isEmpty)
    stage.pop(to: 0)
    #expect(stage.pages == "root")
    #expect(!model.isPresented && model.path.isEmpty)
    stage.expectFresh()
  }

  @Test func aPathOfSeveralTypes() {
    model.anyPath.append("a")
    model.anyPath.append(7)
    let stack = NavigationStackController(path: bindable.anyPath) {
      Page("root") { page in
        page.navigationDestination(for: String.self) { Page($0) }
        page.navigationDestination(for: Int.self) { Page("#\($0)") }
      }
    }
    let stage = Stage(stack)
    #expect(stage.pages == "root a #7")
    stage.pop(to: 1)
    #expect(model.anyPath.count == 1)
    stage.expectFresh()
  }

  @Test func valuesWithoutAPageAreReportedAndCanBeLeft() {
    let stack = NavigationStackController(path: bindable.anyPath) { Page("root") }
    let stage = Stage(stack)
    let reports = RuntimeWarning.withCapture { stage.change { model.anyPath.append(7) } }
    #expect(reports.count == 1)
    let remedy = "Call navigationDestination(for: Int.self) in viewDidLoad of the root page."
    #expect(reports.first?.remedy == remedy)
    #expect(stage.pages == "root Not Found")
    stage.pop(to: 0)
    #expect(model.anyPath.isEmpty)
    let noStack = RuntimeWarning.withCapture { Page("X").navigationDestination(for: Int.self) { _ in Page("Y") } }
    #expect(noStack.count == 1)
  }

  @Test func theSamePageMayComeTwice() {
    model.path = ["a", "a"]
    let stage = Stage(app())
    #expect(stage.pages == "root a a")
    stage.pop(to: 1)
    #expect(model.path == ["a"])
    stage.change { model.path = ["a", "a", "a"] }
    #expect(stage.pages == "root a a a")
  }

  @Test func aWindowThatClosesKeepsThePath() {
    model.path = ["a"]
    let stage = Stage(app())
    stage.window.close()
    Turn.shared.flush()
    #expect(model.path == ["a"])
  }
}
