import KeelScene
import Testing

@testable import KeelTerminal

/// Pages whose content is wider than the terminal.
@MainActor @Suite struct WidePageTests {
  private func board(_ columns: Int, _ rows: Int) -> Subtree {
    let lines = (0..<rows).map { y in
      let squares = (0..<columns).map { x in
        node(.box(BoxElement(frame: SceneFrame(width: 48, height: 16))), [button("\(y)\(x)", style: .plain)])
      }
      return node(.stack(StackElement(axis: .horizontal, spacing: 8)), squares)
    }
    return node(.stack(StackElement(axis: .vertical)), lines)
  }

  @Test func everythingThatHasTheFocusIsInSight() throws {
    let app = TestApp(columns: 80, rows: 24, page("", board(20, 40)))
    func isSeen() -> Bool {
      guard let stop = app.screen.stops.first(where: { $0.id == app.screen.focusedNode }) else { return false }
      return Rect(0, 0, 80, 23).intersection(stop.rect) == stop.rect
    }
    #expect(isSeen())
    for key in Array(repeating: Key.Code.right, count: 19) + Array(repeating: .down, count: 39) {
      app.press(key)
      #expect(isSeen())
    }
    #expect(app.text.contains("3919"))
    app.press(.home)
    #expect(isSeen() && app.text.contains("00"))
  }

  @Test func contentThatIsTooWideIsInTheMiddleAtFirst() {
    let line = String(repeating: "a", count: 20) + "middle" + String(repeating: "z", count: 20)
    let wide = node(.box(BoxElement(frame: SceneFrame(width: 46 * 8, height: 16))), [label(line)])
    let app = TestApp(columns: 40, rows: 20, page("", wide))
    #expect(app.text.contains("aaaamiddlezzzz"))
  }
}
