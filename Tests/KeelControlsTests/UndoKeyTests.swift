import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// Ctrl-Z, Ctrl-Y and Ctrl-Shift-Z run the undo manager of the page, unless a text has the focus.
@MainActor @Suite(.serialized) struct UndoKeyTests {
  final class Page: UIViewController {
    var count = 0
    let field = UITextField()
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Page"
      // The first control that is no field has the focus.
      view.addSubview(UISwitch())
      view.addSubview(field)
    }
    func add(_ number: Int) {
      count += number
      undoManager?.registerUndo(withTarget: self) { $0.add(-number) }
      undoManager?.setActionName("Addition")
    }
  }

  /// A page with a manager of its own.
  final class OwnPage: UIViewController {
    let own = UndoManager()
    override var undoManager: UndoManager? { own }
  }

  @Test func aWindowHasOneManagerThatItsPagesAndViewsShare() {
    let page = Page()
    let stage = Stage(UINavigationController(rootViewController: page))
    let over = Page()
    stage.change { page.present(over, animated: false) }
    #expect(page.undoManager != nil && page.undoManager === stage.window.undoManager)
    #expect(page.field.undoManager === stage.window.undoManager && over.undoManager === stage.window.undoManager)
    #expect(Page().undoManager == nil)
    #expect(Stage(Page()).window.undoManager !== stage.window.undoManager)
  }

  @Test func theKeysUndoAndRedoEachChangeInOrder() throws {
    let page = Page()
    let stage = Stage(UINavigationController(rootViewController: page))
    #expect(throws: DriverError.self) { try stage.driver.press("Ctrl-Z") }
    stage.change { page.add(1) }
    stage.change { page.add(10) }
    #expect(stage.driver.outline.contains("key Ctrl-Z \"Undo Addition\""), "\(stage.driver.outline)")
    try stage.driver.press("Ctrl-Z")
    #expect(page.count == 1)
    try stage.driver.press("Ctrl-Z")
    #expect(page.count == 0)
    #expect(!stage.driver.outline.contains("Undo") && stage.driver.outline.contains("key Ctrl-Y \"Redo Addition\""))
    #expect(throws: DriverError.self) { try stage.driver.press("Ctrl-Z") }
    try stage.driver.press("Ctrl-Y")
    try stage.driver.press("Ctrl-Shift-Z")
    #expect(page.count == 11)
    stage.expectFresh()
  }

  @Test func inATextTheKeysBelongToTheText() throws {
    let page = Page()
    let stage = Stage(page)
    stage.change { page.add(1) }
    stage.change { page.field.becomeFirstResponder() }
    #expect(throws: DriverError.self) { try stage.driver.press("Ctrl-Z") }
    #expect(page.count == 1)
    stage.change { page.field.resignFirstResponder() }
    try stage.driver.press("Ctrl-Z")
    #expect(page.count == 0)
  }

  @Test func aSheetHasTheKeysToo() throws {
    let page = Page()
    let stage = Stage(page)
    stage.change { page.add(1) }
    stage.change { page.present(UIViewController(), animated: false) }
    try stage.driver.press("Ctrl-Z")
    #expect(page.count == 0)
  }

  @Test func aControllerCanHaveItsOwnManager() throws {
    let page = OwnPage()
    let stage = Stage(page)
    var isUndone = false
    stage.change { page.own.registerUndo(withTarget: page) { _ in isUndone = true } }
    #expect(stage.driver.outline.contains("key Ctrl-Z \"Undo\""), "\(stage.driver.outline)")
    try stage.driver.press("Ctrl-Z")
    #expect(isUndone && stage.window.undoManager?.canRedo == false)
  }

  @Test func titlesAreInTheLanguageOfTheWindow() {
    let page = Page()
    let stage = Stage(page)
    stage.change { page.add(1) }
    stage.frontEnd.changeEnvironment { $0.localeIdentifier = "ko" }
    #expect(stage.driver.outline.contains("key Ctrl-Z \"Addition 실행 취소\""), "\(stage.driver.outline)")
    #expect(page.undoManager?.undoMenuItemTitle == "Addition 실행 취소")
  }

  @Test func theManagerAndItsActionsEndWithTheWindow() {
    weak var manager: UndoManager?
    let page = Page()
    do {
      let stage = Stage(page)
      stage.change { page.add(1) }
      manager = page.undoManager
      stage.window.close()
    }
    #expect(manager == nil)
  }
}
