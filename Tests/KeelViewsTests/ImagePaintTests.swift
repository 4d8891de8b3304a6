import KeelScene
import KeelTesting
import KeelViews
import Testing

@testable import KeelControls

/// Pictures that are repeated as the fill of shapes, backgrounds and borders.
@MainActor @Suite(.serialized) struct ImagePaintTests {
  private static let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'></svg>".utf8)

  private func paint(part: SceneRect = SceneRect(width: 1, height: 1), scale: Double = 1) throws -> ImagePaint {
    var paint = ImagePaint(image: Image(uiImage: try #require(UIImage(data: Self.svg))), scale: scale)
    paint.source = part
    return paint
  }

  /// The paints of the drawings in a view, in order.
  private func paints<V: View>(_ view: V) -> [DrawingPaint] {
    ViewStage(view).frontEnd.tree.inReadingOrder().flatMap { node -> [DrawingPaint] in
      guard case .drawing(let drawing) = node.element else { return [] }
      return drawing.commands.compactMap {
        switch $0 {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint
        default: nil
        }
      }
    }
  }

  private func tile(_ paint: DrawingPaint?) -> DrawingTile? {
    if case .tiles(let tile)? = paint { tile } else { nil }
  }

  @Test func aShapeRepeatsAPartOfThePictureInItsScale() throws {
    let part = SceneRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let tile = try #require(tile(paints(Rectangle().fill(try paint(part: part, scale: 3))).first))
    #expect(tile.data.bytes == Self.svg && tile.part == part)
    #expect(tile.area == SceneRect(x: 0, y: 0, width: 30, height: 30))
    #expect(tile.pictureArea == SceneRect(x: -30, y: 0, width: 60, height: 30))
  }

  @Test func strokesBordersBackgroundsAndFadedStylesRepeatIt() throws {
    let paint = try paint()
    for found in [
      paints(Circle().strokeBorder(paint, lineWidth: 20)), paints(Text(verbatim: "a").border(paint, width: 3)),
      paints(Text(verbatim: "a").background(paint)), paints(Text(verbatim: "a").background(paint, in: Capsule())),
      paints(Circle().fill(paint.opacity(0.5))), paints(Circle().fill(AnyShapeStyle(paint))),
    ] {
      #expect(found.count == 1 && tile(found.first)?.data.bytes == Self.svg)
    }
    #expect(tile(paints(Circle().fill(paint.opacity(0.5))).first)?.opacity == 0.5)
  }

  @Test func symbolsAndTextsHaveTheTextColour() throws {
    let paint = try paint()
    let stage = ViewStage(
      VStack {
        Circle().fill(ImagePaint(image: Image(systemName: "star")))
        Text(verbatim: "a").foregroundStyle(paint)
      })
    let fills: [ScenePaint] = stage.elements { if case .shape(let shape) = $0 { shape.fill } else { nil } }
    let colors: [SceneColor] = stage.elements { if case .label(let label) = $0 { label.color } else { nil } }
    #expect(fills == [.color(.label)] && colors == [.label])
  }
}
