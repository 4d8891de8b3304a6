import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Pages that state presents or pushes.
@MainActor @Suite(.serialized) struct StateDestinationTests {
  let model = TestModel()
  var bindable: UIBindable<TestModel> { UIBindable(model) }
  let journal = Journal()

  /// A page in a stack that leads to a sheet, an alert and a pushed page for the cases of one enum. `order` is the
  /// order of registration.
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

  @Test func alertsAlsoReportTheirDismissal() throws {
    let stage = Stage(app())
    stage.change { model.destination = .alert(Item(id: 1)) }
    stage.dismissTop()
    #expect(journal.take() == ["alert left"])
    #expect(model.destination == nil)
    stage.change { model.destination = .alert(Item(id: 1)) }
    try stage.driver.tap("OK")
    #expect(journal.take() == ["alert left"])
    // The handler opens another destination.
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
    let reports = RuntimeWarning.withCapture {
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
