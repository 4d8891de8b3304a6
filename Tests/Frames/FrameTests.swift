import Foundation
import GalleryViews
import KeelControls
import KeelModel
import KeelTerminal
import Testing

@testable import EverydayApps
@testable import Keel
@testable import KeelViews

/// What a terminal shows, cell by cell, of each page of the Gallery and of each everyday app.
@MainActor @Suite(.serialized) struct FrameTests {
  nonisolated static let sizes = [(columns: 80, rows: 24), (columns: 200, rows: 60)]

  @Test(arguments: GalleryCategory.allCases) func pagesOfTheGallery(category: GalleryCategory) throws {
    for size in Self.sizes {
      let model = GalleryModel()
      _ = model.open(path: "controls/\(category.rawValue)")
      let window = UIWindow(rootViewController: Gallery.makeRoot(model: model))
      try check(window, name: "gallery-\(category.rawValue)", size)
    }
  }

  @Test(arguments: EverydayApp.allCases.filter { !moving.contains($0) }) func apps(app: EverydayApp) throws {
    // Stories of the same apps run meanwhile, which share the settings. Nothing of them runs during this test.
    let defaults = UserDefaults.standard
    let others = Self.settings.map { ($0, defaults.object(forKey: $0)) }
    for key in Self.settings { defaults.removeObject(forKey: key) }
    defer { for (key, value) in others { defaults.set(value, forKey: key) } }
    for size in Self.sizes { try check(Self.window(of: app.type.init()), name: "app-\(app.rawValue)", size) }
  }

  /// The settings in which the apps keep what their users enter.
  private static let settings = ["todo_items_list", "Items", "Cards"]

  /// The first pages of apps that begin at random or keep a file, with fixed values, and of those of UIKit.
  @Test(arguments: ["flagQuiz", "scrumTimer", "errands", "photos", "signUp"]) func firstPages(app: String)
    throws
  {
    for size in Self.sizes {
      let page: UIViewController =
        switch app {
        case "flagQuiz": UIHostingController(rootView: FlagQuizView(order: { $0 }, answer: 1))
        case "scrumTimer": UIHostingController(rootView: ScrumsView(scrums: .constant(DailyScrum.sampleData)) {})
        case "errands": UINavigationController(rootViewController: ErrandsViewController(store: EmptyErrands()))
        case "photos": UINavigationController(rootViewController: PhotosViewController())
        default: UINavigationController(rootViewController: SignUpViewController())
        }
      try check(UIWindow(rootViewController: page), name: "app-\(app)", size)
    }
  }

  private final class EmptyErrands: ErrandStore {
    override func load() -> [Errand] { [] }
    override func save(_ errands: [Errand]) {}
  }

  /// Apps that show the present time, begin at random, or keep a file.
  nonisolated private static let moving: [EverydayApp] = [.chat, .flagQuiz, .scrumTimer]

  private static func window(of app: some App) -> UIWindow {
    AppHost(app).makeWindow(title: "app", store: KeyedStore(snapshot: nil), settings: KeyedStore(snapshot: nil))
  }

  private func check(_ window: UIWindow, name: String, _ size: (columns: Int, rows: Int)) throws {
    let terminal = MemoryTerminal(
      columns: size.columns, rows: size.rows, capabilities: TerminalCapabilities(localeIdentifier: "en-US"))
    window.show(on: terminal)
    terminal.draw()
    try FrameFile.check(FrameText(terminal.screen).text, name: "\(size.columns)x\(size.rows)/\(name)")
    window.close()
  }
}
