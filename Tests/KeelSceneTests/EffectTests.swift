import Testing

@testable import KeelScene

/// Effects are ordered, and contain numbers that every front end can use.
@Suite struct EffectTests {
  private let center = ScenePoint(x: 0.5, y: 0.5)
  private let size = SceneSize(width: 100, height: 40)

  @Test func numbersAreFiniteAndLimited() {
    var box = BoxElement(effects: [
      .rotation(angle: .nan, anchor: ScenePoint(x: .infinity, y: .nan)), .scale(x: .nan, y: -.infinity, anchor: center),
      .rotation3D(angle: .infinity, axis: SceneAxis(x: 0, y: .nan, z: 0), anchor: center, distance: -3),
      .blur(radius: .infinity), .shadow(.red, opacity: 9, radius: -1, x: .nan, y: 1e300), .opacity(.nan),
      .color(.brightness(7)), .color(.contrast(.nan)), .color(.saturation(-2)), .offset(x: -.infinity, y: 2),
    ])
    #expect(
      box.effects == [
        .rotation(angle: 0, anchor: ScenePoint(x: 1e6, y: 0)), .scale(x: 1, y: -1000, anchor: center),
        .rotation3D(angle: 1e6, axis: SceneAxis(x: 0, y: 0, z: 1), anchor: center, distance: nil),
        .blur(radius: 200), .shadow(.red, opacity: 1, radius: 0, x: 0, y: 1e6), .opacity(0),
        .color(.brightness(1)), .color(.contrast(0)), .color(.saturation(0)), .offset(x: -1e6, y: 2),
      ])
    box.effects = Array(repeating: .blur(radius: -1), count: 1000)
    #expect(box.effects == Array(repeating: .blur(radius: 0), count: 32))
    let outline = SceneOutline(
      DrawingPath(Array(repeating: .line(to: ScenePoint(x: 1, y: 1)), count: 100_000)),
      size: SceneSize(width: .nan, height: -1))
    #expect(outline.size == SceneSize(width: 0, height: 0) && outline.polygon.isEmpty)
    #expect(outline.path.steps.count == SceneOutline.maximumCorners)
  }

  @Test func theOrderOfEffectsMatters() throws {
    let turn = SceneEffect.rotation(angle: .pi / 2, anchor: center)
    let move = SceneEffect.offset(x: 10, y: 0)
    let middle = ScenePoint(x: 50, y: 20)
    let turnedThenMoved = try #require([turn, move].transform(in: size)).applied(to: middle)
    let movedThenTurned = try #require([move, turn].transform(in: size)).applied(to: middle)
    #expect(turnedThenMoved == ScenePoint(x: 60, y: 20) && movedThenTurned == ScenePoint(x: 50, y: 30))
    #expect([SceneEffect.blur(radius: 3), .opacity(0.5)].transform(in: size) == nil)
  }

  @Test func anchorsStayInTheirPlace() throws {
    let corner = ScenePoint(x: 1, y: 0)
    for effect: SceneEffect in [
      .rotation(angle: 1, anchor: corner), .scale(x: 3, y: -2, anchor: corner),
      .rotation3D(angle: 2, axis: SceneAxis(x: 0.6, y: 0.8, z: 0), anchor: corner, distance: nil),
    ] {
      let place = try #require(effect.transform(in: size)).applied(to: ScenePoint(x: 100, y: 0))
      #expect(abs(place.x - 100) < 1e-9 && abs(place.y) < 1e-9)
    }
    // Half a turn about the vertical axis mirrors, exactly.
    let back = SceneEffect.rotation3D(angle: .pi, axis: SceneAxis(x: 0, y: 1, z: 0), anchor: center, distance: nil)
    #expect(back.transform(in: size) == DrawingTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
  }

  @Test func coloursChangeAsInStyleSheets() throws {
    func changed(_ effect: SceneColorEffect, _ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> [UInt8] {
      let (red, green, blue) = try #require(ColorMatrix(effect)).applied(to: (red, green, blue))
      return [red, green, blue]
    }
    #expect(try changed(.grayscale(1), 255, 0, 0) == [54, 54, 54])
    #expect(try changed(.invert, 10, 100, 255) == [245, 155, 0])
    #expect(try changed(.brightness(0.2), 0, 100, 250) == [51, 151, 255])
    #expect(try changed(.brightness(-0.2), 0, 100, 250) == [0, 49, 199])
    #expect(try changed(.contrast(0), 0, 100, 250) == [128, 128, 128])
    #expect(try changed(.saturation(1), 1, 2, 3) == [1, 2, 3])
    #expect(try changed(.hueRotation(2 * .pi), 9, 80, 200) == [9, 80, 200])
    #expect(ColorMatrix(.luminanceToAlpha) == nil)
  }

  @Test func outlinesArePolygonsOfTheirArea() {
    func point(_ x: Double, _ y: Double) -> ScenePoint { ScenePoint(x: x, y: y) }
    let triangle = DrawingPath([
      .move(to: point(50, 0)), .line(to: point(100, 40)), .line(to: point(0, 40)), .closeSubpath,
    ])
    #expect(
      SceneOutline(triangle, size: size).polygon == [point(0.5, 0), point(1, 1), point(0, 1), point(0.5, 0)])
    let circle = SceneOutline(DrawingPath(.circle, in: SceneRect(x: 0, y: 0, width: 100, height: 100)), size: size)
    #expect(circle.polygon.count > 60)
    // A second subpath is reached along a line, and left along the same one.
    let two = SceneOutline(DrawingPath(triangle.steps + triangle.steps), size: size).polygon
    #expect(two.count == 12 && two.first == two.last)
  }
}
