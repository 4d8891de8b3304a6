import KeelScene
import KeelTesting
import SwiftUI
import Testing

/// Names that apps use beside views.
@MainActor @Suite struct EverydayNameTests {
  @Test func theFoldersOfTheUserAreURLs() {
    let folders = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory, .desktopDirectory,
      .picturesDirectory, .libraryDirectory,
    ]
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
    #expect(URL.documentsDirectory.appending(path: "notes.json").lastPathComponent == "notes.json")
  }

  @Test func theProcessIsNotATranslatedOne() {
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
  }

  @Test func listsAreJoinedInTheirLanguage() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["red", "green", "blue"]) == "red, green, and blue")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["Rot", "Grün"]) == "Rot und Grün")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = formatter.locale
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "1,0 und 2,0")
    #expect(formatter.string(for: 1) == nil)
  }

  @Test func aColorIsMadeFromAStyle() {
    #expect(Color(.mint) == .mint && Color(.systemRed) == .red)
    #expect(Color(Color.orange.opacity(0.5)) == .orange.opacity(0.5))
    #expect(Color(AnyShapeStyle(.blue)) == .blue)
  }

  /// State whose view is created without isolation.
  private struct Counter: View {
    @State private var count: Int
    @State private var name: String?
    nonisolated init(from count: Int) {
      _count = State(initialValue: count)
      _name = State(wrappedValue: "Counter")
    }
    var body: some View { Text("\(name ?? "") \(count)") }
  }

  @Test func stateIsCreatedWithoutIsolation() async {
    let view = await Task.detached { Counter(from: 3) }.value
    #expect(texts(NamesStage(view)).contains("Counter 3"))
  }

  @Test func aSectionCollapses() throws {
    let stage = NamesStage(
      List {
        Section("Fruit") { Text("Apple") }.collapsible(true)
        Section("Bread") { Text("Rye") }.collapsible(false)
      })
    #expect(texts(stage) == ["Fruit", "Apple", "Bread", "Rye"])
    try stage.driver.toggle("Fruit")
    #expect(texts(stage) == ["Fruit", "Bread", "Rye"])
  }

  @Test func aTitleOpensItsMenu() throws {
    struct Page: View {
      @State private var last = "nothing"
      var body: some View {
        Text("Last: \(last)").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { last = "rename" } }
      }
    }
    let stage = NamesStage(NavigationStack { Page() })
    try stage.driver.tap("Rename")
    #expect(texts(stage).contains("Last: rename"))
    #expect(
      stage.frontEnd.tree.inReadingOrder().contains {
        if case .menu(let menu) = $0.element { menu.title == "Notes" || texts(stage).contains("Notes") } else { false }
      })
  }

  @Test func anIndicatorHasItsColour() {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.color = .systemRed
    indicator.startAnimating()
    let page = UIViewController()
    page.view.addSubview(indicator)
    let stage = NamesStage(controller: page)
    let node = stage.frontEnd.tree.inReadingOrder().first {
      if case .activityIndicator = $0.element { true } else { false }
    }
    #expect(node?.attributes.tint == .red)
  }

  private final class Count: UIActivity {
    var count = 0
    override var activityTitle: String? { "Count" }
    override func canPerform(withActivityItems items: [Any]) -> Bool { !items.isEmpty }
    override func prepare(withActivityItems items: [Any]) { count = items.count }
  }

  @Test func itemsAreSharedByTheActionsThatAreThere() throws {
    let page = UIViewController()
    let stage = NamesStage(controller: page)
    let own = Count()
    var ends: [(String?, Bool)] = []
    var copied: String?
    func share() {
      let sheet = UIActivityViewController(
        activityItems: ["A note", URL(string: "https://example.net")!], applicationActivities: [own])
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        ends.append((type?.rawValue, completed))
        copied = UIPasteboard.general.string
      }
      page.present(sheet, animated: false)
      Turn.shared.flush()
    }
    share()
    try stage.driver.tap("Copy")
    #expect(copied == "A note\nhttps://example.net")
    share()
    try stage.driver.tap("Count")
    #expect(own.count == 2)
    #expect(ends.map(\.1) == [true, true] && ends[0].0 == UIActivity.ActivityType.copyToPasteboard.rawValue)
    #expect(page.presentedViewController == nil)
  }

  private func texts(_ stage: NamesStage) -> [String] {
    stage.frontEnd.tree.inReadingOrder().compactMap { node in
      switch node.element {
      case .label(let label): label.text
      case .row(let row): row.text
      case .section(let section) where !section.header.isEmpty: section.header
      default: nil
      }
    }
  }
}

/// A page in a window on a headless front end.
@MainActor private final class NamesStage {
  let window: UIWindow
  let frontEnd = HeadlessFrontEnd()
  let driver: Driver

  convenience init<Content: View>(_ view: Content) { self.init(controller: UIHostingController(rootView: view)) }

  init(controller: UIViewController) {
    window = UIWindow(rootViewController: controller)
    driver = Driver(frontEnd)
    window.show(on: frontEnd)
  }
}
