import KeelScene
import Testing

@testable import KeelTerminal

@MainActor struct PictureTests {
  @Test func pictures() {
    for (columns, rows) in [(80, 24), (40, 16), (20, 5)] {
      for selected in 0...1 {
        let app = TestApp(columns: columns, rows: rows, Gallery.tabs(selected))
        print("== \(columns)x\(rows) tab \(selected)\n" + app.screen.text)
        app.press(.down)
        print("-- down\n" + app.screen.text)
      }
    }
  }
}
