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

private final class GreetingController: UIViewController {
  static var count = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    GreetingController.count += 1
    let label = UILabel()
    label.text = "Hello"
    view.addSubview(label)
  }
}

private struct Greetings: View {
  @State private var taps = 0
  var body: some View {
    VStack {
      UIViewControllerRepresenting { GreetingController() }
      UIViewRepresenting {
        let label = UILabel()
        label.text = "Welcome"
        return label
      }
      Text(TextState("Taps: ").bold() + TextState("\(taps)"))
      Button("Tap") { taps += 1 }
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

  @Test func controllersAndViewsOfUIKitAreShown() throws {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Greetings()))
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    #expect(driver.shows("Hello") && driver.shows("Welcome"), "\(driver.outline)")
    try driver.tap("Tap")
    #expect(driver.shows("Taps: 1"), "\(driver.outline)")
    #expect(GreetingController.count == 1)
  }
}
