import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Dismissal of pages that state presents: by the user, by the program, and together with their parents.
@MainActor @Suite(.serialized) struct StateLeavingTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }
  let journal = Journal()

  @Test func aDismissalByTheUserWritesTheBindingOnce() {
    let page = Page("A") { [self] page in
      page.present(item: model.counted("item", bindable.item), onDismiss: { journal.write("left") }) {
        Page("S\($0.id)")
      }
    }
    let stage = Stage(page)
    stage.change { model.item = Item(id: 1) }
    stage.dismissTop()
    #expect(model.item == nil)
    #expect(model.takeWrites() == ["item"])
    #expect(journal.take() == ["left"])
    // The program sets the state to nil: the binding is not written.
    stage.change { model.item = Item(id: 1) }
    stage.change { model.item = nil }
    #expect(model.takeWrites().isEmpty)
    #expect(journal.take() == ["left"])
    // The program calls `dismiss(animated:)`: the binding is written.
    stage.change { model.item = Item(id: 1) }
    stage.change { page.dismiss(animated: true) }
    #expect(model.item == nil)
    #expect(model.takeWrites() == ["item"])
    #expect(journal.take() == ["left"])
  }

  @Test func aDismissalThatMeansAnotherPageByNowWritesNothing() {
    let page = Page("A") { [self] page in
      page.present(item: model.counted("item", bindable.item), onDismiss: { journal.write("left") }) {
        Page("S\($0.id)")
      }
    }
    let stage = Stage(page)
    stage.change { model.item = Item(id: 1) }
    stage.change {
      page.dismiss(animated: true)
      model.item = Item(id: 2)
    }
    #expect(model.item == Item(id: 2))
    #expect(stage.pages == "A [S2]")
    #expect(model.takeWrites().isEmpty)
    #expect(journal.take() == ["left"])
  }

  @Test func aRefusedWriteKeepsThePage() {
    var refuses = true
    let page = Page("A") { [self] page in
      page.present(item: model.counted("item", bindable.item) { refuses }) { Page("S\($0.id)") }
      page.navigationDestination(item: model.counted("other", bindable.other) { refuses }) { Page("P\($0.id)") }
    }
    let stage = Stage(UINavigationController(rootViewController: page))
    stage.change { model.item = Item(id: 1) }
    #expect(stage.dismissTop().isEmpty)
    #expect(stage.pages == "A [S1]")
    stage.change {
      model.item = nil
      model.other = Item(id: 2)
    }
    #expect(stage.pages == "A P2")
    stage.pop(to: 0)
    #expect(stage.pages == "A P2")
    refuses = false
    stage.pop(to: 0)
    #expect(stage.pages == "A")
    #expect(model.other == nil)
    stage.expectFresh()
  }

  @Test func anAnswerRunsWhateverTheStateOfItsAlertAnswers() {
    var taps = 0
    let page = Page("A") { [self] page in
      page.present(item: model.counted("item", bindable.item) { true }) { [self] item in
        let alert = UIAlertController(title: "Q\(item.id)", message: nil)
        alert.addAction(
          UIAlertAction(title: "OK", style: .cancel) { [self] _ in
            taps += 1
            if taps == 2 { model.item = nil }
          })
        return alert
      }
    }
    let stage = Stage(UINavigationController(rootViewController: page))
    stage.change { model.item = Item(id: 1) }
    #expect(stage.pages == "A !Q1")
    _ = stage.dismissTop()
    #expect(taps == 1)
    #expect(stage.pages == "A !Q1", "the state still asks")
    _ = stage.dismissTop()
    #expect(taps == 2)
    #expect(stage.pages == "A", "the answer has changed the state")
    stage.expectFresh()
  }

  @Test func aDismissedChildNeverTakesItsParentAlong() {
    let inner = TestModel()
    let page = Page("A") { [self] page in
      page.present(item: model.counted("parent", bindable.item)) { item in
        Page("S\(item.id)") { sheet in
          sheet.present(item: inner.counted("child", UIBindable(inner).item)) { Page("T\($0.id)") }
        }
      }
    }
    let stage = Stage(page)
    stage.change {
      model.item = Item(id: 1)
      inner.item = Item(id: 1)
    }
    #expect(stage.pages == "A [S1] [T1]")
    stage.dismissTop()
    #expect(stage.pages == "A [S1]")
    #expect(model.item != nil)
    #expect(inner.item == nil)
    // The program sets the child's state to nil, and the parent stays.
    stage.change { inner.item = Item(id: 2) }
    stage.change { inner.item = nil }
    #expect(stage.pages == "A [S1]")
    #expect(model.takeWrites().isEmpty)
    _ = inner.takeWrites()
    // The parent's dismissal also dismisses the child, and the child's binding is written.
    stage.change { inner.item = Item(id: 3) }
    stage.change { model.item = nil }
    #expect(stage.pages == "A")
    #expect(inner.item == nil)
    #expect(inner.takeWrites() == ["child"])
  }

  @Test func leavingSeveralLevelsLeavesNoStateSet() {
    let models = (0..<3).map { _ in TestModel() }
    @MainActor func page(_ level: Int) -> UIViewController {
      Page("L\(level)") { page in
        guard level < models.count else { return }
        let model = models[level]
        page.navigationDestination(item: model.counted("\(level)", UIBindable(model).item)) { _ in
          MainActor.assumeIsolated { Stack.page(level + 1) }
        }
      }
    }
    Stack.page = page
    defer { Stack.page = { _ in UIViewController() } }
    for model in models { model.item = Item(id: 1) }
    let stage = Stage(UINavigationController(rootViewController: page(0)))
    #expect(stage.pages == "L0 L1 L2 L3")
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.pop(to: 1)
    #expect(stage.pages == "L0 L1")
    #expect(models.map { $0.item == nil } == [false, true, true])
    #expect(models.map { $0.takeWrites().count } == [0, 1, 1])
    stage.change {
      models[1].item = Item(id: 2)
      models[2].item = Item(id: 2)
    }
    #expect(stage.pages == "L0 L1 L2 L3")
    // The program pops all pages at once.
    stage.change {
      (stage.window.rootViewController as? UINavigationController)?.popToRootViewController(animated: true)
    }
    #expect(stage.pages == "L0")
    #expect(models.allSatisfy { $0.item == nil })
    #expect(models.map { $0.takeWrites().count } == [1, 1, 1])
    stage.expectFresh()
  }

  @MainActor enum Stack { static var page: @MainActor (Int) -> UIViewController = { _ in UIViewController() } }

  @Test func aStateThatRefusesKeepsItsPageAndThoseUnderIt() {
    var refuses = true
    let inner = TestModel()
    let page = Page("A") { [self] page in
      page.navigationDestination(item: model.counted("a", bindable.item)) { _ in
        Page("B") { page in
          page.navigationDestination(item: inner.counted("b", UIBindable(inner).item) { refuses }) { _ in
            let last = Page("C")
            return last
          }
        }
      }
    }
    model.item = Item(id: 1)
    inner.item = Item(id: 1)
    let stage = Stage(UINavigationController(rootViewController: page))
    #expect(stage.pages == "A B C")
    stage.pop(to: 0)
    #expect(stage.pages == "A B C")
    #expect(model.item != nil)
    refuses = false
    stage.pop(to: 0)
    #expect(stage.pages == "A")
    #expect(model.item == nil && inner.item == nil)
  }

  @Test func onDismissIsCalledOnceForEveryWayOfLeaving() throws {
    let page = Page("A") { [self] page in
      page.present(item: bindable.destination.sheet, onDismiss: { journal.write("left") }) { item in
        let sheet = Page("S\(item.id)")
        let button = UIButton(
          configuration: .plain(), primaryAction: UIAction(title: "Done") { _ in model.destination = nil })
        sheet.view.addSubview(button)
        return sheet
      }
    }
    let navigation = UINavigationController(rootViewController: Page("R"))
    let stage = Stage(navigation)
    stage.change { navigation.pushViewController(page, animated: false) }
    func sheet(_ id: Int = 1) {
      stage.change { model.destination = .sheet(Item(id: id)) }
      #expect(stage.pages == "R A [S\(id)]")
      #expect(journal.take().isEmpty)
    }
    sheet()
    stage.dismissTop()
    #expect(journal.take() == ["left"])
    sheet()
    try stage.driver.tap("Done")
    #expect(journal.take() == ["left"])
    sheet()
    stage.change { model.destination = nil }
    #expect(journal.take() == ["left"])
    sheet()
    stage.change { model.destination = .sheet(Item(id: 9)) }
    #expect(journal.take() == ["left"])
    stage.change { model.destination = .flag }
    #expect(journal.take() == ["left"])
    sheet()
    stage.change { page.dismiss(animated: false) }
    #expect(journal.take() == ["left"])
    sheet()
    stage.change { navigation.popViewController(animated: false) }
    #expect(journal.take() == ["left"])
    #expect(stage.pages == "R")
    #expect(model.destination == nil)
    stage.change { navigation.pushViewController(page, animated: false) }
    sheet()
    stage.window.close()
    #expect(journal.take() == ["left"])
    // The state remains, because another window may show it.
    #expect(model.destination != nil)
  }
}
