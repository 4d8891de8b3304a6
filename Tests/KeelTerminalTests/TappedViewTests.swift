import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// Buttons that add nothing to their label.
@MainActor @Suite struct TappedViewTests {
  private func centred(_ children: Subtree...) -> Subtree {
    node(.stack(StackElement(spacing: 0, alignment: .center, distribution: .pageContent)), children)
  }

  private func area(_ title: String, isEnabled: Bool = true) -> Subtree {
    var area = node(.button(ButtonElement(style: .area, hasLabelChild: true)), [label(title)])
    area.attributes.isEnabled = isEnabled
    return area
  }

  private func frame(of id: NodeID, _ app: TestApp) -> Rect? {
    app.screen.recordsFrames = true
    app.screen.compose()
    return app.screen.found.allFrames?[id]
  }

  @Test func aTappedViewHasTheFrameAndTheLookOfTheView() throws {
    let plain = label("Text")
    let tapped = area("Text", isEnabled: false)
    let first = TestApp(columns: 44, rows: 20, page("", centred(plain)))
    let second = TestApp(columns: 44, rows: 20, page("", centred(tapped)))
    #expect(frame(of: plain.id, first) == frame(of: tapped.id, second))
    let rect = try #require(frame(of: plain.id, first))
    func look(_ app: TestApp) -> CellStyle { app.screen.pool.style(app.screen.grid[rect.x, rect.y].style) }
    #expect(look(first) == look(second))
  }

  @Test func theFocusHighlightsATappedViewAndReturnPressesIt() throws {
    let tapped = area("Text")
    let app = TestApp(columns: 44, rows: 20, page("", centred(tapped)))
    let rect = try #require(frame(of: tapped.id, app))
    #expect(rect.width == 4)
    #expect(app.screen.stops.map(\.id) == [tapped.id])
    app.press(.enter)
    #expect(app.sent == [.activate(tapped.id)])
    #expect(app.screen.pool.style(app.screen.grid[rect.x, rect.y].style) == app.screen.looks.theme.focus)
  }
}
