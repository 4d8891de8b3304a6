import KeelScene
import KeelViews
import Testing

/// Outlines are trimmed and their shapes recognized.
@Suite struct ValuesPathTests {
  private func line() -> Path {
    var path = Path()
    path.append(.move(to: .init(x: 0, y: 0)))
    path.append(.line(to: .init(x: 10, y: 0)))
    path.append(.line(to: .init(x: 10, y: 30)))
    return path
  }

  @Test func aPartOfAnOutlineHasItsShareOfTheLength() {
    #expect(line().trimmedPath(from: 0, to: 1) == line())
    let half = line().trimmedPath(from: 0.125, to: 0.5)
    #expect(
      half.steps == [.move(to: .init(x: 5, y: 0)), .line(to: .init(x: 10, y: 0)), .line(to: .init(x: 10, y: 10))])
    #expect(line().trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line().trimmedPath(from: -1, to: 2) == line())
    #expect(Path().trimmedPath(from: 0, to: 1).isEmpty)
  }

  @Test func halfACircleEndsOnItsOtherSide() throws {
    var circle = Path()
    circle.addEllipse(in: .init(x: 0, y: 0, width: 20, height: 20))
    let half = circle.trimmedPath(from: 0, to: 0.5)
    let end = try #require(half.current)
    #expect(abs(end.x) < 0.1 && abs(end.y - 10) < 0.1)
  }

  @Test func knownOutlinesAreKnown() {
    let rect = Path.Rect(x: 0, y: 0, width: 120, height: 80)
    func kind(_ draw: (inout Path) -> Void) -> ShapeKind { _ShapeOutline(of: Path(draw)).kind }
    #expect(kind { $0.addRect(rect) } == .rectangle)
    #expect(kind { $0.addEllipse(in: rect) } == .ellipse)
    #expect(kind { $0.addEllipse(in: .init(x: 20, y: 0, width: 80, height: 80)) } == .circle)
    #expect(kind { $0.addRoundedRect(in: rect, cornerWidth: 12, cornerHeight: 12) } == .rounded(radius: 12))
    #expect(kind { $0.addRoundedRect(in: rect, cornerWidth: 40, cornerHeight: 40) } == .capsule)
    // All other outlines count as rectangles.
    #expect(_ShapeOutline(of: line()).kind == .rectangle)
    #expect(_ShapeOutline(of: Path()).kind == .rectangle)
  }
}
