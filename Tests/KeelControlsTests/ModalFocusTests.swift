import KeelControls
import KeelScene
import Testing

/// The program's keyboard focus after a sheet or an alert is dismissed, independent of the front end.
@MainActor @Suite(.serialized) struct ModalFocusTests {
  private let page = Page("First")
  private let opener = UIButton(primaryAction: UIAction(title: "Open") { _ in })
  private let field = UITextField()
  private let last = UIButton(primaryAction: UIAction(title: "Last") { _ in })

  private func stage() -> Stage {
    for view in [opener, field, last] { page.view.addSubview(view) }
    return Stage(page)
  }

  /// Presents a page with a button that has the focus.
  private func present(over page: UIViewController, in stage: Stage) -> (page: Page, inner: UIButton) {
    let sheet = Page("S")
    let inner = UIButton(primaryAction: UIAction(title: "Inner") { _ in })
    sheet.view.addSubview(inner)
    stage.change { page.present(sheet, animated: false) }
    stage.send(.focus(inner.nodeID))
    return (sheet, inner)
  }

  private func focusOperations(_ operations: [Patch.Operation]) -> [NodeID?] {
    operations.compactMap { if case .focus(let id) = $0 { .some(id) } else { nil } }
  }

  @Test func theControlThatOpenedItHasTheFocusAgain() {
    let stage = stage()
    stage.send(.focus(opener.nodeID))
    _ = present(over: page, in: stage)
    #expect(focusOperations(stage.change { page.dismiss(animated: false) }) == [opener.nodeID])
  }

  @Test func aMovedOpenerHasTheFocusAfterwards() {
    let stage = stage()
    stage.send(.focus(opener.nodeID))
    _ = present(over: page, in: stage)
    stage.change { page.view.bringSubviewToFront(opener) }
    #expect(focusOperations(stage.change { page.dismiss(animated: false) }) == [opener.nodeID])
  }

  @Test func theSuccessorOfARemovedFocusedViewReceivesTheFocus() {
    let stage = stage()
    stage.send(.focus(opener.nodeID))
    _ = present(over: page, in: stage)
    stage.change { opener.removeFromSuperview() }
    #expect(focusOperations(stage.change { page.dismiss(animated: false) }) == [field.nodeID])
    #expect(field.isFirstResponder)
  }

  @Test func aSheetAboveASheetLeadsBackOneByOne() {
    let stage = stage()
    stage.send(.focus(opener.nodeID))
    let (sheet, inner) = present(over: page, in: stage)
    _ = present(over: sheet, in: stage)
    #expect(focusOperations(stage.change { sheet.dismiss(animated: false) }) == [inner.nodeID])
    #expect(focusOperations(stage.change { page.dismiss(animated: false) }) == [opener.nodeID])
  }
}
