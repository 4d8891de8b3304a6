import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import PortedFive
import PortedSix
import Testing

/// Ported pages do what they did: their targets get their actions.
@MainActor @Suite(.serialized) struct PortedPageTests {
  private func show(_ page: UIViewController) -> (HeadlessFrontEnd, Driver, UIWindow) {
    let window = UIWindow(rootViewController: UINavigationController(rootViewController: page))
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    return (frontEnd, Driver(frontEnd), window)
  }

  @Test func controlsItemsGesturesAndNotificationsCallMethods() throws {
    let page = CounterPage()
    let (_, driver, window) = show(page)
    #expect(page.label.text == "0 taps, 0 ticks, ")
    try driver.tap("Count")
    #expect(page.label.text == "1 taps, 0 ticks, ")
    try driver.tap("Add")
    #expect(page.label.text == "1 taps, 1 ticks, ", "the target is a model without isolation")
    try driver.tap("1 taps, 1 ticks, ")
    #expect(page.label.text == "11 taps, 1 ticks, ")
    try driver.type("Ada", into: "Name")
    #expect(page.label.text == "11 taps, 1 ticks, Ada")
    try driver.tap("Reset")
    #expect(page.label.text == "0 taps, 1 ticks, Ada")
    withExtendedLifetime(window) {}
  }

  @Test func methodsOfSwift6GetTheSenderAndTheEvent() throws {
    let page = SwitchPage()
    let (_, driver, window) = show(page)
    try driver.toggle("Sound")
    try driver.adjust("Volume", to: 0.5)
    #expect(page.log == ["on", "slid", "over"])
    withExtendedLifetime(window) {}
  }
}
