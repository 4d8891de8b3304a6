import GalleryViews
import KeelControls
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
    for size in Self.sizes { try check(Self.window(of: app.type.init()), name: "app-\(app.rawValue)", size) }
  }

  /// Apps that show the present time, begin at random, or keep a file.
  nonisolated private static let moving: [EverydayApp] = [.chat, .flagQuiz, .scrumTimer]

  private static func window(of app: some App) -> UIWindow {
    AppHost(app).makeWindow(title: "app", store: KeyedStore(snapshot: nil), settings: KeyedStore(snapshot: nil))
  }

  private func check(_ window: UIWindow, name: String, _ size: (columns: Int, rows: Int)) throws {
    let terminal = MemoryTerminal(columns: size.columns, rows: size.rows)
    window.show(on: terminal)
    terminal.settle()
    try FrameFile.check(FrameText(terminal.screen).text, name: "\(size.columns)x\(size.rows)/\(name)")
    window.close()
  }
}
