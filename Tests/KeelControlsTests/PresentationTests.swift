import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Presented pages appear and are dismissed by the program and by the user.
@MainActor @Suite(.serialized) struct PresentationTests {
  let root = Page("A")

  @Test func aSheetIsOneInsertionAndItsEndIsOneRemoval() {
    let stage = Stage(root)
    let sheet = Page("S")
    let coming = stage.change { root.present(sheet, animated: true) }
    #expect(coming.count == 1)
    #expect(stage.pages == "A [S]")
    #expect(root.presentedViewController === sheet)
    #expect(sheet.presentingViewController === root)
    let going = stage.dismissTop()
    #expect(going.count == 1)
    #expect(stage.pages == "A")
    #expect(root.presentedViewController == nil)
  }

  @Test func aSheetRestsAtTheLowestOfItsHeights() throws {
    let stage = Stage(root)
    let sheet = Page("S")
    try #require(sheet.sheetPresentationController).detents = [.large(), .medium()]
    stage.change { root.present(sheet, animated: true) }
    func element() -> SheetElement? {
      let element = sheet.presentationController.flatMap { stage.window.tree[$0.nodeID]?.element }
      guard case .sheet(let sheet)? = element else { return nil }
      return sheet
    }
    #expect(element()?.height == .medium)
    stage.change { sheet.sheetPresentationController?.detents = [.large()] }
    #expect(element()?.height == .large)
    let cover = Page("C")
    cover.modalPresentationStyle = .fullScreen
    #expect(cover.sheetPresentationController == nil)
  }

  @Test func sheetOverSheetUnderAlert() {
    let stage = Stage(root)
    let first = Page("S")
    let second = Page("T")
    let alert = UIAlertController(title: "Q", message: nil)
    alert.addAction(UIAlertAction(title: "OK"))
    stage.change { root.present(first, animated: true) }
    stage.change { first.present(second, animated: true) }
    stage.change { second.present(alert, animated: true) }
    #expect(stage.pages == "A [S] [T] !Q")
    // Dismissing the upper page retains the lower one.
    stage.dismissTop()
    #expect(stage.pages == "A [S] [T]")
    stage.change { second.dismiss(animated: true) }
    #expect(stage.pages == "A [S]")
    // Dismissing the lower page dismisses the upper one too, in one patch.
    stage.change { first.present(second, animated: true) }
    #expect(stage.pages == "A [S] [T]")
    let operations = stage.change { root.dismiss(animated: true) }
    #expect(stage.pages == "A")
    #expect(operations.count == 2)
    #expect(stage.frontEnd.log.patchCount == 1)
    stage.expectFresh()
  }

  @Test func dismissingTwiceTakesOnlyTheOne() {
    let stage = Stage(root)
    let first = Page("S")
    let second = Page("T")
    stage.change { root.present(first, animated: true) }
    stage.change { first.present(second, animated: true) }
    var completions = 0
    stage.change {
      first.dismiss(animated: true) { completions += 1 }
      second.dismiss(animated: true) { completions += 1 }
    }
    #expect(stage.pages == "A [S]")
    #expect(completions == 2)
  }

  @Test func aPageInAStackInASheetDismissesTheSheet() {
    let stage = Stage(root)
    let inner = Page("N")
    stage.change { root.present(UINavigationController(rootViewController: inner), animated: true) }
    #expect(stage.pages == "A [N]")
    stage.change { inner.dismiss(animated: true) }
    #expect(stage.pages == "A")
  }

  @Test func goingBackInsideASheetKeepsTheSheet() {
    let stage = Stage(root)
    let inner = UINavigationController(rootViewController: Page("N"))
    stage.change {
      root.present(inner, animated: true)
      inner.pushViewController(Page("O"), animated: true)
    }
    #expect(stage.pages == "A [N O]")
    stage.pop(to: 0)
    #expect(stage.pages == "A [N]")
    stage.pop(to: 0)
    #expect(stage.pages == "A [N]")
  }

  @Test func aPageInModalPresentationStays() {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      var calls: [String] = []
      var allows = true
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
      }
    }
    let stage = Stage(root)
    let sheet = Page("S")
    let delegate = Delegate()
    sheet.isModalInPresentation = true
    sheet.presentationController?.delegate = delegate
    stage.change { root.present(sheet, animated: true) }
    stage.dismissTop()
    #expect(stage.pages == "A [S]")
    #expect(delegate.calls == ["attempt"])
    let operations = stage.change { sheet.isModalInPresentation = false }
    #expect(operations.count == 1)
    delegate.allows = false
    stage.dismissTop()
    #expect(delegate.calls == ["attempt", "attempt"])
    delegate.allows = true
    stage.dismissTop()
    #expect(delegate.calls == ["attempt", "attempt", "will", "did"])
    #expect(stage.pages == "A")
    // The delegate receives no call when the program dismisses the page.
    stage.change { root.present(sheet, animated: true) }
    stage.change { root.dismiss(animated: true) }
    #expect(delegate.calls.count == 4)
  }

  @Test func aModalPageInAStackStaysAndReceivesTheAttempt() throws {
    final class Delegate: UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        attempts += 1
      }
    }
    let stage = Stage(root)
    let form = Page("F")
    let stack = UINavigationController(rootViewController: form)
    stage.change { root.present(stack, animated: true) }
    func sheet() throws -> SheetElement {
      let element = stack.presentationController.flatMap { stage.window.tree[$0.nodeID]?.element }
      guard case .sheet(let sheet)? = element else { throw CancellationError() }
      return sheet
    }
    #expect(try sheet() == SheetElement())
    let delegate = Delegate()
    // The presentation controller of a page in a stack is that of its stack.
    form.presentationController?.delegate = delegate
    stage.change { form.isModalInPresentation = true }
    #expect(try sheet() == SheetElement(isDismissable: false, hearsAttempts: true))
    stage.dismissTop()
    #expect(delegate.attempts == 1 && root.presentedViewController === stack)
    let next = Page("G")
    stage.change { stack.pushViewController(next, animated: true) }
    #expect(try sheet().isDismissable, "only the page on top counts")
    stage.change { stack.popViewController(animated: true) }
    #expect(try !sheet().isDismissable)
    stage.change { form.isModalInPresentation = false }
    stage.dismissTop()
    #expect(delegate.attempts == 1 && root.presentedViewController == nil)
  }

  @Test func anAlertIsAnsweredOnceAndItsHandlerMayPresent() throws {
    let stage = Stage(root)
    var answers: [String] = []
    let alert = UIAlertController(title: "Q", message: "M")
    alert.addAction(
      UIAlertAction(title: "Yes") { [root] _ in
        answers.append("yes")
        root.present(Page("Next"), animated: true)
      })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in answers.append("no") })
    stage.change { root.present(alert, animated: true) }
    let yes = try #require(stage.button("Yes"))
    stage.send(.activate(yes))
    stage.send(.activate(yes))
    #expect(answers == ["yes"])
    #expect(stage.pages == "A [Next]")
    stage.change { root.dismiss(animated: true) }
    stage.change { root.present(alert, animated: true) }
    stage.dismissTop()
    #expect(answers == ["yes", "no"])
    #expect(stage.pages == "A")
  }

  @Test(arguments: [
    (UIAlertController.Style.alert, ["Delete"], ["No", "Delete"]),
    (.alert, ["Save", "Delete"], ["Save", "Delete", "No"]), (.actionSheet, ["Delete"], ["Delete", "No"]),
  ]) func theAnswerThatCancelsIsTheFirstOfTwoElseTheLast(
    style: UIAlertController.Style, others: [String], shown: [String]
  ) throws {
    let stage = Stage(root)
    let alert = UIAlertController(title: "Q", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: others[0]))
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    for title in others.dropFirst() { alert.addAction(UIAlertAction(title: title)) }
    stage.change { root.present(alert, animated: true) }
    let titles = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .button(let button) = node.element { button.title } else { nil }
    }
    #expect(titles.suffix(shown.count) == shown[...])
    #expect(alert.actions.map(\.title) == [others[0], "No"] + others.dropFirst())
  }

  @Test func anAlertWithoutAWayOutIsNotLeftByEscape() throws {
    let stage = Stage(root)
    let alert = UIAlertController(title: "Q", message: nil)
    for title in ["One", "Two"] { alert.addAction(UIAlertAction(title: title)) }
    stage.change { root.present(alert, animated: true) }
    let id = try #require(stage.topAlert)
    #expect(stage.frontEnd.tree[id]?.element == .alert(AlertElement(title: "Q", isDismissable: false)))
    stage.dismissTop()
    #expect(stage.pages == "A !Q")
  }

  @Test func fieldsOfAnAlertAreFilledIn() throws {
    let stage = Stage(root)
    let alert = UIAlertController(title: "Q", message: nil)
    var typed: String?
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK") { [weak alert] _ in typed = alert?.textFields?.first?.text })
    stage.change { root.present(alert, animated: true) }
    try stage.driver.type("Quay", into: "Name")
    #expect(alert.textFields?.first?.isFirstResponder == true)
    try stage.driver.tap("OK")
    #expect(typed == "Quay")
  }

  @Test func misuseIsReportedWithRuleAndRemedyAndChangesNothing() {
    let stage = Stage(root)
    let sheet = Page("S")
    stage.change { root.present(sheet, animated: true) }
    let navigation = UINavigationController(rootViewController: Page("N"))
    let pushed = Page("P")
    navigation.pushViewController(pushed, animated: false)
    let cases: [(String, @MainActor () -> Void)] = [
      ("presents Page already", { root.present(Page("T"), animated: true) }),
      ("is in no window that is shown", { Page("X").present(Page("Y"), animated: true) }),
      ("shown elsewhere", { sheet.present(root, animated: true) }),
      ("shown elsewhere", { sheet.present(pushed, animated: true) }),
      ("in the stack already", { navigation.pushViewController(pushed, animated: true) }),
      ("no page of another stack", { navigation.pushViewController(UINavigationController(), animated: true) }),
      ("shown elsewhere", { navigation.pushViewController(sheet, animated: true) }),
      ("shown elsewhere", { root.addChild(sheet) }),
      ("a second time", { stage.window.show(on: stage.frontEnd) }),
      ("shown elsewhere", { UIWindow().rootViewController = sheet }),
    ]
    for (text, work) in cases {
      let reports = RuntimeWarning.withCapture { stage.change(work) }
      #expect(reports.count == 1 && reports[0].happened.contains(text), "\(text): \(reports)")
      #expect(reports.allSatisfy { !$0.rule.isEmpty && !$0.remedy.isEmpty })
    }
    #expect(stage.pages == "A [S]")
    stage.expectFresh()
  }
}
