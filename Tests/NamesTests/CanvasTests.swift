import Keel
import KeelScene
import KeelTesting
import SwiftUI
import Testing

/// A canvas records what its renderer draws, in the state that the context had.
@MainActor @Suite(.serialized) struct CanvasTests {
  private func show(_ view: some View) -> HeadlessFrontEnd {
    let window = UIWindow(rootViewController: UIHostingController(rootView: view))
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    withExtendedLifetime(window) { frontEnd.revealVisibleRows() }
    return frontEnd
  }

  private func recorded(_ draw: @escaping (inout GraphicsContext, CGSize) -> Void) -> DrawingElement? {
    found(in: show(Canvas(renderer: draw)))
  }

  private func found(in frontEnd: HeadlessFrontEnd) -> DrawingElement? {
    frontEnd.tree.inReadingOrder().lazy.compactMap {
      if case .drawing(let drawing) = $0.element { drawing } else { nil }
    }
    .first
  }

  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func theStateOfTheContextIsRecorded() throws {
    let square = square
    let drawing = try #require(
      recorded { context, size in
        context.fill(square, with: .color(.red))
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 5, y: 6)
        copy.scaleBy(x: 2, y: 2)
        copy.stroke(square, with: .foreground, lineWidth: 3)
        // The copy does not change the context.
        context.stroke(square, with: .color(.blue), style: StrokeStyle(lineWidth: 1, lineCap: .round, dash: [2, 1]))
      })
    let path = DrawingPath(square.drawn.steps)
    #expect(
      drawing.commands == [
        .fill(path, .color(.red)),
        .group(
          DrawingGroup(
            transform: DrawingTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6), opacity: 0.5,
            commands: [.stroke(path, .color(.label), DrawingStroke(width: 3))])),
        .stroke(path, .color(.blue), DrawingStroke(cap: .round, dash: [2, 1])),
      ])
    #expect(drawing.size == SceneSize(width: 1024, height: 768) && drawing.isClipped)
  }

  @Test func aShadingRepeatsAPicture() throws {
    let square = square
    let bytes = Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'></svg>".utf8)
    let image = Image(uiImage: try #require(UIImage(data: bytes)))
    let drawing = try #require(
      recorded { context, _ in
        context.fill(
          square,
          with: .tiledImage(
            image, origin: CGPoint(x: 4, y: 5), sourceRect: CGRect(x: 0, y: 0, width: 0.5, height: 1), scale: 2))
      })
    guard case .fill(_, .tiles(let tile), _)? = drawing.commands.first else { return #expect(Bool(false)) }
    #expect(tile.area == SceneRect(x: 4, y: 5, width: 20, height: 20))
    #expect(tile.part == SceneRect(x: 0, y: 0, width: 0.5, height: 1))
  }

  @Test func aCanvasKeepsItsSettings() throws {
    let square = square
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, _ in
      context.fill(square, with: .color(.red))
    }
    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    #expect(Canvas(renderer: canvas.renderer).colorMode == .nonLinear)
    let labelled = Canvas(colorMode: .extendedLinear, renderer: canvas.renderer) { Text(verbatim: "a").tag(1) }
    #expect(labelled.colorMode == .extendedLinear && !labelled.isOpaque)
    #expect(found(in: show(canvas))?.commands == [.fill(DrawingPath(square.drawn.steps), .color(.red))])
  }

  @Test func layersAreDrawnAsOnePicture() throws {
    let square = square
    let drawing = try #require(
      recorded { context, _ in
        context.clip(to: square)
        context.addFilter(.blur(radius: 2))
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(square, with: .color(.red))
          layer.fill(square, with: .color(.green))
        }
      })
    let path = DrawingPath(square.drawn.steps)
    #expect(
      drawing.commands == [
        .group(
          DrawingGroup(
            clip: .init(path), opacity: 0.5, filters: [.blur(radius: 2)],
            commands: [.fill(path, .color(.red)), .fill(path, .color(.green))]))
      ])
  }

  @Test func gradientsAndTextsAreResolved() throws {
    let square = square
    let drawing = try #require(
      recorded { context, _ in
        context.fill(
          square,
          with: .linearGradient(
            Gradient(colors: [.red, .clear]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0)))
        let text = context.resolve(Text("Ten letter").bold())
        let size = text.measure(in: CGSize(width: 1_000, height: 1_000))
        #expect(size == CGSize(width: 80, height: 20))
        context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
        context.draw(Image(systemName: "star"), in: CGRect(x: 1, y: 2, width: 3, height: 4))
      })
    let stops = [
      SceneGradient.Stop(color: .red, location: 0), SceneGradient.Stop(color: .red, opacity: 0, location: 1),
    ]
    #expect(
      drawing.commands == [
        .fill(
          DrawingPath(square.drawn.steps), .linear(stops, from: ScenePoint(x: 0, y: 0), to: ScenePoint(x: 10, y: 0))),
        .text(
          DrawingText(
            ["Ten letter"], font: SceneFont(weight: .bold), at: ScenePoint(x: 50, y: 50),
            anchor: ScenePoint(x: 0, y: 0))),
        .symbol(Symbol("star", color: .label), in: SceneRect(x: 1, y: 2, width: 3, height: 4)),
      ])
  }

  @Test func symbolsOfTheCanvasAreFoundByTheirTags() throws {
    let frontEnd = show(
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: 9) == nil)
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        context.draw(symbol, at: CGPoint(x: 100, y: 100))
      } symbols: {
        Text("one").tag(1)
        Text("two").foregroundStyle(.white).tag(2)
      })
    let drawing = try #require(found(in: frontEnd))
    guard case .group(let group)? = drawing.commands.first, case .text(let text)? = group.commands.first else {
      return #expect(Bool(false), "\(drawing)")
    }
    #expect(text.lines == ["two"] && text.paint == .color(.rgb(red: 255, green: 255, blue: 255)))
    // Three letters of 8 points, 20 points high, around the point.
    #expect(group.transform == DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: 88, ty: 90))
  }

  @Test func aSymbolInARectangleIsDrawnInTheCoordinatesOfTheContext() throws {
    let frontEnd = show(
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.translateBy(x: 5, y: 6)
        context.scaleBy(x: 2, y: 2)
        context.draw(symbol, in: CGRect(x: 10, y: 20, width: 48, height: 60))
      } symbols: {
        Text("one").tag(1)
      })
    let drawing = try #require(found(in: frontEnd))
    guard case .group(let group)? = drawing.commands.first else { return #expect(Bool(false), "\(drawing)") }
    // The symbol, 24 by 20 points, fills the rectangle, which the context then doubles and moves.
    #expect(group.transform == DrawingTransform(a: 4, b: 0, c: 0, d: 6, tx: 25, ty: 46))
  }

  @MainActor @Observable final class Hand {
    var angle = 0.0
  }

  @Test func aCanvasFollowsWhatItsRendererHasRead() throws {
    let hand = Hand()
    let square = square
    let frontEnd = show(
      Canvas { context, _ in
        context.fill(square, with: .color(.red))
        context.rotate(by: .degrees(hand.angle))
        context.stroke(square, with: .color(.blue))
      })
    let before = found(in: frontEnd)
    frontEnd.clearLog()
    hand.angle = 90
    Turn.shared.flush()
    #expect(found(in: frontEnd) != before && frontEnd.log.operationCount == 1)
  }
}
