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

/// Pages that change the item that they belong to.
private struct Counts: View {
  struct Count {
    let id = 7
    var number = 1
  }
  @State var sheet: Count?
  @State var cover: Int?
  @State var page: Int?
  var body: some View {
    NavigationStack {
      VStack {
        Text("sheet \(sheet?.number ?? 0), page \(page ?? 0)")
        Button("Sheet") { sheet = Count() }
          .sheet(item: $sheet, id: \.id) { $count in
            Button("Count \(count.number)") { count.number += 1 }
          }
        Button("Cover") { cover = 1 }
          .fullScreenCover(item: $cover, id: \.self) { number in
            Button("Next \(number)") { cover = number + 1 }
            Button("Close") { cover = nil }
          }
        Button("Page") { page = 1 }
          .navigationDestination(item: $page) { $number in
            Button("Number \(number)") { number += 1 }
          }
      }
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

  @Test func pagesReceiveBindingsToTheirItems() throws {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Counts()))
    window.show(on: frontEnd)
    let driver = Driver(frontEnd)
    try driver.tap("Sheet")
    try driver.tap("Count 1")
    #expect(driver.shows("Count 2") && !driver.shows("Count 1"), "\(driver.outline)")
    try driver.dismiss()
    #expect(driver.shows("sheet 0, page 0") && !driver.exists("Count 2"), "\(driver.outline)")
    // An item with another identity has another page.
    try driver.tap("Cover")
    try driver.tap("Next 1")
    #expect(driver.shows("Next 2") && !driver.exists("Next 1"), "\(driver.outline)")
    try driver.tap("Close")
    try driver.tap("Page")
    try driver.tap("Number 1")
    #expect(driver.shows("Number 2"), "\(driver.outline)")
    try driver.goBack()
    #expect(driver.shows("sheet 0, page 0") && !driver.exists("Number 2"), "\(driver.outline)")
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
