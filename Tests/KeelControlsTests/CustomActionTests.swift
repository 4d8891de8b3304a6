import KeelControls
import KeelScene
import KeelTesting
import Testing

/// `accessibilityCustomActions`.
@MainActor @Suite struct CustomActionTests {
  @Test func aViewOffersItsActions() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Letter"
    var done: [String] = []
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        done.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Nothing", actionHandler: nil),
    ]
    controller.view.addSubview(label)
    let stage = Stage(controller)
    try stage.driver.perform(action: "Archive", on: "Letter")
    #expect(done == ["Archive"])
    #expect(throws: DriverError.self) { try stage.driver.perform(action: "Nothing", on: "Letter") }
    stage.change { label.accessibilityCustomActions = nil }
    #expect(label.accessibilityCustomActions == nil)
    #expect(throws: DriverError.self) { try stage.driver.perform(action: "Archive", on: "Letter") }
    stage.expectFresh()
  }

  @Test func aCellOffersItsActionsBesideThoseOfItsList() throws {
    var done: [String] = []
    let page = ListPage(items: [1])
    page.configure = { cell, _ in
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Pin") { _ in
          done.append("pin")
          return true
        }
      ]
    }
    let stage = Stage(page)
    try stage.driver.perform(action: "Pin", on: "Row 1")
    #expect(done == ["pin"])
  }
}
