import KeelInteraction
import KeelScene
import Testing

@testable import KeelTerminal

/// The places of presses on nodes that want to know of them.
@MainActor @Suite struct PressPlaceTests {
  @Test(arguments: [false, true]) func aPressIsCountedFromTheLeadingSide(isMirrored: Bool) throws {
    var pad = node(
      .box(BoxElement(frame: SceneFrame(width: 80, height: 16), pointer: PointerInterest(drag: 0))), [label("Pad")])
    pad.attributes.layoutDirection = isMirrored ? .rightToLeft : nil
    let app = TestApp(columns: 44, rows: 20, page("", pad))
    app.screen.recordsFrames = true
    app.screen.compose()
    let rect = try #require(app.screen.found.allFrames?[pad.id])
    // On the third cell from the left, and then one to the right.
    app.screen.handle(.mouse(Mouse(.press, x: rect.x + 2, y: rect.y)))
    app.screen.handle(.mouse(Mouse(.drag, x: rect.x + 3, y: rect.y)))
    app.screen.handle(.mouse(Mouse(.release, x: rect.x + 3, y: rect.y)))
    let reports = app.sent.compactMap { event in
      if case .pointer(pad.id, let report) = event { report } else { nil }
    }
    let (first, second) = isMirrored ? (Double(rect.width) * 8 - 20, Double(rect.width) * 8 - 28) : (20, 28)
    #expect(reports.map(\.phase) == [.began, .moved, .ended])
    #expect(reports.map(\.start.x) == [first, first, first])
    #expect(reports.map(\.location.x) == [first, second, second])
    let side = isMirrored ? 44 - rect.x - rect.width : rect.x
    #expect(reports.map(\.origin.x) == Array(repeating: Double(side) * 8, count: 3))
  }
}
