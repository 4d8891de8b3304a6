import KeelControls
import KeelModel
import KeelTesting
import KeelViews
import Observation
import Testing

@MainActor @Observable private final class Model {
  var path: [Int] = []
  @ObservationIgnored var made: [Int] = []
}

private struct Level: View {
  let model: Model
  let number: Int

  var body: some View {
    model.made.append(number)
    return Text("Content \(number)").navigationTitle("Level \(number)")
  }
}

private struct Levels: View {
  @Bindable var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Root").navigationTitle("Start")
        .navigationDestination(for: Int.self) { Level(model: model, number: $0) }
    }
  }
}

/// A stack whose first page declares the others.
private struct Chain: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path = NavigationPath(1, then: (2...20).map(String.init)) }
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number)").navigationDestination(for: String.self) { Text("Text \($0)") }
        }
    }
  }
}

extension NavigationPath {
  fileprivate init(_ number: Int, then texts: [String]) {
    self.init()
    append(number)
    for text in texts { append(text) }
  }
}

/// Paths that become long at once, as by a link.
@MainActor @Suite struct DeepLinkTests {
  private let model = Model()

  private func show(_ view: some View) -> (Driver, UIWindow) {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: view))
    window.show(on: frontEnd)
    return (Driver(frontEnd), window)
  }

  @Test func pagesThatManyOthersCoverAreMadeWhenTheyAreUncovered() throws {
    let (driver, window) = show(Levels(model: model))
    model.path = Array(1...120)
    Turn.shared.flush()
    #expect(driver.shows("Content 120"), "\(driver.outline)")
    #expect(Set(model.made).count <= 8, "\(model.made)")
    // Each of them is there when the user comes to it, with the way back to the next one.
    for number in stride(from: 119, through: 1, by: -1) {
      try driver.goBack()
      #expect(driver.shows("Content \(number)"), "\(driver.outline)")
    }
    #expect(Set(model.made) == Set(1...120))
    try driver.goBack()
    #expect(driver.shows("Root") && model.path.isEmpty)
    _ = window
  }

  @Test func onlyAFewOfTheStepsBackMakePages() throws {
    let (driver, window) = show(Levels(model: model))
    model.path = Array(1...40)
    Turn.shared.flush()
    var counts: [Int] = []
    for _ in 1...14 {
      model.made = []
      try driver.goBack()
      counts.append(Set(model.made).count)
    }
    #expect(counts.filter { $0 == 0 }.count >= 12 && counts.allSatisfy { $0 <= 8 }, "\(counts)")
    _ = window
  }

  @Test func theWayBackHasTheTitleOfThePageBelow() throws {
    let (_, window) = show(Levels(model: model))
    model.path = Array(1...40)
    Turn.shared.flush()
    model.path.removeLast(30)
    Turn.shared.flush()
    let stack = try #require(findStack(in: window.rootViewController))
    #expect(stack.viewControllers.count == 11)
    #expect(stack.viewControllers.suffix(2).map { $0.navigationItem.title ?? $0.title } == ["Level 9", "Level 10"])
  }

  @Test func aCoveredPageDeclaresThePagesAboveIt() throws {
    let (driver, window) = show(Chain())
    try driver.tap("Open")
    #expect(driver.shows("Text 20"), "\(driver.outline)")
    for text in stride(from: 19, through: 2, by: -1) {
      try driver.goBack()
      #expect(driver.shows("Text \(text)"), "\(driver.outline)")
    }
    try driver.goBack()
    #expect(driver.shows("Number 1"), "\(driver.outline)")
    _ = window
  }

  private func findStack(in page: UIViewController?) -> NavigationStackController? {
    guard let page else { return nil }
    if let stack = page as? NavigationStackController { return stack }
    return page.children.lazy.compactMap { findStack(in: $0) }.first
  }
}
