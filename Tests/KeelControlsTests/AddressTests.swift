import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

@MainActor @Observable private final class Place {
  var path = ""
  func open(_ path: String) -> Bool {
    guard !path.hasPrefix("no") else { return false }
    self.path = path
    return true
  }
}

@MainActor @Suite(.serialized) struct AddressTests {
  @Test func theAddressFollowsTheModelAndLeadsItOneUpdateAChange() throws {
    let place = Place()
    let window = UIWindow(rootViewController: UIViewController())
    window.address = UIWindowAddress(path: { place.path }, open: { place.open($0) })
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    #expect(driver.path.isEmpty)

    Turn.shared.performing { place.path = "detail/1" }
    #expect(driver.path == "detail/1")
    #expect(frontEnd.log.patches.count == 2)
    #expect(frontEnd.log.patches.last?.operations.count == 1)

    try driver.open(path: "detail/2")
    #expect(place.path == "detail/2")
    #expect(driver.path == "detail/2")
  }

  @Test func anUnknownPathIsReportedUntilTheNextNavigation() throws {
    let place = Place()
    place.path = "here"
    let window = UIWindow(rootViewController: UIViewController())
    window.address = UIWindowAddress(path: { place.path }, open: { place.open($0) })
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    #expect(throws: DriverError.self) { try driver.open(path: "nowhere") }
    #expect(driver.path == "here")
    try driver.open(path: "there")
    guard let root = frontEnd.tree.root, case .window(let element)? = frontEnd.tree[root]?.element else {
      Issue.record("no window")
      return
    }
    #expect(element.path == "there" && !element.isPathNotFound)
  }

  @Test func withoutAnAddressOneCanStillGoBack() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let page = UIViewController()
    page.title = "Second Page"
    stack.pushViewController(page, animated: false)
    let window = UIWindow(rootViewController: stack)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    #expect(driver.path == "second-page")
    #expect(throws: DriverError.self) { try driver.open(path: "third-page") }
    try driver.open(path: "")
    #expect(stack.viewControllers.count == 1)
    #expect(driver.path.isEmpty)
  }
}
