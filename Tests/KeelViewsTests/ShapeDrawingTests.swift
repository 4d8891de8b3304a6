import KeelControls
import KeelScene
import KeelTesting
import KeelViews
import Testing

/// Shapes are elements where these say it exactly, and drawings for the reported size otherwise.
@MainActor @Suite(.serialized) struct ShapeDrawingTests {
  private func elements<Content: View>(@ViewBuilder _ views: () -> Content) -> [Element] {
    ViewStage(VStack(content: views)).frontEnd.tree.inReadingOrder().map(\.element).filter {
      switch $0 {
      case .shape, .drawing: true
      default: false
      }
    }
  }

  @Test func builtInShapesStayShapes() {
    let vertical = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let found = elements {
      Circle().fill(.red)
      Capsule().stroke(.green, lineWidth: 3)
      RoundedRectangle(cornerRadius: 4).fill(vertical)
      Rectangle().strokeBorder(.blue, lineWidth: 2)
      Color.red
    }
    #expect(
      found == [
        .shape(ShapeElement(kind: .circle, fill: .color(.red))),
        .shape(ShapeElement(kind: .capsule, fill: nil, stroke: .green, lineWidth: 3, isStrokeCentered: true)),
        .shape(
          ShapeElement(
            kind: .rounded(radius: 4),
            fill: .gradient(
              SceneGradient(
                stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)],
                start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 1))))),
        .shape(ShapeElement(kind: .rectangle, fill: nil, stroke: .blue, lineWidth: 2)),
        .shape(ShapeElement(kind: .rectangle, fill: .color(.red))),
      ])
  }

  @Test func whatAShapeCannotSayIsDrawn() {
    let slanted = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    let found = elements {
      Circle().trim(from: 0, to: 0.5).stroke(.red)
      Rectangle().fill(slanted)
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      Rectangle().rotation(.degrees(45))
      Circle().fill(.red).stroke(.blue, lineWidth: 2).fill(.green)
      Circle().inset(by: 5)
      Circle().stroke(.red.opacity(0.5), lineWidth: 2)
    }
    for element in found {
      guard case .drawing(let drawing) = element else { return #expect(Bool(false), "\(element)") }
      #expect(drawing.size == SceneSize(width: 1024, height: 768))
    }
    #expect(found.count == 7)
  }

  @Test func pathsAreDrawnForTheReportedSize() async throws {
    let stage = ViewStage(VStack { Rectangle().inset(by: 10).rotation(.degrees(90)).fill(.red) })
    await stage.driver.settle()
    let node = try #require(
      stage.frontEnd.tree.inReadingOrder().first { if case .drawing = $0.element { true } else { false } })
    stage.frontEnd.place(node.id, at: SceneRect(x: 5, y: 5, width: 100, height: 60))
    guard case .drawing(let drawing)? = stage.frontEnd.tree.element(of: node.id),
      case .fill(let path, .color(.red, opacity: 1), isEvenOdd: false)? = drawing.commands.first
    else { return #expect(Bool(false)) }
    #expect(drawing.size == SceneSize(width: 100, height: 60))
    let points = path.steps.compactMap { step -> [Int]? in
      switch step {
      case .move(let end), .line(let end): [Int(end.x.rounded()), Int(end.y.rounded())]
      default: nil
      }
    }
    // 80 by 40 points in the middle, turned about the middle (50, 30).
    #expect(points == [[70, -10], [70, 70], [30, 70], [30, -10]])
    stage.expectFresh()
  }

  @Test func aPathNeedsNoSize() {
    var path = Path()
    path.append(.move(to: ScenePoint(x: 1, y: 2)))
    path.append(.line(to: ScenePoint(x: 3, y: 4)))
    let stage = ViewStage(VStack { path.stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3])) })
    let node = stage.frontEnd.tree.inReadingOrder().first { if case .drawing = $0.element { true } else { false } }
    guard case .drawing(let drawing)? = node?.element else { return #expect(Bool(false)) }
    #expect(drawing.size == nil && node?.attributes.geometry == GeometryInterest.none)
    #expect(
      drawing.commands == [.stroke(DrawingPath(path.steps), .color(.red), DrawingStroke(width: 2, dash: [3]))])
  }

  @Test func opacitiesOfColoursAreKeptInDrawings() {
    let found = elements { Circle().trim(from: 0, to: 0.5).fill(Color.red.opacity(0.25)) }
    guard case .drawing(let drawing)? = found.first, case .fill(_, let paint, _)? = drawing.commands.first else {
      return #expect(Bool(false))
    }
    #expect(paint == .color(.red, opacity: 0.25))
  }
}
