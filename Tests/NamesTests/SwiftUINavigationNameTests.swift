import KeelTesting
import SwiftUINavigation
import Testing

private struct Page: View {
  @State var network: String?
  var body: some View {
    Text(network ?? "none").alert(item: $network) {
      Text("Forget \($0)?")
    } actions: { _ in
      Button("Forget") {}
    }
  }
}

/// A file that imports SwiftUINavigation for its views.
@MainActor @Suite struct SwiftUINavigationNameTests {
  @Test func alertsOfItemsAreFound() throws {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Page(network: "Pier")))
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    #expect(driver.shows("Forget Pier?"), "\(driver.outline)")
    try driver.tap("Forget")
    #expect(driver.exists("none"))
  }
}
