import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Pages that follow state.
@MainActor @Suite(.serialized) struct StateDestinationTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }
  let journal = Journal()

  /// A page in a stack with a sheet, an alert and a pushed page for the cases of one enum, in that order or another.
  func app(order: [Int] = [0, 1, 2]) -> UIViewController {
    let page = Page("A") { [self] page in
      let destinations: [@MainActor () -> Void] = [
        {
          page.present(item: bindable.destination.sheet, onDismiss: { journal.write("sheet left") }) {
            Page("S\($0.id)")
          }
        },
        {
          page.present(item: bindable.destination.alert, onDismiss: { journal.write("alert left") }) { item in
            let alert = UIAlertController(title: "Q\(item.id)", message: nil)
            alert.addAction(UIAlertAction(title: "OK", style: .cancel))
            alert.addAction(
              UIAlertAction(title: "Next") { _ in model.destination = .sheet(Item(id: item.id + 1)) })
            return alert
          }
        },
        { page.navigationDestination(item: bindable.destination.push) { Page("P\($0.id)") } },
      ]
      for index in order { destinations[index]() }
    }
    return UINavigationController(rootViewController: page)
  }

  @Test(arguments: [
    (Destination.sheet(Item(id: 1)), "A [S1]"), (.alert(Item(id: 1)), "A !Q1"), (.push(Item(id: 1)), "A P1"),
  ])
  func stateBeforeTheFirstFrameIsInTheFirstPatch(destination: Destination, pages: String) {
    model.destination = destination
    let stage = Stage(app())
    #expect(stage.pages == pages)
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
  func casesOfOneEnumTakeTurnsWhateverTheOrderOfObservers(order: [Int]) {
    let stage = Stage(app(order: order))
    for (destination, pages) in [
      (Destination.sheet(Item(id: 1)), "A [S1]"), (.alert(Item(id: 2)), "A !Q2"), (.push(Item(id: 3)), "A P3"),
      (.sheet(Item(id: 4)), "A [S4]"), (.push(Item(id: 5)), "A P5"), (.alert(Item(id: 6)), "A !Q6"),
      (.flag, "A"), (.alert(Item(id: 7)), "A !Q7"),
    ] {
      stage.change { model.destination = destination }
      #expect(stage.pages == pages)
      #expect(stage.frontEnd.log.patchCount <= 1)
      #expect(model.destination == destination)
      stage.expectFresh()
    }
    stage.change { model.destination = nil }
    #expect(stage.pages == "A")
  }

  @Test func anotherIdentityDismissesAndPresentsAgain() {
    let stage = Stage(app())
    stage.change { model.destination = .sheet(Item(id: 1)) }
    let first = stage.topSheet
    stage.change { model.destination = .sheet(Item(id: 1, text: "changed")) }
    #expect(stage.topSheet == first)
    #expect(journal.lines.isEmpty)
    stage.change { model.destination = .sheet(Item(id: 2)) }
    #expect(stage.pages == "A [S2]")
    #expect(stage.topSheet != first)
    #expect(stage.frontEnd.log.patchCount == 1)
    #expect(journal.take() == ["sheet left"])
    stage.change { model.destination = .push(Item(id: 1)) }
    stage.change { model.destination = .push(Item(id: 2)) }
    #expect(stage.pages == "A P2")
  }

  @Test func aPersonsDismissalWritesTheBindingOnce() {
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
    // Set to nil by the program: nothing is written.
    stage.change { model.item = Item(id: 1) }
    stage.change { model.item = nil }
    #expect(model.takeWrites().isEmpty)
    #expect(journal.take() == ["left"])
    // dismiss(animated:) by the program: the state is told.
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
    // Setting the child's state to nil, and then the parent's own.
    stage.change { inner.item = Item(id: 2) }
    stage.change { inner.item = nil }
    #expect(stage.pages == "A [S1]")
    #expect(model.takeWrites().isEmpty)
    _ = inner.takeWrites()
    // The parent takes the child along, whose state is told.
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
    // By the program, in one go.
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
    // Another window may show the same state.
    #expect(model.destination != nil)
  }

  @Test func alertsTellThatTheyHaveLeftToo() throws {
    let stage = Stage(app())
    stage.change { model.destination = .alert(Item(id: 1)) }
    stage.dismissTop()
    #expect(journal.take() == ["alert left"])
    #expect(model.destination == nil)
    stage.change { model.destination = .alert(Item(id: 1)) }
    try stage.driver.tap("OK")
    #expect(journal.take() == ["alert left"])
    // The handler leads on.
    stage.change { model.destination = .alert(Item(id: 1)) }
    try stage.driver.tap("Next")
    #expect(journal.take() == ["alert left"])
    #expect(stage.pages == "A [S2]")
    #expect(model.destination == .sheet(Item(id: 2)))
    stage.expectFresh()
  }

  @Test func anAnswerMayAskTheSameAgain() throws {
    var asked = 0
    let page = Page("A") { [self] page in
      page.present(isPresented: bindable.isPresented) {
        asked += 1
        let alert = UIAlertController(title: "Again?", message: nil)
        alert.addAction(UIAlertAction(title: "Yes") { _ in model.isPresented = true })
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        return alert
      }
    }
    let stage = Stage(page)
    stage.change { model.isPresented = true }
    try stage.driver.tap("Yes")
    #expect(stage.pages == "A !Again?")
    #expect(asked == 2)
    try stage.driver.tap("No")
    #expect(stage.pages == "A")
    #expect(!model.isPresented)
  }

  @Test func stateOfAPageThatIsNotThereYetWaits() {
    let page = Page("A")
    page.present(isPresented: bindable.isPresented) { Page("S") }
    page.navigationDestination(item: bindable.item) { Page("P\($0.id)") }
    model.isPresented = true
    model.item = Item(id: 1)
    let stage = Stage(UINavigationController(rootViewController: page), shows: false)
    #expect(page.presentedViewController == nil)
    stage.show()
    #expect(stage.pages == "A P1 [S]")
    #expect(stage.frontEnd.log.patchCount == 1)
  }

  @Test func aSecondPageForATakenPlaceWaitsForTheFirst() {
    let page = Page("A") { [self] page in
      page.present(item: bindable.item) { Page("S\($0.id)") }
      page.present(item: bindable.other) { Page("T\($0.id)") }
    }
    let stage = Stage(page)
    stage.change {
      model.item = Item(id: 1)
      model.other = Item(id: 2)
    }
    #expect(stage.pages == "A [S1]")
    stage.dismissTop()
    #expect(stage.pages == "A [T2]")
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.dismissTop()
    #expect(stage.pages == "A")
    #expect(model.item == nil && model.other == nil)
  }

  @Test func aCancelledDestinationLetsGoOfItsPage() {
    let page = Page("A")
    let stage = Stage(page)
    let token = page.present(isPresented: bindable.isPresented) { Page("S") }
    stage.change { model.isPresented = true }
    token.cancel()
    stage.change { model.isPresented = false }
    #expect(stage.pages == "A [S]")
    stage.dismissTop()
    #expect(stage.pages == "A")
    stage.change { model.isPresented = true }
    #expect(stage.pages == "A")
  }

  @Test func aDestinationWithoutAStackIsReported() {
    let reports = Misuse.withCapture {
      let page = Page("A") { [self] page in page.navigationDestination(item: bindable.item) { Page("P\($0.id)") } }
      let stage = Stage(page)
      stage.change { model.item = Item(id: 1) }
      stage.change { model.item = Item(id: 2) }
      #expect(stage.pages == "A")
    }
    #expect(reports.count == 1)
    #expect(reports.first?.remedy.contains("UINavigationController") == true)
  }

  @Test func twoWindowsShowTheSameState() {
    let first = Stage(app())
    let second = Stage(app())
    first.change { model.destination = .sheet(Item(id: 1)) }
    #expect(second.pages == "A [S1]")
    second.dismissTop()
    #expect(first.pages == "A")
    first.change { model.destination = .push(Item(id: 2)) }
    first.window.close()
    Turn.shared.flush()
    #expect(second.pages == "A P2")
    #expect(model.destination == .push(Item(id: 2)))
  }
}
