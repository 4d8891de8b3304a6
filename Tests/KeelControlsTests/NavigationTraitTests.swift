import KeelControls
import KeelModel
import KeelTesting
import Testing

/// A stack of the program's own, which makes its path itself.
private final class OwnStack: NavigationStackController {
  private var model: TestModel!

  convenience init(model: TestModel) {
    @UIBindable var model = model
    self.init(path: $model.path) { Page("root") }
    navigationDestination(for: String.self) { Page($0) }
    self.model = model
  }
}

/// Pages that push and leave by their traits.
@MainActor @Suite(.serialized) struct NavigationTraitTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }

  private func app() -> NavigationStackController {
    NavigationStackController(path: model.counted("path", bindable.path)) {
      Page("root") { page in page.navigationDestination(for: String.self) { Page($0) } }
    }
  }

  @Test func pagesAndTheirViewsPushOnThePathOfTheirStack() throws {
    let stack = app()
    let stage = Stage(stack)
    let label = UILabel()
    stage.change { stack.viewControllers[0].view.addSubview(label) }
    stage.change { stack.viewControllers[0].traitCollection.push(value: "a") }
    #expect(stage.pages == "root a")
    stage.change { label.traitCollection.push(value: "b") }
    stage.change { stack.traitCollection.push(value: "c") }
    #expect(model.path == ["a", "b", "c"])
    #expect(stage.pages == "root a b c")
    #expect(model.takeWrites() == ["path", "path", "path"])
    stage.expectFresh()
  }

  @Test func severalValuesAtOnceAreOneChange() {
    let stack = NavigationStackController(path: bindable.anyPath) {
      Page("root") { page in
        page.navigationDestination(for: Int.self) { number in
          Page("\(number)") { $0.navigationDestination(for: String.self) { Page($0) } }
        }
      }
    }
    let stage = Stage(stack)
    stage.change {
      let push = stack.viewControllers[0].traitCollection.push
      push(value: 7)
      push(value: "Hello")
    }
    #expect(stage.pages == "root 7 Hello")
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test func impossiblePushesAreReported() {
    let stack = app()
    let stage = Stage(stack)
    let wrongType = RuntimeWarning.withCapture { stack.traitCollection.push(value: 7) }
    #expect(wrongType.count == 1)
    let noStack = RuntimeWarning.withCapture { Page("X").traitCollection.push(value: "a") }
    #expect(noStack.map(\.happened) == ["A String was pushed from outside of a navigation stack."])
    // A stack under a sheet is not around the sheet's page.
    let sheet = Page("S")
    stage.change { stack.present(sheet, animated: false) }
    let covered = RuntimeWarning.withCapture { sheet.traitCollection.push(value: "a") }
    #expect(covered.count == 1)
    let noReader = RuntimeWarning.withCapture { UITraitCollection().push(value: "a") }
    #expect(noReader.count == 1)
    #expect(model.path.isEmpty)
  }

  @Test func aPageLeavesAndWritesTheState() throws {
    model.path = ["a", "b"]
    let stack = app()
    let stage = Stage(stack)
    #expect(stack.viewControllers[2].traitCollection.isPresented)
    stage.change { stack.viewControllers[2].traitCollection.dismiss() }
    #expect(model.path == ["a"])
    #expect(model.takeWrites() == ["path"])
    #expect(stage.pages == "root a")
    // The root cannot be left.
    #expect(!stack.viewControllers[0].traitCollection.isPresented)
    let reports = RuntimeWarning.withCapture { stack.viewControllers[0].traitCollection.dismiss() }
    #expect(reports.count == 1)
    #expect(stage.pages == "root a")
    stage.expectFresh()
  }

  @Test func aSheetIsLeftFromTheRootOfItsStack() {
    let inner = Page("S")
    let root = Page("root") { [self] page in
      page.present(item: model.counted("item", bindable.item)) { _ in UINavigationController(rootViewController: inner)
      }
    }
    let stage = Stage(root)
    stage.change { model.item = Item(id: 1) }
    #expect(stage.pages == "root [S]")
    stage.change { inner.view.traitCollection.dismiss() }
    #expect(model.item == nil)
    #expect(model.takeWrites() == ["item"])
    #expect(stage.pages == "root")
    stage.expectFresh()
  }

  @Test func traitsDoNotDifferByTheirReader() {
    let page = Page("root")
    let stage = Stage(page)
    #expect(page.traitCollection == stage.window.traitCollection)
    #expect(Set([page.traitCollection, stage.window.traitCollection]).count == 1)
  }

  @Test func aSubclassInheritsTheInitialisers() {
    model.path = ["a"]
    let stack = OwnStack(model: model)
    let stage = Stage(stack)
    #expect(stage.pages == "root a")
    stage.change { stack.topViewController?.traitCollection.push(value: "b") }
    #expect(stage.pages == "root a b")
    stage.pop(to: 0)
    #expect(model.path.isEmpty)
  }
}
